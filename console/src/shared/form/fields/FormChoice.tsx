import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { type FieldProps, useField } from '../useField.js';
import type { Option } from './FormSelect.js';
import { VisuallyHiddenRadio } from './VisuallyHiddenRadio.js';

interface Props<Value extends string> extends FieldProps<Value | null> {
  readonly options: readonly (Option & { readonly value: Value })[];
}

/** Two to four choices side by side, in further lines where there is no room; arrow keys move between them. */
export function FormChoice<Value extends string>({ options, ...props }: Props<Value>) {
  const labelId = useId();
  const field = useField<Value | null>(props);
  return (
    <FormControl error={field.error !== undefined} required={props.required} disabled={props.disabled}>
      <FormLabel id={labelId} sx={{ mb: 2, fontSize: '0.875rem' }}>
        {props.label}
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={labelId}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          width: 'fit-content',
          maxWidth: '100%',
          border: 1,
          borderColor: 'outline',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        {options.map(({ value, label }, index) => (
          <Box
            key={value}
            component="label"
            sx={{
              position: 'relative',
              display: 'flex',
              flexGrow: 1,
              justifyContent: 'center',
              alignItems: 'center',
              minHeight: { xs: 48, md: 40 },
              px: 4,
              cursor: props.disabled ? 'default' : 'pointer',
              // The lines above the first row and before the first choice of a row are below the frame.
              borderTop: 1,
              borderLeft: 1,
              borderColor: 'outline',
              mt: '-1px',
              ml: '-1px',
              bgcolor: 'background.paper',
              '&:has(:checked)': {
                bgcolor: 'primaryTint',
                color: 'primary.main',
                fontWeight: 'fontWeightMedium',
              },
              '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -3 },
            }}
          >
            <VisuallyHiddenRadio
              name={props.name}
              checked={field.value === value}
              disabled={props.disabled}
              onSelect={() => field.set(value)}
              onBlur={field.onBlur}
              ref={index === 0 ? field.ref : undefined}
            />
            {label}
          </Box>
        ))}
      </Box>
      {(field.error ?? props.help) && <FormHelperText>{field.error ?? props.help}</FormHelperText>}
    </FormControl>
  );
}
