import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { FormText } from '../../../shared/form/fields/FormText.js';
import { Code } from '../../../shared/record/Code.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusFilter } from '../record/StatusFilter.js';
import { useActiveColumn } from '../record/StatusTag.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import { VALUE_LISTS, type ValueListEntry } from './value-list-entry.js';

const NO_FILTER = { q: null, liste: null, actif: null };

export default function ValueListScreen() {
  const translate = useTranslate();
  const column = useFieldColumn<ValueListEntry>();
  const activeColumn = useActiveColumn();
  return (
    <AdministeredList<ValueListEntry, typeof NO_FILTER>
      kind={KINDS.value}
      title={translate('administration.valueLists')}
      nameOf={({ code }) => code}
      isOn={({ actif }) => actif}
      sort={{ field: 'liste', order: 'ASC' }}
      filterDefaults={NO_FILTER}
      filters={
        <>
          <FormText name="q" label={translate('administration.search')} />
          <FormSelect
            name="liste"
            label={translate('administration.field.liste')}
            emptyLabel={translate('administration.either')}
            options={VALUE_LISTS.map((value) => ({
              value,
              label: translate(`administration.valueList.${value}`),
            }))}
          />
          <StatusFilter />
        </>
      }
      columns={[
        column.text('liste', {
          render: ({ liste }) => translate(`administration.valueList.${liste}`, { _: liste }),
        }),
        column.text('code', { card: 'title', render: ({ code }) => <Code>{code}</Code> }),
        {
          id: 'fr',
          label: translate('administration.field.labels.1'),
          render: ({ labels }) => <span lang="fr">{labels['1']}</span>,
        },
        {
          id: 'en',
          label: translate('administration.field.labels.2'),
          render: ({ labels }) => <span lang="en">{labels['2']}</span>,
        },
        activeColumn,
      ]}
    />
  );
}
