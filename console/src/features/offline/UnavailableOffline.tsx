import { useTranslate } from '../../i18n/I18nProvider.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Panel } from '../../shared/page/Panel.js';

/** A page that needs the service, opened by who works offline. */
export function UnavailableOffline() {
  const translate = useTranslate();
  return (
    <Panel>
      <EmptyState
        isPage
        title={translate('offline.unavailable')}
        help={translate('offline.unavailableHelp')}
        action={
          <LinkButton to="/" variant="contained">
            {translate('offline.see')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
