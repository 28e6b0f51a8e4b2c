import type { ExpiryType } from '../../../api/types.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { lastDayOfMonth, today } from '../../format/zone.js';
import { notExpired, type Rule } from '../rules.js';
import type { FieldProps } from '../useField.js';
import { DateInput } from './DateInput.js';
import { FormDate } from './FormDate.js';
import { useDateField } from './useDateField.js';

interface Props extends Omit<FieldProps<string | null>, 'rules'> {
  readonly expiryType: ExpiryType;
  /** The expiry of the batch that is edited: it may stay, even where it has passed. */
  readonly present?: string | null;
}

/**
 * An expiry as exactly as the product knows it: a day, or a month and a year. Held as `YYYY-MM-DD`. One that has passed
 * is objected to as soon as it is complete.
 */
export function FormExpiry({ expiryType, present = null, ...props }: Props) {
  const { zone } = useSession();
  const notPast = notExpired(expiryType, zone);
  const rules = [(value: string | null) => (value === present ? undefined : notPast(value))];
  return expiryType === 'JOUR' ? (
    <FormDate {...props} rules={rules} checkedAtOnce />
  ) : (
    <FormMonth {...props} rules={rules} checkedAtOnce />
  );
}

/** Years that an expiry may be chosen from. */
const YEARS = 30;

/** A year that is not among the choices can still be typed: 2126 for 2026. */
const notAfter =
  (years: { from: number; to: number }): Rule<string | null> =>
  (value) =>
    value !== null && Number(value.slice(0, 4)) > years.to
      ? { code: 'month.outOfChoice', arguments: { from: String(years.from), to: String(years.to) } }
      : undefined;

/** A month, held as its last day `YYYY-MM-DD`; the choice of years spans 30 from the current one. */
function FormMonth(props: FieldProps<string | null>) {
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
