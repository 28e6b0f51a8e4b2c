import { useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../../providers/session/session.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { FormCentre } from '../../../shared/pickers/FormCentre.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordEmail } from '../record/fields/RecordEmail.js';
import { RecordText } from '../record/fields/RecordText.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { BLANK_CARRIER, type Carrier } from './carrier.js';

/** A form that is drawn a moment later does not ask again (milliseconds). */
const FRESH = 30_000;

export default function CarrierScreen() {
  const translate = useTranslate();
  // What the form chooses from is asked for beside the record, not after it.
  useDispatchCentres();
  return (
    <RecordScreen<Carrier> kind={KINDS.carrier} nameOf={({ nom }) => nom}>
      {(record) => (
        <RecordForm kind={KINDS.carrier} record={record} blank={BLANK_CARRIER}>
          {() => (
            <>
              <FormSection title={translate('administration.section.identity')}>
                <FieldRow>
                  <RecordText name="nom" required autoFocus={!record} />
                  <RecordText name="siret" code />
                </FieldRow>
                <DispatchCentre isLocked={record !== undefined} />
              </FormSection>
              <FormSection title={translate('administration.section.address')}>
                <RecordText name="adresse" required />
                <RecordText name="complementAdresse" />
                <FieldRow>
                  <RecordText name="codePostal" required />
                  <RecordText name="ville" required />
                  <RecordText name="pays" required />
                </FieldRow>
              </FormSection>
              <FormSection title={translate('administration.section.contact')}>
                <FieldRow>
                  <RecordEmail name="mailContact" required />
                  <RecordText name="telephone" type="tel" />
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

/** An administrator chooses it once; everybody else's carrier drives for the selected centre. */
function DispatchCentre({ isLocked }: { isLocked: boolean }) {
  const translate = useTranslate();
  const { user } = useSession();
  const { data = [] } = useDispatchCentres();
  if (!seesAllCentres(user)) return null;
  return (
    <FormCentre
      name="idCentre"
      label={translate('administration.field.centreDispatch')}
      required
      disabled={isLocked}
      help={isLocked ? translate('administration.locked') : undefined}
      centres={data}
    />
  );
}

function useDispatchCentres() {
  const { user } = useSession();
  return useRead('/centre/dispatch', undefined, {
    enabled: seesAllCentres(user),
    staleTime: FRESH,
  });
}
