import { useSession } from '../../../providers/session/SessionProvider.js';
import { lastDayOfMonth, today } from '../../format/zone.js';
import type { Rule } from '../rules.js';
import type { FieldProps } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDateField } from './useDateField.js';

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
  const thisYear = Number(today(zone).slice(0, 4));
  const years = { from: thisYear, to: thisYear + YEARS };
  const field = useDateField({ ...props, rules: [...(props.rules ?? []), notAfter(years)] });
  return (
    <DateInput
      {...field.input}
      kind="month"
      value={field.value}
      onChange={(typed) => field.type(typed && lastDayOfMonth(typed))}
      min={`${years.from}-01-01`}
      max={`${years.to}-12-31`}
    />
  );
}
