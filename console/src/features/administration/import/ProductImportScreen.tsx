import { useTranslate } from '../../../i18n/I18nProvider.js';
import { KINDS } from '../record/administered-kind.js';
import { ImportScreen } from './ImportScreen.js';

export default function ProductImportScreen() {
  const translate = useTranslate();
  return <ImportScreen kind={KINDS.product} title={translate('administration.import.products')} />;
}
