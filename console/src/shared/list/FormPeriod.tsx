import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiCode } from '../../api/generated/codes.js';
import { FormDate } from '../form/fields/FormDate.js';
import type { Rule } from '../form/rules.js';
import type { FieldProps } from '../form/useField.js';

interface Props {
  /** Of both ends, as the reader is asked for them. */
  readonly from: string;
  readonly until: string;
  readonly required?: boolean;
  /** A day, unless an instant is asked for. */
  readonly Field?: ComponentType<FieldProps<string | null>>;
}

/** The period of a list, under the service's names: it does not end before it begins. */
export function FormPeriod({ from, until, required, Field = FormDate }: Props) {
  const first: string | null = useWatch({ name: 'dateDebut' });
  const notReversed: Rule<string | null> = (last) =>
    last && first && last < first ? { code: ApiCode.periodReversed } : undefined;
  return (
    <>
      <Field name="dateDebut" label={from} required={required} />
      <Field name="dateFin" label={until} required={required} rules={[notReversed]} />
    </>
  );
}
