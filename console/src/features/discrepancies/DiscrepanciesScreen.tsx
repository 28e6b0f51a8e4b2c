import Box from '@mui/material/Box';
import { together, useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { FormSelect } from '../../shared/form/fields/FormSelect.js';
import { useAddressFilters } from '../../shared/list/address-filters.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { FormAnyCentre } from '../../shared/pickers/FormAnyCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { DeclaredUse } from './DeclaredUse.js';
import { DiscrepancyList } from './DiscrepancyList.js';
import { filtersAtFirst, fromSearch, TYPES, toComparisonQuery, toQuery } from './discrepancies.js';

/** What an auditor looks at first, and what was declared as used beside what was taken out. */
export default function DiscrepanciesScreen() {
  const translate = useTranslate();
  // Asked for with the rows: the fields are drawn later, and find them in the cache.
  useProducts();
  const [filters, inAddress] = useAddressFilters(filtersAtFirst, fromSearch);
  const found = useRead('/ledger/ecarts', { query: toQuery(filters) });
  const declared = useRead('/statistiques/pertes', { query: toComparisonQuery(filters) });
  return (
    <Page title={translate('discrepancies.title')} lead={translate('discrepancies.lead')}>
      <ListFilters {...inAddress}>
        <FilterFields />
      </ListFilters>
      <Loaded query={together({ found, declared })} rows={6} height={56}>
        {(rows) => (
          <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {rows.found.length === 0 ? (
              <EmptyState
                inPanel
                title={translate('discrepancies.empty')}
                help={translate('discrepancies.emptyHelp')}
              />
            ) : (
              <DiscrepancyList rows={rows.found} />
            )}
            <DeclaredUse rows={rows.declared} />
          </Box>
        )}
      </Loaded>
    </Page>
  );
}

function FilterFields() {
  const translate = useTranslate();
  return (
    <>
      <FormSelect
        name="type"
        label={translate('discrepancies.type')}
        options={optionsOf(TYPES, 'discrepancies.types', translate)}
        emptyLabel={translate('discrepancies.all')}
      />
      <FormAnyCentre name="idCentre" label={translate('field.centre')} />
      <FormAnyProduct name="idProduit" />
      <FormPeriod required />
    </>
  );
}
