import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { MessagePage } from '../../shared/page/MessagePage.js';

export function ForbiddenPage() {
  const translate = useTranslate();
  const { centre } = useSession();
  return (
    <MessagePage
      title={translate('forbidden.title')}
      help={
        centre
          ? translate('forbidden.help', {
              centre: centre.nom,
              type: translate(`enum.centreType.${centre.type}`),
            })
          : translate('forbidden.helpAdministrator')
      }
      link={{ to: '/', label: translate('action.home') }}
    />
  );
}
