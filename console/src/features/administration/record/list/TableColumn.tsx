import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useStore,
} from 'ra-core';
import { DataTable } from 'react-admin';
import type { ListColumn, Listed } from './list-column.js';

interface Props {
  readonly column: ListColumn<Listed>;
}

/** A column of react-admin's table, with a head that tells a screen reader how the table is sorted. */
export function TableColumn({ column }: Props) {
  const context = useDataTableRenderContext();
  if (context === 'header') return <HeadCell column={column} />;
  const { id, label, render, align } = column;
  return <DataTable.Col source={id} label={label} render={render as never} align={align} />;
}

function HeadCell({ column: { id, label, align, sorts } }: Props) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  if (hidden.includes(id)) return null;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  const isSorted = sort?.field === id;
  return (
    <TableCell scope="col" variant="head" align={align} sortDirection={sorts && isSorted && direction}>
      {sorts && handleSort ? (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : 'asc'}
          data-field={id}
          data-order="ASC"
          onClick={handleSort}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}
