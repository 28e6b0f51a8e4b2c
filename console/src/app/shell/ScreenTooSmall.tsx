import { useTranslate } from '../../i18n/I18nProvider.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Panel } from '../../shared/page/Panel.js';

/** In the place of a page whose work needs a desk. */
export function ScreenTooSmall() {
  const translate = useTranslate();
  return (
    <Panel>
      <EmptyState
        isPage
        title={translate('screenTooSmall.title')}
        help={translate('screenTooSmall.help')}
        action={
          <LinkButton to="/" variant="contained">
            {translate('action.home')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
