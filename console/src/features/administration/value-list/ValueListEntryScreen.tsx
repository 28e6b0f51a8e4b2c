import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { RecordText } from '../record/fields/RecordText.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { BLANK_VALUE, VALUE_LISTS, type ValueListEntry } from './value-list-entry.js';

/** Records keep the code, readers see the label of their language; list and code are chosen once. */
export default function ValueListEntryScreen() {
  const translate = useTranslate();
  return (
    <RecordScreen<ValueListEntry> kind={KINDS['value-list']} nameOf={({ code }) => code}>
      {(record) => {
        const lists: readonly string[] = record ? [record.liste] : VALUE_LISTS;
        const locked = record ? translate('administration.locked') : undefined;
        return (
          <RecordForm kind={KINDS['value-list']} record={record} blank={BLANK_VALUE}>
            {() => (
              <>
                <FormSection title={translate('administration.section.identity')}>
                  <FieldRow>
                    <RecordSelect
                      name="liste"
                      required
                      disabled={record !== undefined}
                      help={locked}
                      options={lists.map((value) => ({
                        value,
                        label: translate(`administration.valueList.${value}`, { _: value }),
                      }))}
                    />
                    <RecordText
                      name="code"
                      code
                      required
                      disabled={record !== undefined}
                      help={locked ?? translate('administration.valueCodeHelp')}
                    />
                  </FieldRow>
                </FormSection>
                <FormSection title={translate('administration.section.labels')}>
                  <FieldRow>
                    <RecordText name="labels.1" required />
                    <RecordText name="labels.2" required />
                  </FieldRow>
                </FormSection>
                <FormSection title={translate('administration.field.status')}>
                  <RecordCheckbox name="actif" help={translate('administration.activeHelp')} />
                </FormSection>
              </>
            )}
          </RecordForm>
        );
      }}
    </RecordScreen>
  );
}
