import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { FormCheckbox } from '../../../../shared/form/fields/FormCheckbox.js';

type Props = Omit<React.ComponentProps<typeof FormCheckbox>, 'label'>;

/** Yes or no, named by its field on the wire. */
export function RecordCheckbox(props: Props) {
  const translate = useTranslate();
  return <FormCheckbox label={translate(`administration.field.${props.name}`)} {...props} />;
}
