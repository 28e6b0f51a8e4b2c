import type { CentreSummary, CentreType } from '../../../api/types.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { drivesFor } from './centre.js';
import { useCentreCarriers } from './centre-lists.js';

interface Props {
  readonly type: CentreType;
  readonly parents: readonly CentreSummary[];
}

/** The default carrier; an administrator gives a vaccination centre one of its dispatch centre's. */
export function CentreCarrier({ type, parents }: Props) {
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
