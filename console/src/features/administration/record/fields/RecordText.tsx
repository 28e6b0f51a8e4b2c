import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { FormText } from '../../../../shared/form/fields/FormText.js';

type Props = Omit<React.ComponentProps<typeof FormText>, 'label'>;

/** A text of a record, named by its field on the wire. */
export function RecordText(props: Props) {
  const translate = useTranslate();
  return <FormText label={translate(`administration.field.${props.name}`)} {...props} />;
}
