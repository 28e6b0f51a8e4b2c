import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Identifier, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { SlowAnswer } from '../feedback/SlowAnswer.js';
import { EmptyState } from '../page/EmptyState.js';
import { NotLoaded } from '../page/Loaded.js';
import { Panel } from '../page/Panel.js';
import { CARDS_PER_PAGE, DataCards } from './DataCards.js';
import { DataTable, type DataTableProps, TABLE_PANEL } from './DataTable.js';
import { PageLinks } from './PageLinks.js';
import { SortSelect } from './SortSelect.js';

/** A desk scrolls: pages only begin where a list has become too long to read, and would be slow to fetch. */
const ROWS_PER_PAGE = 200;

export const rowsPerPage = (isSmall: boolean): number => (isSmall ? CARDS_PER_PAGE : ROWS_PER_PAGE);

export interface RecordRowsProps<Row>
  extends Omit<DataTableProps<Row>, 'rows' | 'rowKey' | 'sort' | 'onSort'> {
  readonly isSmall: boolean;
  /** Instead of "Aucun résultat trouvé". */
  readonly empty?: ReactNode;
}

/** How many rows the surrounding list has; export and the like at the right. */
export function RecordCount({ aside }: { aside?: ReactNode }) {
  const translate = useTranslate();
  const format = useFormat();
  const { data, total = 0, isPlaceholderData = false } = useListContext();
  return (
    <>
      {/* Other filters, another order or page were asked for: the rows of before stay until those come. */}
      <SlowAnswer isWaiting={isPlaceholderData} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: 3,
          rowGap: 1,
          mb: 2,
          minHeight: 32,
        }}
      >
        <Typography
          variant="body2"
          color="textSecondary"
          role="status"
          sx={{ flex: '1 0 auto', whiteSpace: 'nowrap' }}
        >
          {data && translate('list.count', { smart_count: total, count: format.number(total) })}
        </Typography>
        {aside}
      </Box>
    </>
  );
}

/** Nothing that the filters let through. */
export function NoRows() {
  const translate = useTranslate();
  return <EmptyState inPanel title={translate('state.noResult')} help={translate('list.widen')} />;
}

/** The rows of the surrounding list context and the way through their pages. */
export function RecordRows<Row extends { readonly id: Identifier }>({
  isSmall,
  empty,
  ...table
}: RecordRowsProps<Row>) {
  const list = useListContext<Row & { id: Identifier }>();
  const { data, error, total = 0, page, perPage, setPage, sort, setSort } = list;
  const pages = Math.ceil(total / perPage);
  const sortable = table.columns.flatMap(({ sortField, label }) =>
    sortField === undefined ? [] : [{ id: sortField, label }],
  );
  const parts: DataTableProps<Row> = {
    ...table,
    rows: data ?? [],
    total,
    offset: (page - 1) * perPage,
    rowKey: ({ id }) => String(id),
    sort,
    onSort: setSort,
  };

  if (error || !data)
    return <NotLoaded read={list} rows={isSmall ? CARDS_PER_PAGE : 12} height={isSmall ? 130 : undefined} />;
  if (data.length === 0) return empty ?? <NoRows />;
  if (isSmall) {
    return (
      <>
        {sortable.length > 0 && total > 1 && <SortSelect fields={sortable} />}
        <DataCards {...parts} paging={{ page, pages, onPage: setPage }} />
      </>
    );
  }
  return (
    <Panel flush sx={TABLE_PANEL}>
      <DataTable {...parts} />
      {pages > 1 && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <PageLinks list={table.label} count={pages} page={page} onPage={setPage} />
        </Box>
      )}
    </Panel>
  );
}
