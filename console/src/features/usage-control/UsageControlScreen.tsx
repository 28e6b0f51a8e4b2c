import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useAddressFilters } from '../../shared/list/address-filters.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { UsageExport } from './UsageExport.js';
import { UsageFilterFields } from './UsageFilterFields.js';
import { UsagePeriods } from './UsagePeriods.js';
import {
  daysOf,
  doses,
  filtersAtFirst,
  fromSearch,
  toQuery,
  type UsageFilters,
  weeksOf,
} from './usage-control.js';

/** The doses that the centres within reach declared: a week day by day, or five weeks. */
export default function UsageControlScreen() {
  const translate = useTranslate();
  // Asked for with the doses: the fields are drawn later, and find them in the cache.
  useProducts();
  const [filters, inAddress] = useAddressFilters(filtersAtFirst, fromSearch);
  const periods = usePeriods(filters);
  return (
    <Page
      title={translate('usageControl.title')}
      lead={translate('usageControl.lead')}
      actions={<UsageExport filters={filters} />}
    >
      <ListFilters {...inAddress}>
        <UsageFilterFields />
      </ListFilters>
      <Loaded
        query={periods}
        rows={5}
        height={56}
        isEmpty={periods.data?.every(({ total }) => doses(total) === 0)}
        empty={{
          title: translate('usageControl.empty'),
          help: translate('usageControl.emptyHelp'),
        }}
      >
        {(declared) => <UsagePeriods periods={declared} view={filters.view ?? 'JOUR'} />}
      </Loaded>
    </Page>
  );
}

/** The question that is not asked is not sent either. */
function usePeriods(filters: UsageFilters) {
  const query = toQuery(filters);
  const byWeek = filters.view === 'SEMAINE';
  const monday = filters.week ?? '';
  const daily = useRead('/vaccination/utilisation/jour', { query }, { enabled: !byWeek });
  const weekly = useQuery({
    queryKey: ['usage of weeks', credentials.centreId, query],
    queryFn: ({ signal }) => call('post', '/vaccination/utilisation/semaine', { body: query, signal }),
    enabled: byWeek,
  });
  const { error, refetch } = byWeek ? weekly : daily;
  const data = byWeek
    ? weekly.data && weeksOf(weekly.data, monday)
    : daily.data && daysOf(daily.data, monday);
  return { data, error, refetch };
}
