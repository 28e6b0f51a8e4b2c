import TextField from '@mui/material/TextField';
import { MAX_TEXT } from '../../../api/generated/limits.js';
import { type as font } from '../../../theme/tokens.js';
import { maxText } from '../rules.js';
import { type FieldProps, useField } from '../useField.js';

interface Props extends FieldProps<string> {
  readonly multiline?: boolean;
  readonly autoFocus?: boolean;
  readonly type?: 'text' | 'password' | 'email' | 'tel';
  /** Lots and numbers: every character as wide as the next, no spelling correction. */
  readonly code?: boolean;
}

/** A text of at most 250 characters; what is left is shown when it becomes scarce. */
export function FormText({ multiline, autoFocus, type = 'text', code, ...props }: Props) {
  const field = useField<string>({ ...props, rules: [maxText, ...(props.rules ?? [])] });
  const length = (field.value ?? '').length;
  const scarce = length > MAX_TEXT * 0.8 ? `${length} / ${MAX_TEXT}` : undefined;
  return (
    <TextField
      {...field.input}
      type={type}
      value={field.value ?? ''}
      onChange={(event) => field.set(event.target.value)}
      helperText={field.error ?? scarce ?? props.help}
      multiline={multiline}
      minRows={multiline ? 2 : undefined}
      autoFocus={autoFocus}
      autoComplete="off"
      sx={code ? { '& input': { fontFamily: font.code } } : undefined}
      slotProps={{
        htmlInput: code ? { spellCheck: false, autoCapitalize: 'characters', 'data-code': '' } : {},
      }}
    />
  );
}
