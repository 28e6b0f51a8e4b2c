import type { ExpiryType } from '../../../api/types.js';
import type { FieldProps } from '../useField.js';
import { FormDate } from './FormDate.js';
import { FormMonth } from './FormMonth.js';

/** An expiry as exactly as the product knows it: a day, or a month and a year. Held as `YYYY-MM-DD`. */
export function FormExpiry({ expiryType, ...props }: FieldProps<string | null> & { expiryType: ExpiryType }) {
  return expiryType === 'JOUR' ? <FormDate {...props} /> : <FormMonth {...props} />;
}
