import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { RecordList } from '../../shared/list/RecordList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Page } from '../../shared/page/Page.js';
import { OutboxMailDialog } from './OutboxMailDialog.js';
import type { OutboxRow } from './outbox-mail.js';

const NO_FILTER = { q: '' };

/** What an installation without a mail server has sent, the latest first. */
export default function OutboxScreen() {
  const translate = useTranslate();
  const { column, headline } = useColumns<OutboxRow>();
  const format = useFormat();
  const [shown, setShown] = useState<OutboxRow>();
  return (
    <Page title={translate('outbox.title')} lead={translate('outbox.lead')}>
      <RecordList<OutboxRow, typeof NO_FILTER>
        label={translate('outbox.title')}
        resource="outbox"
        sort={{ field: 'date', order: 'DESC' }}
        filterDefaults={NO_FILTER}
        filters={<FormText name="q" label={translate('outbox.search')} />}
        columns={[
          column('date', 'field.date', ({ date }) => format.dateTime(date)),
          column('receiver', 'outbox.receiver', ({ destinataire }) => destinataire),
          headline('subject', 'outbox.subject', ({ objet }) => objet),
        ]}
        onOpen={setShown}
        openLabel={({ objet }) => translate('outbox.open', { subject: objet })}
        empty={<EmptyState title={translate('outbox.empty')} help={translate('outbox.emptyHelp')} />}
      />
      {shown && <OutboxMailDialog mail={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}
