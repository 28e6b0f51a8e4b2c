import { useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../../providers/session/session.js';
import { FormCentre } from '../../../shared/pickers/FormCentre.js';
import { KINDS } from '../record/administered-kind.js';
import { blankOf } from '../record/blank-record.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { RecordSections } from '../record/RecordSections.js';
import type { Carrier } from './carrier.js';

/** A form that is drawn a moment later does not ask again (milliseconds). */
const FRESH = 30_000;

export default function CarrierScreen() {
  // What the form chooses from is asked for beside the record, not after it.
  useDispatchCentres();
  return (
    <RecordScreen<Carrier> kind={KINDS.carrier} nameOf={({ nom }) => nom}>
      {(record) => (
        <RecordForm
          kind={KINDS.carrier}
          record={record}
          centreId={record?.centreDispatch.id}
          blank={blankOf('carrier')}
        >
          {() => <RecordSections fields={{ idCentre: <DispatchCentre of={record?.centreDispatch} /> }} />}
        </RecordForm>
      )}
    </RecordScreen>
  );
}

/**
 * An administrator chooses it once; everybody else's carrier drives for the selected centre.
 * @param of the one of a carrier that exists: it stays, also where it was disabled and can be chosen no longer
 */
function DispatchCentre({ of }: { of: Carrier['centreDispatch'] | undefined }) {
  const translate = useTranslate();
  const { user } = useSession();
  const { data } = useDispatchCentres();
  if (!user.isAdmin && !(of && user.isAuditor)) return null;
  const isWithdrawn = data !== undefined && !data.some(({ id }) => id === of?.id);
  return (
    <FormCentre
      name="idCentre"
      label={translate('administration.field.centreDispatch')}
      required
      disabled={of !== undefined}
      help={of && translate('administration.locked')}
      centres={of ? [{ ...of, type: 'DISPATCH', isWithdrawn }] : (data ?? [])}
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
