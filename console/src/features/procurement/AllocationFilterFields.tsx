import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { type AllocationFilters, plannedCentres } from './allocation.js';

interface Props {
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
  /** What is searched for; a new plan, a generation and an import begin with it. */
  readonly onFilters: (filters: AllocationFilters) => void;
}

export function AllocationFilterFields({ products, onFilters }: Props) {
  const translate = useTranslate();
  const { centre } = useSession();
  const filters = useWatch<AllocationFilters>();
  const { idProduit = null, idCentre = null, debutSemaine = null } = filters as Partial<AllocationFilters>;
  useEffect(
    () => onFilters({ idProduit, idCentre, debutSemaine }),
    [onFilters, idProduit, idCentre, debutSemaine],
  );
  return (
    <>
      <Box sx={{ gridColumn: { md: 'span 2' } }}>
        <FormWeek name="debutSemaine" label={translate('field.week')} />
      </Box>
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
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
