import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useValueList } from '../../../providers/reference/reference-lists.js';
import type { FieldProps } from '../useField.js';
import { FormSelect } from './FormSelect.js';

/** Why goods are scrapped: a cause of the value list. */
export function FormCause(props: Omit<FieldProps<string | null>, 'label' | 'disabled'>) {
  const translate = useTranslate();
  const causes = useValueList('SCRAPPING_CAUSE');
  return <FormSelect label={translate('field.cause')} options={causes.data} {...props} />;
}
