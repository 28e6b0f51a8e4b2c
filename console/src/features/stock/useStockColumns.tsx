import { type CSSProperties, useMemo } from 'react';
import type { StockRow } from '../../api/types.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { usePast } from '../../shared/past/usePast.js';
import { freshness } from '../../shared/pickers/freshness.js';
import { BatchTags, FreshnessTag } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';

interface Shown {
  /** Batches of several centres. */
  readonly centre?: boolean;
  /** At a vaccination centre a batch is a line of a delivery note. */
  readonly note?: boolean;
}

/** Plain styles: the cells of a thousand batches are drawn while one scrolls. */
const INLINE: CSSProperties = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
};
const ONE_LINE: CSSProperties = { whiteSpace: 'nowrap' };

export function useStockColumns({ centre = false, note = false }: Shown): readonly Column<StockRow>[] {
  const { column, headline, figure } = useColumns<StockRow>();
  const format = useFormat();
  const { zone } = useSession();
  const asOf = usePast();
  return useMemo(() => {
    const moment = asOf === undefined ? undefined : new Date(asOf);
    const columns: (Column<StockRow> | false)[] = [
      headline(
        'product',
        'field.product',
        (row) => (
          <span style={INLINE}>
            <strong>{row.produit.nomCommercial}</strong>
            <BatchTags batch={row} />
          </span>
        ),
        { sortField: 'produit' },
      ),
      centre && column('centre', 'field.centre', (row) => row.centre.nom, { sortField: 'centre' }),
      column('batch', 'field.batch', (row) => <Code>{row.lot}</Code>, { sortField: 'lot' }),
      column(
        'expiry',
        'field.expiry',
        (row) => (
          <span style={INLINE}>
            {format.expiry(row.peremption, row.produit)}
            {freshness(row, zone, moment).state !== 'good' && <FreshnessTag batch={row} />}
          </span>
        ),
        { sortField: 'peremption' },
      ),
      column('limit', 'field.usageLimit', (row) => format.dateTime(row.limiteUtilisation), {
        sortField: 'limiteUtilisation',
      }),
      note &&
        column('note', 'field.deliveryNote', (row) => (row.numeroBl ? <Code>{row.numeroBl}</Code> : null)),
      figure(
        'quantity',
        'field.quantity',
        (row) => <strong style={ONE_LINE}>{format.packages(row.quantite, row.produit)}</strong>,
        { card: 'title', sortField: 'quantite' },
      ),
      figure('doses', 'stock.doses', (row) => format.doses(row.quantite, row.produit)),
    ];
    return columns.filter((each) => each !== false);
  }, [format, zone, asOf, centre, note, headline, figure, column]);
}
