import AddIcon from '@mui/icons-material/AddOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useStore } from 'ra-core';
import type { ReactNode } from 'react';
import { InfiniteList, List } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { NONE_TO_CHOOSE, useListRouter } from '../../../providers/records/list-router.js';
import { RecordsProvider } from '../../../providers/records/RecordsProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { RecordFilters } from '../../../shared/list/RecordList.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { Page } from '../../../shared/page/Page.js';
import { useIsSmall } from '../../../shared/page/useIsSmall.js';
import { useExporting } from '../../../shared/record/useExporting.js';
import { mayWrite } from '../kind-access.js';
import { type AdministeredKind, resourceOf } from './administered-kind.js';
import { ListCards } from './list/ListCards.js';
import { ListFilterFields } from './list/ListFilterFields.js';
import { ListTable } from './list/ListTable.js';
import { ListTools } from './list/ListTools.js';
import { type ColumnChanges, filterNamesOf, type Listed } from './list/list-column.js';
import { CARDS_AT_ONCE, PAGE_LENGTHS, USUAL_PAGE_LENGTH } from './list/page-length.js';
import { useKeptOrder } from './list/useKeptOrder.js';
import { useListColumns } from './list/useListColumns.js';
import { RowActions } from './RowActions.js';
import type { FromList } from './useListAddress.js';

interface Props<Row> {
  readonly kind: AdministeredKind;
  /** What a record is called; absent: the value of the field by which the list is sorted. */
  readonly nameOf?: (row: Row) => string;
  /** What is shown otherwise than the definition says. */
  readonly columns?: ColumnChanges<Row>;
  /** Filters with fields of their own, by name. */
  readonly filterFields?: Readonly<Record<string, ReactNode>>;
  /** Filters that apply when the list is opened, by name. */
  readonly filterDefaults?: Readonly<Record<string, string>>;
  /** False: the record can only be read. */
  readonly mayEdit?: (row: Row) => boolean;
  readonly mayCreate?: boolean;
  readonly maySwitch?: (row: Row) => boolean;
  /** Further buttons beside "add", for users who may write. */
  readonly actions?: ReactNode;
  /** Further actions of a row, for everybody who reads it. */
  readonly rowActions?: (row: Row) => ReactNode;
}

/**
 * The list of any kind of administered record. Columns, filters and words follow from the kind's definition; columns,
 * order, selection, page length and saved filters are react-admin's. On a phone cards, which go on while one scrolls.
 */
export function AdministeredList<Row extends Listed>(props: Props<Row>) {
  const translate = useTranslate();
  const session = useSession();
  const { kind, filterDefaults = {} } = props;
  const writes = mayWrite(kind.name, session);
  const { mayCreate = writes } = props;
  const router = useListRouter({
    defaults: filterDefaults,
    pageLengths: useIsSmall() ? NONE_TO_CHOOSE : PAGE_LENGTHS,
  });
  const title = translate(`administration.kind.${kind.name}.title`);
  return (
    <Page
      title={title}
      actions={
        <>
          {writes && props.actions}
          {mayCreate && (
            <LinkButton variant="contained" to={`${kind.address}/add`} startIcon={<AddIcon />}>
              {translate(`administration.kind.${kind.name}.add`)}
            </LinkButton>
          )}
        </>
      }
    >
      <RecordsProvider router={router}>
        <Records {...props} title={title} />
      </RecordsProvider>
    </Page>
  );
}

function Records<Row extends Listed>(props: Props<Row> & { title: string }) {
  const session = useSession();
  const { kind, title, filterDefaults = {} } = props;
  const writes = mayWrite(kind.name, session);
  const { mayEdit = () => writes } = props;
  const { maySwitch = mayEdit } = props;
  const { nameOf = (row: Row) => String(row[kind.order]) } = props;
  const isSmall = useIsSmall();
  const columns = useListColumns(kind, props.columns);
  const [pageLength] = useStore<number>('lists.pageLength', USUAL_PAGE_LENGTH);
  const order = useKeptOrder(kind, columns);
  const open = useOpen<Row>(kind);
  const Records = isSmall ? InfiniteList : List;
  const exporting = useExporting();
  const none = Object.fromEntries(filterNamesOf(kind).map((name) => [name, null]));
  const rows = {
    kind,
    label: title,
    columns,
    nameOf,
    maySwitch,
    onOpen: open,
    actions: (row: Row) => (
      <>
        {props.rowActions?.(row)}
        {maySwitch(row) && (
          <RowActions kind={kind} row={row} name={nameOf(row)} isOn={row[kind.activeField] === true} />
        )}
        <OpenButton name={nameOf(row)} mayEdit={mayEdit(row)} onOpen={() => open(row)} />
      </>
    ),
  };
  return (
    <>
      <Records
        key={String(isSmall)}
        resource={resourceOf(kind)}
        perPage={isSmall ? CARDS_AT_ONCE : pageLength}
        sort={order}
        filterDefaultValues={filterDefaults}
        // Filters, order and page are in the address; without one, the order is the last that was chosen.
        storeKey={false}
        disableAuthentication
        // A failure is said where the rows would be, not in a message as well.
        queryOptions={{ onError: () => undefined }}
        exporter={false}
        title={false}
        actions={false}
        pagination={false}
        empty={false}
        component="div"
        sx={{ '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflow: 'visible' } }}
      >
        <RecordFilters defaults={{ ...none, ...filterDefaults }}>
          <ListFilterFields kind={kind} fields={props.filterFields} />
        </RecordFilters>
        <ListTools kind={kind} columns={columns} isSmall={isSmall} exporting={exporting} />
        {isSmall ? <ListCards {...rows} /> : <ListTable {...rows} />}
      </Records>
      {exporting.progress}
    </>
  );
}

/** Goes to a record's page, from which the way back leads to the list as it is. */
function useOpen<Row extends Listed>({ address }: AdministeredKind): (row: Row) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return ({ id }) =>
    void navigate(`${address}/${encodeURIComponent(id)}`, { state: { list: search } satisfies FromList });
}

function OpenButton({ name, mayEdit, onOpen }: { name: string; mayEdit: boolean; onOpen: () => void }) {
  const translate = useTranslate();
  const Icon = mayEdit ? EditIcon : OpenIcon;
  return (
    <IconButton
      size="small"
      aria-label={translate(mayEdit ? 'administration.editNamed' : 'administration.viewNamed', { name })}
      onClick={onOpen}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
