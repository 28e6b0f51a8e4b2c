import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { FormFile } from '../../../shared/form/fields/FormFile.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordField } from '../record/fields/RecordField.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { TemplateFields } from './TemplateFields.js';
import { BLANK_TEMPLATE, type Template, toForm, typeOptions } from './template.js';

export default function TemplateScreen() {
  const translate = useTranslate();
  return (
    <RecordScreen<Template> kind={KINDS.template} nameOf={({ nom }) => nom} leavesOnFailure>
      {(record) => (
        <RecordForm kind={KINDS.template} record={record} blank={BLANK_TEMPLATE} toBody={toForm}>
          {({ type }) => (
            <>
              <FormSection title={translate('administration.section.identity')}>
                <FieldRow>
                  <RecordField name="nom" autoFocus={!record} />
                  <RecordSelect name="type" required options={typeOptions(translate)} />
                </FieldRow>
              </FormSection>
              <FormSection title={translate('administration.section.file')}>
                <FormFile
                  name="file"
                  label={translate('administration.field.file')}
                  accept=".docx"
                  required={!record}
                  current={record?.fileName}
                  help={translate(record ? 'administration.file.replaces' : 'administration.file.docx')}
                />
                {type && <TemplateFields key={type} type={type} />}
              </FormSection>
              <FormSection title={translate('administration.field.status')}>
                <RecordCheckbox name="publie" help={translate('administration.publishedHelp')} />
              </FormSection>
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
