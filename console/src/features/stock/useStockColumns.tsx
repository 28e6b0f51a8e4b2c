import { type CSSProperties, useMemo } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
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
  const translate = useTranslate();
  const format = useFormat();
  const { zone } = useSession();
  return useMemo(() => {
    const columns: (Column<StockRow> | false)[] = [
      {
        id: 'product',
        label: translate('field.product'),
        sortField: 'produit',
        card: 'title',
        render: (row) => (
          <span style={INLINE}>
            <strong>{row.produit.nomCommercial}</strong>
            <BatchTags batch={row} />
          </span>
        ),
      },
      centre && {
        id: 'centre',
        label: translate('field.centre'),
        sortField: 'centre',
        render: (row) => row.centre.nom,
      },
      {
        id: 'batch',
        label: translate('field.batch'),
        sortField: 'lot',
        render: (row) => <Code>{row.lot}</Code>,
      },
      {
        id: 'expiry',
        label: translate('field.expiry'),
        sortField: 'peremption',
        render: (row) => (
          <span style={INLINE}>
            {format.expiry(row.peremption, row.produit)}
            {freshness(row, zone).state !== 'good' && <FreshnessTag batch={row} />}
          </span>
        ),
      },
      {
        id: 'limit',
        label: translate('field.usageLimit'),
        sortField: 'limiteUtilisation',
        render: (row) => format.dateTime(row.limiteUtilisation),
      },
      note && {
        id: 'note',
        label: translate('field.deliveryNote'),
        render: (row) => (row.numeroBl ? <Code>{row.numeroBl}</Code> : null),
      },
      {
        id: 'quantity',
        label: translate('field.quantity'),
        sortField: 'quantite',
        align: 'right',
        card: 'title',
        render: (row) => <strong style={ONE_LINE}>{format.packages(row.quantite, row.produit)}</strong>,
      },
      {
        id: 'doses',
        label: translate('stock.doses'),
        align: 'right',
        render: (row) => format.doses(row.quantite, row.produit),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [translate, format, zone, centre, note]);
}
