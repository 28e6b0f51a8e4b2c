import { type Identifier, ListBase, useListContext } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { ExportPath } from '../../api/calls.js';
import { download } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { providerOf } from '../../providers/records/data-provider.js';
import { NONE_TO_CHOOSE, useListRouter } from '../../providers/records/list-router.js';
import { RecordsProvider } from '../../providers/records/RecordsProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { useIsSmall } from '../page/useIsSmall.js';
import { PastBanner } from '../past/PastBanner.js';
import { isInstant } from '../past/usePast.js';
import { DownloadButton } from '../record/DownloadButton.js';
import { type Exporting, useExporting } from '../record/useExporting.js';
import { type Sort, sortParameter } from './column.js';
import { ListFilters } from './ListFilters.js';
import { defaultsWith, type Filters, fromAddress, type ListDefaults, toAddress } from './list-defaults.js';
import { RecordCount, RecordRows, type RecordRowsProps, rowsPerPage } from './RecordRows.js';

interface Exports {
  readonly path: ExportPath;
  /** Where the service gives none. */
  readonly name: string;
  /** Why it cannot be had now. */
  readonly unavailable?: string;
}

interface Props<Row, Values extends Filters> extends Omit<RecordRowsProps<Row>, 'isSmall'> {
  /** Path below `/api/admin` that understands range, sort and filter: `dispatch/stock`. */
  readonly resource: string;
  readonly sort: Sort;
  /** Rows of a page, where they are not as many as a screen of this size has. */
  readonly perPage?: number;
  readonly filterDefaults: Values;
  readonly defaultsAsOf?: ListDefaults<Values>['defaultsAsOf'];
  /** Fields of the form kit, named as the service's filters. */
  readonly filters: ReactNode;
  /** The same rows as a file. */
  readonly exports?: Exports;
  /** In the place of the export: other buttons at the right of the count. */
  readonly aside?: ReactNode;
  /** Between filters and rows: what is done with several of the rows that are shown. */
  readonly above?: (rows: readonly Row[]) => ReactNode;
}

/** A list of records: react-admin keeps filters, order and page, in the address too. Cards on a small screen. */
export function RecordList<Row extends { readonly id: Identifier }, Values extends Filters>({
  resource,
  sort,
  perPage,
  filterDefaults,
  defaultsAsOf,
  filters,
  exports,
  aside,
  above,
  ...rows
}: Props<Row, Values>) {
  const { centre } = useSession();
  const isSmall = useIsSmall();
  const length = perPage ?? rowsPerPage(isSmall);
  const own = useMemo(() => ({ defaults: filterDefaults, defaultsAsOf }), [filterDefaults, defaultsAsOf]);
  const defaults = chosenIn(toAddress(own, filterDefaults, filterDefaults));
  const provider = useMemo(() => providerOf((filters) => fromAddress(own, filters)), [own]);
  const router = useListRouter({ defaults, pageLengths: NONE_TO_CHOOSE });
  const exporting = useExporting();
  return (
    <RecordsProvider router={router} provider={provider}>
      <ListBase<Row & { id: Identifier }>
        key={length}
        resource={resource}
        perPage={length}
        sort={sort}
        filterDefaultValues={defaults}
        storeKey={`${centre?.id}/${resource}/${length}`}
        disableAuthentication
        // A failure is said where the rows would be, not in a message as well.
        queryOptions={{ onError: () => undefined }}
        exporter={false}
      >
        <RecordFilters {...own}>{filters}</RecordFilters>
        <RecordCount aside={exports ? <ExportRows {...exports} {...own} exporting={exporting} /> : aside} />
        {above && <AboveRows above={above} />}
        <RecordRows<Row> {...rows} isSmall={isSmall} />
      </ListBase>
      {exporting.progress}
    </RecordsProvider>
  );
}

function AboveRows<Row>({ above }: { above: (rows: readonly Row[]) => ReactNode }) {
  const { data } = useListContext();
  return above((data ?? []) as readonly Row[]);
}

/** What is left open is no filter. */
const chosenIn = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== ''));

/** A default that was taken back is not shown as if it still applied. */
const blank = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value === '' ? '' : null]));

interface RecordFiltersProps<Values extends Filters> extends ListDefaults<Values> {
  /** Fields of the form kit, named as the service's filters. */
  readonly children: ReactNode;
}

/**
 * The filters of a list. Where it is looked at as of a moment, says so, and leads back. With the moment change the
 * defaults that still apply; what the user chose stays.
 */
export function RecordFilters<Values extends Filters>({ children, ...own }: RecordFiltersProps<Values>) {
  const { filterValues, setFilters } = useListContext();
  const values = fromAddress(own, filterValues);
  const { asOf } = values;
  const shown = defaultsWith(own, values);
  const apply = (next: Filters) => setFilters(toAddress(own, next, shown));
  return (
    <>
      <ListFilters values={{ ...blank(shown), ...values }} defaults={shown} onApply={apply}>
        {children}
      </ListFilters>
      <PastBanner
        asOf={isInstant(asOf) ? asOf : undefined}
        onPresent={() => apply({ ...values, asOf: null })}
      />
    </>
  );
}

/** What is on screen, in its order, all pages of it. */
function ExportRows<Values extends Filters>({
  path,
  name,
  unavailable,
  exporting,
  ...own
}: Exports & ListDefaults<Values> & { readonly exporting: Exporting }) {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  return (
    <DownloadButton
      kind="export"
      label={translate('action.export')}
      unavailable={unavailable}
      exporting={exporting}
      download={download(path, name, {
        query: { ...fromAddress(own, filterValues), sort: sortParameter(sort) },
      })}
    />
  );
}
