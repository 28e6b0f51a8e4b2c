import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordNumber } from '../record/fields/RecordNumber.js';
import { RecordText } from '../record/fields/RecordText.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { BLANK_TRACKER, type Tracker } from './tracker.js';

export default function TrackerScreen() {
  const translate = useTranslate();
  return (
    <RecordScreen<Tracker> kind={KINDS.tracker} nameOf={({ nom }) => nom}>
      {(record) => (
        <RecordForm kind={KINDS.tracker} record={record} blank={BLANK_TRACKER}>
          {() => (
            <>
              <FormSection title={translate('administration.section.identity')}>
                <FieldRow>
                  <RecordText name="fabricant" required autoFocus={!record} />
                  <RecordText name="nom" required />
                </FieldRow>
                <FieldRow>
                  <RecordText name="type1" required />
                  <RecordText name="type2" required />
                </FieldRow>
              </FormSection>
              <FormSection title={translate('administration.temperatureRange')}>
                <FieldRow>
                  <RecordNumber name="minTemperature" unit="°C" required />
                  <RecordNumber name="maxTemperature" unit="°C" required />
                </FieldRow>
              </FormSection>
              <FormSection title={translate('administration.field.status')}>
                <RecordCheckbox name="actif" help={translate('administration.activeHelp')} />
              </FormSection>
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
