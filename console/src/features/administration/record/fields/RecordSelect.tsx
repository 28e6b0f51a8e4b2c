import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { FormSelect } from '../../../../shared/form/fields/FormSelect.js';

type Props = Omit<React.ComponentProps<typeof FormSelect>, 'label'>;

/** One of a short list, named by its field on the wire. */
export function RecordSelect(props: Props) {
  const translate = useTranslate();
  return <FormSelect label={translate(`administration.field.${props.name}`)} {...props} />;
}
