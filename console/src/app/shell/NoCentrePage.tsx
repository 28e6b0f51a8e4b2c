import { useTranslate } from '../../i18n/I18nProvider.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Panel } from '../../shared/page/Panel.js';

/** For a user who was not given a centre yet, or whose only centre was switched off. */
export function NoCentrePage() {
  const translate = useTranslate();
  return (
    <Panel>
      <EmptyState
        isPage
        title={translate('noCentre.title')}
        help={translate('noCentre.help')}
        action={
          <LinkButton to="/me" variant="contained">
            {translate('app.account')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
