import { useFormat } from '../../../providers/session/SessionProvider.js';
import { type FieldProps, useField } from '../useField.js';
import { NativeInput } from './NativeInput.js';

interface Props extends FieldProps<string | null> {
  /** `YYYY-MM-DD` */
  readonly min?: string;
  readonly max?: string;
}

/** A calendar date, `YYYY-MM-DD`. The line below repeats it in the reader's format: browsers follow their own. */
export function FormDate({ min, max, ...props }: Props) {
  const format = useFormat();
  const field = useField<string | null>(props);
  return (
    <NativeInput
      type="date"
      label={props.label}
      required={props.required}
      disabled={props.disabled}
      value={field.value ?? ''}
      onChange={(value) => field.set(value === '' ? null : value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={min}
      max={max}
      error={field.error !== undefined}
      helperText={field.error ?? (field.value ? format.date(field.value) : props.help)}
    />
  );
}
