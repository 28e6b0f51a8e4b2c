import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import { RecordList } from '../../shared/list/RecordList.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { AllocationActions } from './AllocationActions.js';
import {
  type Allocation,
  type AllocationFilters,
  filtersAtFirst,
  isOver,
  mayPlan,
  plannedCentres,
} from './allocation.js';
import { DuplicateDialog } from './DuplicateDialog.js';
import { ExportMenu } from './ExportMenu.js';
import { GenerateDialog } from './GenerateDialog.js';
import { ImportDialog } from './ImportDialog.js';
import { useAllocationColumns } from './useAllocationColumns.js';

/** Latest week first. */
const ORDER = { field: 'debutSemaine', order: 'DESC' } as const;

type Opened = 'import' | 'generate' | { readonly copied: Allocation };

/** The plans within reach, with what the selected centre may do with them. */
export default function AllocationListScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const session = useSession();
  // Asked for with the rows: the fields and the menus are drawn later, and find them in the cache.
  useProducts();
  const columns = useAllocationColumns();
  const [defaults] = useState(() => filtersAtFirst(session.zone));
  const [filters, setFilters] = useState(defaults);
  const [opened, setOpened] = useState<Opened>();
  const plans = mayPlan(session);
  const title = translate('procurement.title');
  const close = () => setOpened(undefined);

  return (
    <Page
      title={title}
      actions={
        plans && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" onClick={() => setOpened('generate')}>
              {translate('procurement.generate.open')}
            </Button>
            <Button variant="outlined" onClick={() => setOpened('import')}>
              {translate('importing.open')}
            </Button>
            <LinkButton
              to="/procurements/add"
              state={{ weekRange: filters.debutSemaine }}
              variant="contained"
            >
              {translate('procurement.add')}
            </LinkButton>
          </Box>
        )
      }
    >
      <RecordList<Allocation, AllocationFilters>
        label={title}
        resource="vaccination/approvisionnement"
        sort={ORDER}
        filterDefaults={defaults}
        filters={<FilterFields onFilters={setFilters} />}
        columns={columns}
        onOpen={({ id }) => void navigate(`/procurements/${id}`)}
        openLabel={({ produit, centre, debutSemaine }) =>
          translate('procurement.open', {
            product: produit.nomCommercial,
            centre: centre.nom,
            week: format.date(debutSemaine),
          })
        }
        actions={
          plans
            ? (allocation) => (
                <AllocationActions
                  allocation={allocation}
                  isOver={isOver(allocation.debutSemaine, session.zone)}
                  onDuplicate={() => setOpened({ copied: allocation })}
                />
              )
            : undefined
        }
        aside={<ExportMenu />}
      />
      {opened === 'import' && <ImportDialog week={filters.debutSemaine} onClose={close} />}
      {opened === 'generate' && <GenerateDialog filters={filters} onClose={close} />}
      {typeof opened === 'object' && <DuplicateDialog allocation={opened.copied} onClose={close} />}
    </Page>
  );
}

interface FilterProps {
  /** What is searched for; a new plan, a generation and an import begin with it. */
  readonly onFilters: (filters: AllocationFilters) => void;
}

function FilterFields({ onFilters }: FilterProps) {
  const translate = useTranslate();
  const { centre } = useSession();
  const filters = useWatch<AllocationFilters>();
  const { idProduit = null, idCentre = null, debutSemaine = null } = filters as Partial<AllocationFilters>;
  useEffect(() => {
    // The screen is drawn with all its rows: not before what was typed is seen.
    startTransition(() => onFilters({ idProduit, idCentre, debutSemaine }));
  }, [onFilters, idProduit, idCentre, debutSemaine]);
  return (
    <>
      <Box sx={{ gridColumn: { md: 'span 2' } }}>
        <FormWeek name="debutSemaine" label={translate('field.week')} />
      </Box>
      <FormAnyProduct name="idProduit" />
      {centre && (
        <FormCentre
          name="idCentre"
          label={translate('field.vaccinationCentre')}
          centres={plannedCentres(centre)}
        />
      )}
    </>
  );
}
