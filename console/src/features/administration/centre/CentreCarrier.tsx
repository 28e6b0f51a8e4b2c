import type { CentreSummary, CentreType } from '../../../api/types.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { useActiveCarriers } from './centre-lists.js';

interface Props {
  readonly type: CentreType;
  readonly parents: readonly CentreSummary[];
}

/** The default carrier; an administrator gives a vaccination centre one of its dispatch centre's. */
export function CentreCarrier({ type, parents }: Props) {
  const { user } = useSession();
  const { data = [] } = useActiveCarriers();
  const above = new Set(parents.map(({ id }) => id));
  const isNarrowed = user.isAdmin && type === 'VACCINATION' && above.size > 0;
  return (
    <RecordSelect
      name="idTransporteur"
      options={data
        .filter(({ idCentre }) => !isNarrowed || (idCentre !== null && above.has(idCentre)))
        .map(({ id, nom }) => ({ value: id, label: nom }))}
    />
  );
}
