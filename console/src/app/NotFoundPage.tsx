import { useTranslate } from '../i18n/I18nProvider.js';
import { MessagePage } from '../shared/page/MessagePage.js';

export default function NotFoundPage() {
  const translate = useTranslate();
  return (
    <MessagePage
      title={translate('notFound.title')}
      help={translate('notFound.help')}
      link={{ to: '/', label: translate('action.home') }}
    />
  );
}
