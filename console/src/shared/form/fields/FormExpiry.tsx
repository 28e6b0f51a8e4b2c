import type { ExpiryType } from '../../../api/types.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { notExpired } from '../rules.js';
import type { FieldProps } from '../useField.js';
import { FormDate } from './FormDate.js';
import { FormMonth } from './FormMonth.js';

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
