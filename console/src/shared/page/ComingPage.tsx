import { useTranslate } from '../../i18n/I18nProvider.js';
import { useScreenRoute } from '../routing/useScreenRoute.js';
import { EmptyState } from './EmptyState.js';
import { LinkButton } from './LinkButton.js';
import { Page } from './Page.js';
import { Panel } from './Panel.js';

/** The address of a screen that a later version brings. */
export default function ComingPage() {
  const translate = useTranslate();
  const route = useScreenRoute();
  return (
    <Page title={translate(route?.title ?? 'coming.title')}>
      <Panel>
        <EmptyState
          title={translate('coming.title')}
          help={translate('coming.help')}
          action={
            <LinkButton to="/" variant="outlined">
              {translate('action.home')}
            </LinkButton>
          }
        />
      </Panel>
    </Page>
  );
}
