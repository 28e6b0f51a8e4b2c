import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { FormText } from '../../../shared/form/fields/FormText.js';

/** Active, inactive, or either. */
export function StatusFilter({ name = 'actif' }: { name?: string }) {
  const translate = useTranslate();
  return (
    <FormSelect
      name={name}
      label={translate('administration.field.status')}
      emptyLabel={translate('administration.either')}
      options={[
        { value: 'true', label: translate('administration.active') },
        { value: 'false', label: translate('administration.inactive') },
      ]}
    />
  );
}

/** Text that the field contains. */
export function TextFilter({ name }: { name: string }) {
  const translate = useTranslate();
  return <FormText name={name} label={translate(`administration.field.${name}`)} />;
}
