import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Identifier, ListBase, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { RecordsProvider } from '../../providers/records/RecordsProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FailedToLoad } from '../errors/FailedToLoad.js';
import { EmptyState } from '../page/EmptyState.js';
import { RowsSkeleton } from '../page/PageSkeleton.js';
import { Sheet } from '../page/Sheet.js';
import type { Sort } from './column.js';
import { CARDS_PER_PAGE, DataCards } from './DataCards.js';
import { DataTable, type DataTableProps } from './DataTable.js';
import { ListFilters } from './ListFilters.js';

/** A desk scrolls: pages only begin where a list would become too long to read anyway. */
const ROWS_PER_PAGE = 1_000;

type Filters = Readonly<Record<string, unknown>>;

interface Props<Row, Values extends Filters>
  extends Omit<DataTableProps<Row>, 'rows' | 'rowKey' | 'sort' | 'onSort'> {
  /** Path below `/api/admin` that understands range, sort and filter: `dispatch/stock`. */
  readonly resource: string;
  readonly sort: Sort;
  readonly filterDefaults: Values;
  /** Fields of the form kit, named as the service's filters. */
  readonly filters: ReactNode;
  /** Instead of "Aucun résultat trouvé". */
  readonly empty?: ReactNode;
}

/** A list of records: react-admin keeps filters, order and page, in the address too. Cards on a small screen. */
export function RecordList<Row extends { readonly id: Identifier }, Values extends Filters>(
  props: Props<Row, Values>,
) {
  const { resource, sort, filterDefaults } = props;
  const { centre } = useSession();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  return (
    <RecordsProvider>
      <ListBase<Row & { id: Identifier }>
        key={String(isSmall)}
        resource={resource}
        perPage={isSmall ? CARDS_PER_PAGE : ROWS_PER_PAGE}
        sort={sort}
        filterDefaultValues={filterDefaults}
        storeKey={`${centre?.id}/${resource}/${isSmall}`}
        disableAuthentication
        exporter={false}
      >
        <RecordListView {...props} isSmall={isSmall} />
      </ListBase>
    </RecordsProvider>
  );
}

function RecordListView<Row extends { readonly id: Identifier }, Values extends Filters>({
  filters,
  filterDefaults,
  empty,
  isSmall,
  ...table
}: Props<Row, Values> & { isSmall: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  const list = useListContext<Row & { id: Identifier }>();
  const { data, error, total = 0, page, perPage, setPage, sort, setSort, filterValues, setFilters } = list;
  const pages = Math.ceil(total / perPage);
  const parts: DataTableProps<Row> = {
    ...table,
    rows: data ?? [],
    rowKey: ({ id }) => String(id),
    sort,
    onSort: setSort,
  };

  return (
    <>
      <ListFilters
        values={{ ...filterDefaults, ...filterValues } as Values}
        defaults={filterDefaults}
        onApply={(values) => setFilters(values)}
      >
        {filters}
      </ListFilters>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2, minHeight: '1.45em' }}>
        {data && translate('list.count', { smart_count: total, count: format.number(total) })}
      </Typography>
      {error ? (
        <FailedToLoad error={error} retry={() => list.refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={isSmall ? 5 : 12} height={isSmall ? 130 : undefined} />
      ) : data.length === 0 ? (
        <Sheet>
          {empty ?? <EmptyState title={translate('state.noResult')} help={translate('list.widen')} />}
        </Sheet>
      ) : isSmall ? (
        <DataCards {...parts} page={page} pages={pages} onPage={setPage} />
      ) : (
        <Sheet flush sx={{ overflow: 'hidden' }}>
          <DataTable {...parts} />
          {pages > 1 && (
            <Box
              sx={{ display: 'flex', justifyContent: 'center', p: 2, borderTop: 1, borderColor: 'divider' }}
            >
              <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />
            </Box>
          )}
        </Sheet>
      )}
    </>
  );
}
