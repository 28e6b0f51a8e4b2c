import Box from '@mui/material/Box';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useAddressFilters } from '../../shared/list/address-filters.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { NotLoaded } from '../../shared/page/NotLoaded.js';
import { Page } from '../../shared/page/Page.js';
import { DeclaredUse } from './DeclaredUse.js';
import { DiscrepancyFilterFields } from './DiscrepancyFilterFields.js';
import { DiscrepancyList } from './DiscrepancyList.js';
import { filtersAtFirst, fromSearch, toComparisonQuery, toQuery } from './discrepancies.js';

/** What an auditor looks at first, and what was declared as used beside what was taken out. */
export default function DiscrepanciesScreen() {
  const translate = useTranslate();
  const products = useProducts();
  const [filters, inAddress] = useAddressFilters(filtersAtFirst, fromSearch);
  const found = useRead('/ledger/ecarts', { query: toQuery(filters) });
  const declared = useRead('/statistiques/pertes', { query: toComparisonQuery(filters) });
  return (
    <Page title={translate('discrepancies.title')} lead={translate('discrepancies.lead')}>
      <ListFilters {...inAddress}>
        <DiscrepancyFilterFields products={products} />
      </ListFilters>
      {!found.data || !declared.data ? (
        <NotLoaded inPanel read={[found, declared]} rows={6} height={56} />
      ) : (
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {found.data.length === 0 ? (
            <EmptyState
              inPanel
              title={translate('discrepancies.empty')}
              help={translate('discrepancies.emptyHelp')}
            />
          ) : (
            <DiscrepancyList rows={found.data} />
          )}
          <DeclaredUse rows={declared.data} />
        </Box>
      )}
    </Page>
  );
}
