import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusFilter, TextFilter } from '../record/StatusFilter.js';
import { useActiveColumn } from '../record/StatusTag.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import type { Carrier } from './carrier.js';

const NO_FILTER = { nom: null, actif: null };

/** An administrator sees for which dispatch centre each one drives; others see their own centre's. */
export default function CarrierListScreen() {
  const translate = useTranslate();
  const { user } = useSession();
  const column = useFieldColumn<Carrier>();
  const activeColumn = useActiveColumn();
  const dispatch = column.text('centreDispatch', { render: ({ centreDispatch }) => centreDispatch.nom });
  return (
    <AdministeredList<Carrier, typeof NO_FILTER>
      kind={KINDS.carrier}
      title={translate('administration.carriers')}
      nameOf={({ nom }) => nom}
      isOn={({ actif }) => actif}
      sort={{ field: 'nom', order: 'ASC' }}
      filterDefaults={NO_FILTER}
      filters={
        <>
          <TextFilter name="nom" />
          <StatusFilter />
        </>
      }
      columns={[
        column.text('nom', { card: 'title' }),
        column.text('siret'),
        ...(user.isAdmin ? [dispatch] : []),
        column.text('ville', { render: ({ codePostal, ville }) => `${codePostal} ${ville}` }),
        column.text('telephone'),
        column.text('mailContact'),
        activeColumn,
      ]}
    />
  );
}
