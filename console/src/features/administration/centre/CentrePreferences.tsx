import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ADMINISTRATION_MODES } from '../../../api/generated/centre-vocabulary.js';
import { QUANTITY_MODES } from '../../../api/generated/quantity-mode.js';
import type { CentreSummary, CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormChoice } from '../../../shared/form/fields/FormChoice.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordField } from '../record/fields/RecordField.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { CentreTags } from './CentreTags.js';
import { type CentreValues, drivesFor, templateTypesOf, vaccinates } from './centre.js';
import { useCentreCarriers, useTemplates } from './centre-lists.js';

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

/** The default carrier; an administrator gives a vaccination centre one of its dispatch centre's. */
function CentreCarrier({ type, parents }: { type: CentreType; parents: readonly CentreSummary[] }) {
  const { user } = useSession();
  const { data = [] } = useCentreCarriers();
  return (
    <RecordSelect
      name="idTransporteur"
      options={data.map((carrier) => ({
        value: carrier.id,
        label: carrier.nom,
        isWithdrawn: !carrier.actif || (user.isAdmin && !drivesFor(carrier, type, parents)),
      }))}
    />
  );
}

/** What the centre's documents are printed with, by type; the built-in layout where nothing is chosen. */
function CentreTemplates({ type }: { type: CentreType }) {
  const translate = useTranslate();
  const { data = [] } = useTemplates();
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 3 }}>
        {translate('administration.field.templates')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {templateTypesOf(type).map((each) => (
          <FormSelect
            key={each}
            name={`templates.${each}`}
            label={translate(`enum.documentType.${each}`)}
            emptyLabel={translate('administration.builtIn')}
            options={data
              .filter((template) => template.type === each)
              .map(({ id, nom, publie }) => ({ value: id, label: nom, isWithdrawn: !publie }))}
          />
        ))}
      </Box>
    </div>
  );
}
