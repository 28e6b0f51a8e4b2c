import { useState } from 'react';
import { Panel } from '../page/Panel.js';
import { useIsSmall } from '../page/useIsSmall.js';
import { CARDS_PER_PAGE, DataCards } from './DataCards.js';
import { DataTable, type DataTableProps, TABLE_PANEL } from './DataTable.js';

/** Rows that are all there already - the lines of a delivery note - as a table, or as cards on a small screen. */
export function DataList<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, reveal } = props;
  const isSmall = useIsSmall();
  const [page, setPage] = useState(1);
  const [revealed, setRevealed] = useState<typeof reveal>();
  if (reveal !== revealed) {
    setRevealed(reveal);
    const index = rows.findIndex((row) => rowKey(row) === reveal?.key);
    if (index >= 0) setPage(Math.floor(index / CARDS_PER_PAGE) + 1);
  }
  if (!isSmall) {
    return (
      <Panel flush sx={TABLE_PANEL}>
        <DataTable {...props} />
      </Panel>
    );
  }
  const pages = Math.max(1, Math.ceil(rows.length / CARDS_PER_PAGE));
  const current = Math.min(page, pages);
  const shown = rows.slice((current - 1) * CARDS_PER_PAGE, current * CARDS_PER_PAGE);
  return <DataCards {...props} rows={shown} paging={{ page: current, pages, onPage: setPage }} />;
}
