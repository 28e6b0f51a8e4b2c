import { useTranslate } from '../i18n/I18nProvider.js';
import { EmptyState } from '../shared/page/EmptyState.js';
import { LinkButton } from '../shared/page/LinkButton.js';
import { Panel } from '../shared/page/Panel.js';

export default function NotFoundPage() {
  const translate = useTranslate();
  return (
    <Panel>
      <EmptyState
        isPage
        title={translate('notFound.title')}
        help={translate('notFound.help')}
        action={
          <LinkButton to="/" variant="contained">
            {translate('action.home')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
