import { useTranslate } from '../../../i18n/I18nProvider.js';
import type { FieldProps } from '../useField.js';
import { FormText } from './FormText.js';

/** The comment of an operation. */
export function FormComment({ name = 'comment', ...props }: Partial<FieldProps<string>>) {
  const translate = useTranslate();
  return <FormText name={name} label={translate('field.comment')} multiline {...props} />;
}
