import OpenIcon from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, memo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { coarse, space } from '../../theme/tokens.js';
import { ScreenReaderText } from '../page/ScreenReaderText.js';
import { useIsPrinted } from '../page/useIsPrinted.js';
import type { Column, Sort } from './column.js';
import { Grid } from './Grid.js';

export interface DataTableProps<Row> {
  /** Read out by screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Of all pages, and how many of them come before this one: a screen reader counts through. */
  readonly total?: number;
  readonly offset?: number;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Opens a row: a click anywhere on it, or its eye. */
  readonly onOpen?: (row: Row) => void;
  /** Instead of the eye: a pencil where opening means editing. */
  readonly openIcon?: ReactNode;
  /** Names the eye of a row. */
  readonly openLabel?: (row: Row) => string;
  /** Rows without anything to open. */
  readonly mayOpen?: (row: Row) => boolean;
  readonly actions?: (row: Row) => ReactNode;
  /** The row, by its key, that is to be drawn now. A new object asks for it once more. */
  readonly reveal?: { readonly key: string };
}

const Records = styled(Grid)(({ theme: { vars } }) => ({
  '& thead th': { position: 'sticky', top: 0, zIndex: 1 },
  '& tbody tr:hover': { backgroundColor: vars?.palette.action.hover },
  '& tr[data-opens]': { cursor: 'pointer' },
  '& td[data-aside]': {
    paddingBlock: 0,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    backgroundColor: vars?.palette.background.paper,
  },
  // What can be done with a row stays in sight where its columns are wider than the page.
  '& [data-aside]': { position: 'sticky', insetInlineEnd: 0 },
  '& thead th[data-aside]': { zIndex: 2 },
  '& tbody tr:hover td[data-aside]': {
    backgroundImage: `linear-gradient(${vars?.palette.action.hover}, ${vars?.palette.action.hover})`,
  },
  '& button[data-sort], & button[data-open]': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${vars?.palette.primary.main}`, outlineOffset: 2 },
  },
  '& button[data-sort]': {
    position: 'relative',
    // In the cell's padding: what stands below the label keeps in line with it.
    '&::after': {
      // With nothing to read out, where browsers know how: `aria-sort` says it.
      content: ['"↑"', '"↑" / ""'],
      position: 'absolute',
      insetInlineStart: '100%',
      width: 12,
      textAlign: 'center',
      opacity: 0,
    },
    '&:hover::after': { opacity: 0.5 },
    '&:not([data-sort=""])': { color: vars?.palette.text.primary, '&::after': { opacity: 1 } },
    '&[data-sort=DESC]::after': { content: ['"↓"', '"↓" / ""'] },
  },
  '& button[data-open]': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    borderRadius: space.radius,
    color: vars?.palette.action.active,
    verticalAlign: 'middle',
    '&:hover': { backgroundColor: vars?.palette.action.hover },
    [coarse]: { width: 44, height: 44 },
  },
}));

/** Around a table: it scrolls within, and makes nothing wider that it is a part of. */
export const TABLE_PANEL = { overflow: 'hidden', contain: 'inline-size' } as const;

/** Header, title and filters above a long table (pixels): its rows scroll below them. */
const AROUND = 250;

/** More rows than these are drawn only while they are in sight. */
const DRAW_ALL = 80;

/** A dense table with a head that stays; a thousand rows cost as much as the forty that one sees. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, total = rows.length, columns, rowKey, reveal } = props;
  const container = useRef<HTMLDivElement>(null);
  // On paper nothing scrolls: all rows are there.
  const isLong = !useIsPrinted() && rows.length > DRAW_ALL;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => container.current,
    estimateSize: () => space.row,
    overscan: 8,
    // Rows are there with the first drawing, before the table has been measured.
    initialRect: { width: 0, height: window.innerHeight - AROUND },
  });
  const shown = isLong
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : rows.map((_, index) => index);
  const before = isLong ? (virtualizer.getVirtualItems()[0]?.start ?? 0) : 0;
  const after = isLong ? virtualizer.getTotalSize() - (virtualizer.getVirtualItems().at(-1)?.end ?? 0) : 0;
  const width = columns.length + 1;

  const drawRevealed = useEffectEvent((key: string) => {
    const index = rows.findIndex((row) => rowKey(row) === key);
    if (isLong && index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => {
    if (reveal) drawRevealed(reveal.key);
  }, [reveal]);

  return (
    <TableContainer
      ref={container}
      tabIndex={isLong ? 0 : undefined}
      sx={{
        maxHeight: isLong ? `calc(100dvh - ${AROUND}px)` : undefined,
        minHeight: isLong ? 320 : undefined,
      }}
    >
      <Records aria-label={label} aria-rowcount={total + 1}>
        <DataTableHead {...props} />
        <tbody>
          {before > 0 && <Gap height={before} width={width} />}
          {shown.map((index) => {
            const row = rows[index];
            return row !== undefined && <DataRow key={rowKey(row)} row={row} index={index} {...props} />;
          })}
          {after > 0 && <Gap height={after} width={width} />}
        </tbody>
      </Records>
    </TableContainer>
  );
}

const Gap = ({ height, width }: { height: number; width: number }) => (
  <tr aria-hidden>
    <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
  </tr>
);

function DataTableHead<Row>({ columns, sort, onSort, onOpen, actions }: DataTableProps<Row>) {
  const translate = useTranslate();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ id, label, align = 'left', sortField }) => {
          const order = sortField !== undefined && sort?.field === sortField ? sort.order : undefined;
          return (
            <th
              key={id}
              scope="col"
              style={{ textAlign: align }}
              aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
            >
              {sortField && onSort ? (
                <button
                  type="button"
                  data-sort={order ?? ''}
                  onClick={() => onSort({ field: sortField, order: order === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        {(onOpen || actions) && (
          <th scope="col" data-aside>
            <ScreenReaderText>{translate('list.actions')}</ScreenReaderText>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface RowProps<Row> extends DataTableProps<Row> {
  readonly row: Row;
  readonly index: number;
}

function PlainRow<Row>({
  row,
  index,
  offset = 0,
  columns,
  onOpen,
  openIcon,
  openLabel,
  mayOpen,
  actions,
}: RowProps<Row>) {
  const opens = onOpen !== undefined && (mayOpen?.(row) ?? true);
  return (
    <tr
      aria-rowindex={offset + index + 2}
      data-opens={opens || undefined}
      onClick={opens ? (event) => isOnRow(event) && onOpen(row) : undefined}
    >
      {columns.map(({ id, align, render }) => (
        <td key={id} style={{ textAlign: align ?? 'left' }}>
          {render(row)}
        </td>
      ))}
      {(onOpen || actions) && (
        <td data-aside>
          {actions?.(row)}
          {opens && (
            <button type="button" data-open aria-label={openLabel?.(row)} onClick={() => onOpen(row)}>
              {openIcon ?? <OpenIcon fontSize="small" />}
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Buttons of a row do what they say; what they open, elsewhere on the page, is none of the row's either. */
const isOnRow = ({ currentTarget, target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label') === null;

/** Scrolling draws rows that come into sight, not those that are there. */
const DataRow = memo(PlainRow) as typeof PlainRow;
