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
}

/** The period of a list, under the service's names: it does not end before it begins. */
export function FormPeriod({ required, Field = FormDate }: Props) {
  const translate = useTranslate();
  const first: string | null = useWatch({ name: 'dateDebut' });
  const notReversed: Rule<string | null> = (last) =>
    last && first && last < first ? { code: ApiCode.periodReversed } : undefined;
  return (
    <>
      <Field name="dateDebut" label={translate('list.from')} required={required} />
      <Field name="dateFin" label={translate('list.until')} required={required} rules={[notReversed]} />
    </>
  );
}
