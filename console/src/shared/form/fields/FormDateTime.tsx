import { useSession } from '../../../providers/session/SessionProvider.js';
import { toInstant, toLocal } from '../../format/zone.js';
import type { FieldProps } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDateField } from './useDateField.js';

/** An instant, ISO 8601, entered as the business clock shows it. */
export function FormDateTime(props: FieldProps<string | null>) {
  const { zone } = useSession();
  const field = useDateField(props);
  return (
    <DateInput
      {...field.input}
      kind="minute"
      value={field.value && toLocal(field.value, zone)}
      onChange={(typed) => field.type(typed && toInstant(typed, zone))}
    />
  );
}
