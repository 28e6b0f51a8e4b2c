import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface Props {
  readonly type: 'date' | 'time' | 'datetime-local' | 'month' | 'week';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly helperText?: React.ReactNode;
  readonly min?: string;
  readonly max?: string;
}

/** The browser's own date entry: keyboard segments on a desk, the system's wheels on a phone. */
export function NativeInput({ min, max, onChange, ...props }: Props) {
  return (
    <TextField
      {...props}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
