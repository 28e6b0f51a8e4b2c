import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, DataTable, Pagination } from 'react-admin';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { TABLE_PANEL } from '../../../../shared/list/DataTable.js';
import { NoRows } from '../../../../shared/list/RecordRows.js';
import { NotLoaded } from '../../../../shared/page/Loaded.js';
import { Panel } from '../../../../shared/page/Panel.js';
import { ScreenReaderText } from '../../../../shared/page/ScreenReaderText.js';
import { type as font } from '../../../../theme/tokens.js';
import { type AdministeredKind, statusAction } from '../administered-kind.js';
import { useStatusSwitch } from '../useStatusSwitch.js';
import type { ListColumn, Listed } from './list-column.js';
import { PAGE_LENGTHS } from './page-length.js';
import { SelectionColumn } from './SelectionColumn.js';
import { TableColumn } from './TableColumn.js';

export interface ListRowsProps<Row> {
  readonly kind: AdministeredKind;
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  readonly maySwitch: (row: Row) => boolean;
  /** Buttons of a row, the one that opens it among them. */
  readonly actions: (row: Row) => ReactNode;
}

/** As dense and as quiet as every other list, and never wider than the page. */
const LOOK = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': {
    typography: 'body2',
    px: 3,
    py: '3px',
    height: 37,
    borderColor: 'divider',
  },
  '& .MuiTableCell-head': {
    fontSize: `${font.size.caption / 16}rem`,
    fontWeight: 'fontWeightMedium',
    color: 'text.secondary',
    bgcolor: 'sunken',
    whiteSpace: 'nowrap',
  },
  '& .MuiTableCell-paddingCheckbox': { px: 1 },
  // What can be done with a row stays in sight where its columns are wider than the page.
  '& .MuiTableCell-root:last-of-type': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    whiteSpace: 'nowrap',
    bgcolor: 'background.paper',
  },
  '& .MuiTableCell-head:last-of-type': { bgcolor: 'sunken' },
  // The arrow lies in the cell's padding: what stands below the label keeps in line with it.
  '& .MuiTableSortLabel-icon': { position: 'absolute', left: '100%', m: 0, fontSize: 16 },
  // In the flow, above the head: laid over it, it would be cut off by the panel.
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    bgcolor: 'tones.notice.tint',
    color: 'text.primary',
    borderRadius: 0,
    // As high as its buttons: react-admin counts it in spacings of 8 px.
    height: 'auto',
    minHeight: 48,
    px: 3,
    py: 2,
    gap: 2,
  },
  '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
  '&& .RaBulkActionsToolbar-topToolbar': { bgcolor: 'transparent', p: 0, gap: 2 },
} as const;

/**
 * A page of records at a desk: react-admin's table, whose columns, order, selection and page length a reader chooses.
 */
export function ListTable<Row extends Listed>(props: ListRowsProps<Row>) {
  const { kind, label, columns, nameOf, onOpen, maySwitch, actions } = props;
  const translate = useTranslate();
  const { data, error, refetch } = useListContext<Row>();
  if (error || !data) return <NotLoaded read={{ error, refetch }} rows={12} />;
  if (data.length === 0) return <NoRows />;
  return (
    <Panel flush sx={TABLE_PANEL}>
      <DataTable<Row>
        aria-label={label}
        sx={LOOK}
        hiddenColumns={columns.filter(({ isHidden }) => isHidden).map(({ id }) => id)}
        isRowSelectable={maySwitch}
        bulkActionButtons={false}
        bulkActionsToolbar={
          <BulkActionsToolbar>
            <BulkStatus kind={kind} />
          </BulkActionsToolbar>
        }
        rowClick={(_id, _resource, row) => {
          onOpen(row as Row);
          return false;
        }}
      >
        <SelectionColumn nameOf={nameOf} isNeeded={data.some(maySwitch)} />
        {columns.map((column) => (
          <TableColumn key={column.id} column={column as unknown as ListColumn<Listed>} />
        ))}
        <DataTable.Col
          align="right"
          label={<ScreenReaderText>{translate('list.actions')}</ScreenReaderText>}
          render={(row) => (
            // A button of a row does what it says; it does not open the row too.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons have the keys
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons have the keys
            <span onClick={(event) => event.stopPropagation()}>{actions(row as Row)}</span>
          )}
        />
      </DataTable>
      <Pagination
        rowsPerPageOptions={[...PAGE_LENGTHS]}
        sx={{
          display: 'block',
          overflowX: 'auto',
          '& .MuiTablePagination-input': { minHeight: 0, bgcolor: 'transparent' },
          '& .MuiTablePagination-select': { py: 0, minHeight: 0 },
        }}
      />
    </Panel>
  );
}

/** Enables or disables, publishes or hides all selected records, after asking once. */
function BulkStatus({ kind }: { kind: AdministeredKind }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { switchMany, isPending } = useStatusSwitch(kind);
  return [true, false].map((status) => (
    <Button
      key={String(status)}
      size="small"
      variant="outlined"
      loading={isPending}
      onClick={async () => {
        if (await switchMany(selectedIds.map(String), status)) onUnselectItems();
      }}
    >
      {translate(`administration.${statusAction(kind, status)}.confirm`)}
    </Button>
  ));
}
