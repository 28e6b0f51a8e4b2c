import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Panel } from '../../shared/page/Panel.js';

export function ForbiddenPage() {
  const translate = useTranslate();
  const { centre } = useSession();
  return (
    <Panel>
      <EmptyState
        isPage
        title={translate('forbidden.title')}
        help={
          centre
            ? translate('forbidden.help', {
                centre: centre.nom,
                type: translate(`enum.centreType.${centre.type}`),
              })
            : translate('forbidden.helpAdministrator')
        }
        action={
          <LinkButton to="/" variant="contained">
            {translate('action.home')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
