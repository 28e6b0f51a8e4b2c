import { useState } from 'react';
import { AUDITED_ENTITIES } from '../../../api/generated/records.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { FormPeriod } from '../../../shared/list/FormPeriod.js';
import { RecordList } from '../../../shared/list/RecordList.js';
import { useColumns } from '../../../shared/list/useColumns.js';
import { Page } from '../../../shared/page/Page.js';
import { useFieldWords } from '../record/useFieldWords.js';
import { AuditDialog } from './AuditDialog.js';
import { type AuditEntry, auditedFields } from './audit-entry.js';

/** `id`: of one record, whose page leads here. */
const NO_FILTER = { entity: null, id: null, from: null, to: null };

/** Who changed which record, when, and what: nothing here can be changed. */
export default function AuditScreen() {
  const translate = useTranslate();
  const { column, headline } = useColumns<AuditEntry>();
  const format = useFormat();
  const words = useFieldWords();
  const [shown, setShown] = useState<AuditEntry>();
  const kindOf = ({ entity }: AuditEntry) => translate(`enum.auditedEntity.${entity}`);
  const changed = (entry: AuditEntry) =>
    entry.before === null
      ? translate('administration.audit.created')
      : auditedFields(entry)
          .map(({ field }) => words.label(field))
          .join(', ') || '–';

  return (
    <Page title={translate('administration.audit.title')} lead={translate('administration.audit.lead')}>
      <RecordList<AuditEntry, typeof NO_FILTER>
        label={translate('administration.audit.title')}
        resource="audit"
        sort={{ field: 'id', order: 'DESC' }}
        filterDefaults={NO_FILTER}
        filters={
          <>
            <FormSelect
              name="entity"
              label={translate('administration.audit.entity')}
              emptyLabel={translate('administration.either')}
              options={optionsOf(AUDITED_ENTITIES, 'enum.auditedEntity', translate)}
            />
            <FormPeriod names={['from', 'to']} />
          </>
        }
        columns={[
          column('date', 'field.date', ({ occurredAt }) => format.dateTime(occurredAt)),
          column(
            'user',
            'administration.audit.user',
            ({ user }) => user ?? translate('administration.theProduct'),
          ),
          column('entity', 'administration.audit.entity', kindOf),
          headline('name', 'administration.audit.record', ({ name }) => name),
          column('changed', 'administration.audit.changed', changed),
        ]}
        onOpen={setShown}
        openLabel={({ name }) => translate('administration.viewNamed', { name })}
      />
      {shown && <AuditDialog entry={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}
