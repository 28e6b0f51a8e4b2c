import type { ExpiryType } from '../../../api/types.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { lastDayOfMonth, today } from '../../format/zone.js';
import { notExpired, objectionTo, type Rule } from '../rules.js';
import type { FieldProps } from '../useField.js';
import { DateInput } from './DateInput.js';
import { FormDate } from './FormDate.js';
import { useDateField } from './useDateField.js';

interface Props extends Omit<FieldProps<string | null>, 'rules'> {
  readonly expiryType: ExpiryType;
  /** The expiry of the batch that is edited: it may stay, even where it has passed. */
  readonly present?: string | null;
}

/** Years that an expiry may be chosen from. */
const YEARS = 30;

/**
 * An expiry as exactly as the product knows it: a day, or a month and a year. Held as `YYYY-MM-DD`. One that has
 * passed, or of a year that is not offered, is objected to as soon as it is complete (docs/rules/stock.md, ST-8).
 */
export function FormExpiry({ expiryType, present = null, ...props }: Props) {
  const { zone } = useSession();
  const thisYear = Number(today(zone).slice(0, 4));
  const years = { from: thisYear, to: thisYear + YEARS };
  const rules = [notExpired(expiryType, zone), notAfter(years)];
  const Field = expiryType === 'JOUR' ? FormDate : FormMonth;
  return (
    <Field
      {...props}
      rules={[(value) => (value === present ? undefined : objectionTo(value, ...rules))]}
      checkedAtOnce
      min={`${years.from}-01-01`}
      max={`${years.to}-12-31`}
    />
  );
}

/** A year that is not among the choices can still be typed: 2126 for 2026. */
const notAfter =
  (years: { from: number; to: number }): Rule<string | null> =>
  (value) =>
    value !== null && Number(value.slice(0, 4)) > years.to
      ? { code: 'year.outOfChoice', arguments: { from: String(years.from), to: String(years.to) } }
      : undefined;

interface MonthProps extends FieldProps<string | null> {
  /** `YYYY-MM-DD` */
  readonly min: string;
  readonly max: string;
}

/** A month, held as its last day `YYYY-MM-DD`. */
function FormMonth({ min, max, ...props }: MonthProps) {
  const field = useDateField(props);
  return (
    <DateInput
      {...field.input}
      kind="month"
      value={field.value}
      onChange={(typed) => field.type(typed && lastDayOfMonth(typed))}
      min={min}
      max={max}
    />
  );
}
