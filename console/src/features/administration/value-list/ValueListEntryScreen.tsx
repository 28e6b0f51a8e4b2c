import { useTranslate } from '../../../i18n/I18nProvider.js';
import { KINDS } from '../record/administered-kind.js';
import { blankOf } from '../record/blank-record.js';
import { RecordField } from '../record/fields/RecordField.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { RecordSections } from '../record/RecordSections.js';
import { VALUE_LISTS, type ValueListEntry } from './value-list-entry.js';

/** Records keep the code, readers see the label of their language; list and code are chosen once. */
export default function ValueListEntryScreen() {
  const translate = useTranslate();
  return (
    <RecordScreen<ValueListEntry> kind={KINDS['value-list']} nameOf={({ code }) => code}>
      {(record) => {
        const lists: readonly string[] = record ? [record.liste] : VALUE_LISTS;
        const list = (
          <RecordSelect
            name="liste"
            required
            disabled={record !== undefined}
            help={record && translate('administration.locked')}
            options={lists.map((value) => ({
              value,
              label: translate(`enum.valueList.${value}`, { _: value }),
            }))}
          />
        );
        const code = <RecordField name="code" help={translate('administration.valueCodeHelp')} />;
        return (
          <RecordForm kind={KINDS['value-list']} record={record} blank={blankOf('value-list')}>
            {() => <RecordSections fields={{ liste: list, code }} />}
          </RecordForm>
        );
      }}
    </RecordScreen>
  );
}
