import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { type FieldProps, useField } from '../useField.js';

interface Props extends FieldProps<File | null> {
  /** `.docx` */
  readonly accept: string;
  /** Name of the file that is kept while no other is chosen. */
  readonly current?: string;
}

/** A file from the computer, chosen or dropped. */
export function FormFile({ accept, current, ...props }: Props) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useField<File | null>(props);
  const name = field.value?.name ?? current;
  const message = field.error ?? props.help;
  return (
    <FormControl error={field.error !== undefined} required={props.required}>
      <FormLabel component="span" id={id} sx={{ mb: 2, fontSize: '0.875rem' }}>
        {props.label}
      </FormLabel>
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const dropped = event.dataTransfer.files[0];
          if (dropped) field.set(dropped);
        }}
        sx={[
          {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            p: 3,
            border: 1,
            borderStyle: 'dashed',
            borderColor: 'outline',
            borderRadius: 1,
          },
          field.error !== undefined && { borderColor: 'error.main' },
        ]}
      >
        <Button
          ref={field.ref}
          variant="outlined"
          startIcon={<UploadIcon />}
          aria-describedby={message ? `${id} ${id}-help` : id}
          onBlur={field.onBlur}
          onClick={() => input.current?.click()}
        >
          {translate(name ? 'file.replace' : 'file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          onChange={({ target }) => {
            field.set(target.files?.[0] ?? null);
            // The same file may be chosen again, once it is put right.
            target.value = '';
          }}
        />
        <Typography sx={{ overflowWrap: 'anywhere' }} color={name ? 'textPrimary' : 'textSecondary'}>
          {name ?? translate('file.drop')}
        </Typography>
      </Box>
      {message && <FormHelperText id={`${id}-help`}>{message}</FormHelperText>}
    </FormControl>
  );
}
