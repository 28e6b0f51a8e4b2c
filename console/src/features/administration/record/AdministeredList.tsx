import AddIcon from '@mui/icons-material/AddOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import type { Column, Sort } from '../../../shared/list/column.js';
import { RecordList } from '../../../shared/list/RecordList.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { Page } from '../../../shared/page/Page.js';
import { type AdministeredKind, type AdministeredRecord, resourceOf } from './administered-kind.js';
import { ROWS_AT_DESK } from './page-length.js';
import { RowActions } from './RowActions.js';
import type { FromList } from './useListAddress.js';
import { useRecordWords } from './useRecordWords.js';

interface Props<Row, Filters> {
  readonly kind: AdministeredKind;
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort;
  readonly filters: ReactNode;
  readonly filterDefaults: Filters;
  readonly nameOf: (row: Row) => string;
  /** Active, or published. */
  readonly isOn: (row: Row) => boolean;
  /** False: the list can be read only, its records too. */
  readonly mayEdit?: boolean;
  readonly mayCreate?: boolean;
  readonly maySwitch?: (row: Row) => boolean;
  /** Further buttons beside "add". */
  readonly actions?: ReactNode;
  /** Further actions of a row. */
  readonly rowActions?: (row: Row) => ReactNode;
}

/** Any kind of administered record: filters, order and pages, and what can be done with a row. */
export function AdministeredList<
  Row extends AdministeredRecord,
  Filters extends Readonly<Record<string, unknown>>,
>(props: Props<Row, Filters>) {
  const { kind, title, nameOf, isOn, mayEdit = true, mayCreate = true, maySwitch = () => mayEdit } = props;
  const translate = useTranslate();
  const words = useRecordWords(kind.name);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = ({ id }: Row) =>
    navigate(`${kind.address}/${encodeURIComponent(id)}`, { state: { list: search } satisfies FromList });
  return (
    <Page
      title={title}
      actions={
        <>
          {props.actions}
          {mayCreate && (
            <LinkButton variant="contained" to={`${kind.address}/add`} startIcon={<AddIcon />}>
              {words.add}
            </LinkButton>
          )}
        </>
      }
    >
      <RecordList<Row, Filters>
        label={title}
        resource={resourceOf(kind)}
        columns={props.columns}
        sort={props.sort}
        rowsAtDesk={ROWS_AT_DESK}
        filters={props.filters}
        filterDefaults={props.filterDefaults}
        exports={{ path: `${kind.path}/export`, name: `${kind.name}.xlsx` }}
        onOpen={(row) => void open(row)}
        openIcon={mayEdit ? <EditIcon fontSize="small" /> : undefined}
        openLabel={(row) =>
          translate(mayEdit ? 'administration.editNamed' : 'administration.viewNamed', { name: nameOf(row) })
        }
        actions={(row) => (
          <>
            {props.rowActions?.(row)}
            {maySwitch(row) && <RowActions kind={kind} row={row} name={nameOf(row)} isOn={isOn(row)} />}
          </>
        )}
      />
    </Page>
  );
}
