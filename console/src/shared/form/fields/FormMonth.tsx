import { useSession } from '../../../providers/session/SessionProvider.js';
import { lastDayOfMonth, today } from '../../format/zone.js';
import { type FieldProps, useField } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDraft } from './useDraft.js';

/** Years that an expiry may be chosen from. */
const YEARS = 30;

/** A month, held as its last day `YYYY-MM-DD`; the choice of years spans 30 from the current one. */
export function FormMonth(props: FieldProps<string | null>) {
  const { zone } = useSession();
  const draft = useDraft();
  const field = useField<string | null>({ ...props, rules: [draft.rule, ...(props.rules ?? [])] });
  const thisYear = Number(today(zone).slice(0, 4));
  return (
    <DateInput
      kind="month"
      label={props.label}
      required={props.required}
      disabled={props.disabled}
      value={field.value}
      onChange={(typed) => field.set(draft.note(typed && lastDayOfMonth(typed)))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={`${thisYear}-01-01`}
      max={`${thisYear + YEARS}-12-31`}
      error={field.error !== undefined}
      helperText={field.error ?? props.help}
    />
  );
}
