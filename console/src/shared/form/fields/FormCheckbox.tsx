import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type FieldProps, useField } from '../useField.js';

export function FormCheckbox(props: FieldProps<boolean>) {
  const field = useField<boolean>(props);
  return (
    <FormControl error={field.error !== undefined} disabled={props.disabled}>
      <FormControlLabel
        label={props.label}
        control={
          <Checkbox
            checked={field.value ?? false}
            onChange={(_, checked) => field.set(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {(field.error ?? props.help) && <FormHelperText>{field.error ?? props.help}</FormHelperText>}
    </FormControl>
  );
}
