import { ADMINISTRATION_MODES } from '../../../api/generated/centre-vocabulary.js';
import { QUANTITY_MODES } from '../../../api/generated/quantity-mode.js';
import type { CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormChoice } from '../../../shared/form/fields/FormChoice.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordField } from '../record/fields/RecordField.js';
import { CentreCarrier } from './CentreCarrier.js';
import { CentreTags } from './CentreTags.js';
import { CentreTemplates } from './CentreTemplates.js';
import { type CentreValues, vaccinates } from './centre.js';

/** What depends on the centre's type: tags, counting, follow-up, mails, templates. */
export function CentrePreferences({ type, values }: { type: CentreType; values: CentreValues }) {
  const translate = useTranslate();
  const isPoint = type === 'VACCINATION_POINT';
  return (
    <>
      <CentreTags />
      <FieldRow>
        {vaccinates(type) ? (
          <FormChoice
            name="modeAdministration"
            label={translate('administration.field.modeAdministration')}
            options={optionsOf(ADMINISTRATION_MODES, 'enum.administrationMode', translate)}
          />
        ) : (
          <FormChoice
            name="modeQte"
            label={translate('administration.field.modeQte')}
            options={optionsOf(QUANTITY_MODES, 'enum.quantityMode', translate)}
          />
        )}
        <CentreCarrier type={type} parents={values.centreParents} />
      </FieldRow>
      <div>
        <RecordCheckbox
          name="desactivationSuivi"
          disabled={isPoint}
          help={translate(isPoint ? 'administration.followUpForced' : 'administration.followUpHelp')}
        />
        {type === 'VACCINATION' && <RecordField name="modeOffline" />}
      </div>
      <RecordField name="destinataireEmail" />
      <RecordField name="emailAutorise" />
      <CentreTemplates type={type} />
    </>
  );
}
