import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Column } from './column.js';
import type { DataTableProps } from './DataTable.js';
import { PageLinks } from './PageLinks.js';

/** Cards of one page on a small screen. */
export const CARDS_PER_PAGE = 5;

interface Props<Row> extends DataTableProps<Row> {
  /** Absent: the cards are all there, or more come by themselves. */
  readonly paging?: {
    /** From 1. */
    readonly page: number;
    readonly pages: number;
    readonly onPage: (page: number) => void;
  };
}

/** The same rows on a small screen. */
export function DataCards<Row>(props: Props<Row>) {
  const { label, rows, rowKey, paging } = props;
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}
      >
        {rows.map((row) => (
          <DataCard key={rowKey(row)} row={row} {...props} />
        ))}
      </Box>
      {paging && paging.pages > 1 && (
        <Box sx={{ mt: 4 }}>
          <PageLinks list={label} count={paging.pages} page={paging.page} onPage={paging.onPage} />
        </Box>
      )}
    </>
  );
}

function DataCard<Row>({
  row,
  columns,
  onOpen,
  openLabel,
  mayOpen,
  actions,
}: DataTableProps<Row> & { row: Row }) {
  const titles = columns.filter(({ card }) => card === 'title');
  const lines = columns.filter(({ card = 'line' }) => card === 'line');
  const opens = onOpen !== undefined && (mayOpen?.(row) ?? true);
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 4 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, typography: 'subtitle1' }}>
        {titles.map(({ id, render }, index) => (
          <Box key={id} sx={{ fontWeight: index === 0 ? 'fontWeightBold' : undefined }}>
            {render(row)}
          </Box>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1 }}
      >
        {lines.map((column) => (
          <CardLine key={column.id} column={column} row={row} />
        ))}
      </Box>
      {(opens || actions) && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 2 }}>
          {actions?.(row)}
          {opens && (
            <Button size="small" variant="outlined" onClick={() => onOpen(row)}>
              {openLabel?.(row)}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** What a row does not have takes no line. */
function CardLine<Row>({ column: { label, render }, row }: { column: Column<Row>; row: Row }) {
  const content = render(row);
  if (content === null) return null;
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
        {content}
      </Typography>
    </>
  );
}
