import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Option } from '../../../../shared/form/fields/FormSelect.js';
import { type FieldProps, useField } from '../../../../shared/form/useField.js';

interface Props extends FieldProps<readonly string[]> {
  readonly options: readonly Option[];
}

/** Any number of a few choices, all in sight. */
export function FormCheckboxes({ options, ...props }: Props) {
  const field = useField<readonly string[]>(props);
  const chosen = field.value ?? [];
  const toggle = (value: string, on: boolean) =>
    field.set(on ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <FormControl component="fieldset" error={field.error !== undefined} disabled={props.disabled}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem' }}>
        {props.label}
      </FormLabel>
      <FormGroup
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {options.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_, on) => toggle(value, on)}
                onBlur={field.onBlur}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
      {(field.error ?? props.help) && <FormHelperText>{field.error ?? props.help}</FormHelperText>}
    </FormControl>
  );
}
