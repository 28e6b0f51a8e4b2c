import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { type FieldProps, useField } from '../../../../shared/form/useField.js';

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
  const field = useField<File | null>(props);
  const name = field.value?.name ?? current;
  const message = field.error ?? props.help;
  return (
    <FormControl error={field.error !== undefined} required={props.required}>
      <FormLabel htmlFor={id} sx={{ mb: 2, fontSize: '0.875rem' }}>
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
        {/* The input inside is the control; its label is none of its own. */}
        <Button
          component="label"
          role={undefined}
          variant="outlined"
          startIcon={<UploadIcon />}
          tabIndex={-1}
        >
          {translate(name ? 'administration.file.replace' : 'administration.file.choose')}
          <input
            id={id}
            type="file"
            accept={accept}
            ref={field.ref}
            aria-describedby={message ? `${id}-help` : undefined}
            aria-invalid={field.error !== undefined}
            onBlur={field.onBlur}
            onChange={({ target }) => field.set(target.files?.[0] ?? null)}
            style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
          />
        </Button>
        <Typography sx={{ overflowWrap: 'anywhere' }} color={name ? 'textPrimary' : 'textSecondary'}>
          {name ?? translate('administration.file.drop')}
        </Typography>
      </Box>
      {message && <FormHelperText id={`${id}-help`}>{message}</FormHelperText>}
    </FormControl>
  );
}
