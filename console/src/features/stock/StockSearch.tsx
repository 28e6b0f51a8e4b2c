import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StockRow } from '../../api/types.js';
import { RecordsProvider } from '../../providers/records/RecordsProvider.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { PastBanner } from '../../shared/past/PastBanner.js';
import { BatchDialog } from './BatchDialog.js';
import { StockFilterFields, useStockFilterCentres } from './StockFilterFields.js';
import { StockSection } from './StockSection.js';
import { fromSearch, STOCK_FILTERS, toQuery, toSearch } from './stock-filters.js';

interface Props {
  readonly prefixes: readonly Prefix[];
  /** Without the selected centre's own stock. */
  readonly affiliated?: boolean;
}

/** One search over several lists; it stays in the address. */
export function StockSearch({ prefixes, affiliated = false }: Props) {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<StockRow>();
  const centres = useStockFilterCentres('all kinds');
  const filters = fromSearch(search);
  const query = { ...toQuery(filters), ...(affiliated && { fromReferentAffiliatedView: true }) };
  return (
    <RecordsProvider>
      <ListFilters
        values={filters}
        defaults={STOCK_FILTERS}
        onApply={(next) => setSearch(toSearch(next), { replace: true })}
      >
        <StockFilterFields centres={centres} />
      </ListFilters>
      <PastBanner
        asOf={filters.asOf ?? undefined}
        onPresent={() => setSearch(toSearch({ ...filters, asOf: null }), { replace: true })}
      />
      {prefixes.map((prefix) => (
        <StockSection key={prefix} prefix={prefix} filter={query} onOpen={setOpened} />
      ))}
      <BatchDialog row={opened} onClose={() => setOpened(undefined)} />
    </RecordsProvider>
  );
}
