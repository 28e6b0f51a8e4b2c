import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Panel } from '../../shared/page/Panel.js';
import { ReceptionForm } from './ReceptionForm.js';

/** A vaccination centre receives what its dispatch centre sent. */
export default function ReceptionScreen() {
  const translate = useTranslate();
  const { data, error, refetch } = useRead('/dispatch/preparation/vaccination');

  return (
    <Page title={translate('stockEntry.title')}>
      {data && data.length > 0 ? (
        <ReceptionForm notes={data} />
      ) : (
        <Panel>
          {data ? (
            <EmptyState
              title={translate('stockEntry.noNote')}
              help={translate('stockEntry.noNoteHelp')}
              action={
                <LinkButton to="/vaccination/replenishment-form" variant="contained">
                  {translate('stockEntry.request')}
                </LinkButton>
              }
            />
          ) : error ? (
            <FailedToLoad error={error} retry={() => void refetch()} />
          ) : (
            <RowsSkeleton rows={3} height={64} />
          )}
        </Panel>
      )}
    </Page>
  );
}
