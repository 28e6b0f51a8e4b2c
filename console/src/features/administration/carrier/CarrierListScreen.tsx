import { useSession } from '../../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../../providers/session/session.js';
import { mayWrite } from '../kind-access.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import type { Listed } from '../record/list/list-column.js';
import type { Carrier } from './carrier.js';

/** An administrator sees for which dispatch centre each one drives; others see their own centre's. */
export default function CarrierListScreen() {
  const session = useSession();
  return (
    <AdministeredList<Carrier & Listed>
      kind={KINDS.carrier}
      mayEdit={({ centreDispatch }) => mayWrite('carrier', session, centreDispatch.id)}
      columns={
        seesAllCentres(session.user)
          ? { centreDispatch: { render: ({ centreDispatch }) => centreDispatch.nom, sorts: true } }
          : undefined
      }
    />
  );
}
