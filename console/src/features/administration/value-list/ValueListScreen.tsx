import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { Code } from '../../../shared/record/Code.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import type { Listed } from '../record/list/list-column.js';
import { VALUE_LISTS, type ValueListEntry } from './value-list-entry.js';

export default function ValueListScreen() {
  const translate = useTranslate();
  const listName = (list: string) => translate(`enum.valueList.${list}`, { _: list });
  return (
    <AdministeredList<ValueListEntry & Listed>
      kind={KINDS['value-list']}
      nameOf={({ code }) => code}
      filterFields={{
        liste: (
          <FormSelect
            name="liste"
            label={translate('administration.field.liste')}
            emptyLabel={translate('administration.either')}
            options={VALUE_LISTS.map((value) => ({ value, label: listName(value) }))}
          />
        ),
      }}
      columns={{
        liste: { render: ({ liste }) => listName(liste), isCardLine: true },
        code: { render: ({ code }) => <Code>{code}</Code>, isCardLine: false },
      }}
    />
  );
}
