import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FormDate } from '../form/fields/FormDate.js';
import type { Rule } from '../form/rules.js';
import type { FieldProps } from '../form/useField.js';

interface Props {
  readonly required?: boolean;
  /** A day, unless an instant is asked for. */
  readonly Field?: ComponentType<FieldProps<string | null>>;
  /** Fields of the first and of the last day, as the service calls them. */
  readonly names?: readonly [first: string, last: string];
}

/** The period of a list: it does not end before it begins. */
export function FormPeriod({ required, Field = FormDate, names = ['dateDebut', 'dateFin'] }: Props) {
  const translate = useTranslate();
  const [firstName, lastName] = names;
  const first: string | null = useWatch({ name: firstName });
  const notReversed: Rule<string | null> = (last) =>
    last && first && last < first ? { code: ApiCode.periodReversed } : undefined;
  return (
    <>
      <Field name={firstName} label={translate('list.from')} required={required} />
      <Field name={lastName} label={translate('list.until')} required={required} rules={[notReversed]} />
    </>
  );
}
