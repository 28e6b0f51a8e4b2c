import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FieldProps, useField } from '../useField.js';
import type { Option } from './FormSelect.js';

interface Props extends FieldProps<readonly string[] | null> {
  readonly options: readonly Option[];
}

/** Any number of a short list, which stays open while one chooses. */
export function FormSelectMany({ options, ...props }: Props) {
  const field = useField<readonly string[] | null>(props);
  const chosen = field.value ?? [];
  return (
    <TextField
      {...field.input}
      select
      value={[...chosen]}
      onChange={({ target }) => field.set(([] as string[]).concat(target.value))}
      slotProps={{
        select: {
          multiple: true,
          renderValue: () =>
            options
              .filter(({ value }) => chosen.includes(value))
              .map(({ label }) => label)
              .join(', '),
        },
      }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          <Checkbox checked={chosen.includes(value)} tabIndex={-1} disableRipple sx={{ p: 0, mr: 2 }} />
          <ListItemText primary={label} />
        </MenuItem>
      ))}
    </TextField>
  );
}
