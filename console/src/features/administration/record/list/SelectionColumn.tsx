import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'ra-core';
import { SelectPageCheckbox } from 'react-admin';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import type { Listed } from './list-column.js';

interface Props<Row> {
  readonly nameOf: (row: Row) => string;
  /** A row can be selected. Without one the column is not drawn, and has its place among the others all the same. */
  readonly isNeeded: boolean;
}

/** The boxes of react-admin's selection; each says which record it selects. */
export function SelectionColumn<Row extends Listed>({ nameOf, isNeeded }: Props<Row>) {
  const context = useDataTableRenderContext();
  if (!isNeeded) return null;
  return (
    <TableCell padding="checkbox" component={context === 'header' ? 'th' : 'td'}>
      {context === 'header' ? <SelectPageCheckbox /> : <RowBox nameOf={nameOf} />}
    </TableCell>
  );
}

function RowBox<Row extends Listed>({ nameOf }: Pick<Props<Row>, 'nameOf'>) {
  const translate = useTranslate();
  const row = useRecordContext<Row>();
  const selected = useDataTableSelectedIdsContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  if (!row || (isRowSelectable && !isRowSelectable(row))) return null;
  return (
    <Checkbox
      checked={selected?.includes(row.id) ?? false}
      onClick={(event) => {
        event.stopPropagation();
        handleToggleItem?.(row.id, event);
      }}
      slotProps={{ input: { 'aria-label': translate('administration.selectNamed', { name: nameOf(row) }) } }}
    />
  );
}
