import { useListContext } from 'ra-core';
import { InfinitePagination } from 'react-admin';
import type { Column } from '../../../../shared/list/column.js';
import { DataCards } from '../../../../shared/list/DataCards.js';
import { NoRows } from '../../../../shared/list/RecordRows.js';
import { NotLoaded } from '../../../../shared/page/Loaded.js';
import type { ListRowsProps } from './ListTable.js';
import type { Listed } from './list-column.js';

/** The records as cards; more of them come while one scrolls. */
export function ListCards<Row extends Listed>({ kind, label, columns, nameOf, actions }: ListRowsProps<Row>) {
  const { data, error, refetch } = useListContext<Row>();
  if (error || !data) return <NotLoaded read={{ error, refetch }} rows={5} height={130} />;
  if (data.length === 0) return <NoRows />;
  const lines = columns.filter(({ id, isHidden, isCardLine = id !== kind.order }) => !isHidden && isCardLine);
  const cards: Column<Row>[] = [
    { id: 'name', label: '', card: 'title', render: nameOf },
    ...lines.map(({ id, label: heading, render }) => ({ id, label: heading, render })),
  ];
  return (
    <>
      <DataCards<Row> label={label} rows={data} rowKey={({ id }) => id} columns={cards} actions={actions} />
      <InfinitePagination />
    </>
  );
}
