import { type FieldProps, useField } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDraft } from './useDraft.js';

interface Props extends FieldProps<string | null> {
  /** `YYYY-MM-DD` */
  readonly min?: string;
  readonly max?: string;
}

/** A calendar date, `YYYY-MM-DD`. */
export function FormDate({ min, max, ...props }: Props) {
  const draft = useDraft();
  const field = useField<string | null>({ ...props, rules: [draft.rule, ...(props.rules ?? [])] });
  return (
    <DateInput
      kind="day"
      label={props.label}
      required={props.required}
      disabled={props.disabled}
      value={field.value}
      onChange={(typed) => field.set(draft.note(typed))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={min}
      max={max}
      error={field.error !== undefined}
      helperText={field.error ?? props.help}
    />
  );
}
