import { useSession } from '../../../providers/session/SessionProvider.js';
import { lastDayOfMonth, today } from '../../format/zone.js';
import type { Rule } from '../rules.js';
import { type FieldProps, useField } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDraft } from './useDraft.js';

/** Years that an expiry may be chosen from. */
const YEARS = 30;

/** A year that is not among the choices can still be typed: 2126 for 2026. */
const notAfter =
  (years: { from: number; to: number }): Rule<string | null> =>
  (value) =>
    value !== null && Number(value.slice(0, 4)) > years.to
      ? { code: 'month.outOfChoice', arguments: years }
      : undefined;

/** A month, held as its last day `YYYY-MM-DD`; the choice of years spans 30 from the current one. */
export function FormMonth(props: FieldProps<string | null>) {
  const { zone } = useSession();
  const draft = useDraft();
  const thisYear = Number(today(zone).slice(0, 4));
  const years = { from: thisYear, to: thisYear + YEARS };
  const field = useField<string | null>({
    ...props,
    rules: [draft.rule, ...(props.rules ?? []), notAfter(years)],
  });
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
      min={`${years.from}-01-01`}
      max={`${years.to}-12-31`}
      error={field.error !== undefined}
      helperText={field.error ?? props.help}
    />
  );
}
