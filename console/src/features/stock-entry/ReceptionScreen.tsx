import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { Loaded } from '../../shared/errors/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { ReceptionForm } from './ReceptionForm.js';

/** A vaccination centre receives what its dispatch centre sent. */
export default function ReceptionScreen() {
  const translate = useTranslate();
  const notes = useRead('/dispatch/preparation/vaccination');

  return (
    <Page title={translate('stockEntry.title')}>
      <Loaded
        query={notes}
        rows={3}
        height={64}
        empty={{
          title: translate('stockEntry.noNote'),
          help: translate('stockEntry.noNoteHelp'),
          link: { to: '/vaccination/replenishment-form', label: translate('stockEntry.request') },
        }}
      >
        {(found) => <ReceptionForm notes={found} />}
      </Loaded>
    </Page>
  );
}
