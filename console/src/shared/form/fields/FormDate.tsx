import type { FieldProps } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDateField } from './useDateField.js';

interface Props extends FieldProps<string | null> {
  /** `YYYY-MM-DD` */
  readonly min?: string;
  readonly max?: string;
}

/** A calendar date, `YYYY-MM-DD`. */
export function FormDate({ min, max, ...props }: Props) {
  const field = useDateField(props);
  return (
    <DateInput {...field.input} kind="day" value={field.value} onChange={field.type} min={min} max={max} />
  );
}
