import { useSession } from '../../../providers/session/SessionProvider.js';
import { toInstant, toLocal } from '../../format/zone.js';
import { type FieldProps, useField } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDraft } from './useDraft.js';

/** An instant, ISO 8601, entered as the business clock shows it. */
export function FormDateTime(props: FieldProps<string | null>) {
  const { zone } = useSession();
  const draft = useDraft();
  const field = useField<string | null>({ ...props, rules: [draft.rule, ...(props.rules ?? [])] });
  return (
    <DateInput
      kind="minute"
      label={props.label}
      required={props.required}
      disabled={props.disabled}
      value={field.value && toLocal(field.value, zone)}
      onChange={(typed) => field.set(draft.note(typed && toInstant(typed, zone)))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.error !== undefined}
      helperText={field.error ?? props.help}
    />
  );
}
