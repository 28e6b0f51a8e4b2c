import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface Props extends Pick<OutlinedInputProps, 'type' | 'autoFocus' | 'required' | 'endAdornment'> {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly error?: string;
  readonly help?: string;
}

/**
 * A field that the browser keeps. The public pages do without the form library and without MUI's TextField, which
 * brings menus along: they are the first thing that a phone loads.
 */
export function PlainInput({ label, error, help, required, ...props }: Props) {
  const id = useId();
  const message = error ?? help;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...props}
        id={id}
        label={label}
        required={required}
        inputProps={{
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': message && `${id}-help`,
        }}
      />
      {message && <FormHelperText id={`${id}-help`}>{message}</FormHelperText>}
    </FormControl>
  );
}
