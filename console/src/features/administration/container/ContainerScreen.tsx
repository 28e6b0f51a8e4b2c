import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordNumber } from '../record/fields/RecordNumber.js';
import { RecordText } from '../record/fields/RecordText.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { BLANK_CONTAINER, type Container } from './container.js';

export default function ContainerScreen() {
  const translate = useTranslate();
  return (
    <RecordScreen<Container> kind={KINDS.container} nameOf={({ nom }) => nom}>
      {(record) => (
        <RecordForm kind={KINDS.container} record={record} blank={BLANK_CONTAINER}>
          {() => (
            <>
              <FormSection title={translate('administration.section.identity')}>
                <FieldRow>
                  <RecordText name="fabricant" required autoFocus={!record} />
                  <RecordText name="nom" required />
                </FieldRow>
                <RecordText name="type" required />
              </FormSection>
              <FormSection title={translate('administration.section.measures')}>
                <FieldRow>
                  <RecordNumber name="taille" min={1} required />
                  <RecordNumber name="poids" min={0} required />
                  <RecordNumber name="capacite" min={0} required />
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
