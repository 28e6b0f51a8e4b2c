import { dosesIn } from '../../../domain/shared/doses.js';
import { column } from '../column.js';
import { exportedList } from '../list.js';
import { exportWord, yesOrNo } from '../words.js';

interface StockRow {
  readonly centre_id: string;
  readonly product_id: string;
  readonly lot: string;
  readonly expiry: string;
  readonly quantity: number;
  readonly thawed: boolean;
  readonly returned: boolean;
  readonly transfer_type: string | null;
  readonly transferred_at: Date | null;
  readonly usage_limit: Date | null;
  readonly note_number: string | null;
}

/** Parameters: centreIds, productId, lot (a pattern), held, returned. */
export const stockList = exportedList<StockRow>({
  title: { fr: 'Stocks', en: 'Stocks' },
  query: (given) => ({
    text: `SELECT s.centre_id, s.product_id, s.lot, s.expiry::text AS expiry, s.quantity, s.thawed, s.returned,
        s.transfer_type, s.transferred_at, s.usage_limit, s.note_number
      FROM read_model.stock s
     WHERE s.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR s.product_id = $2)
       AND ($3::text IS NULL OR s.lot ILIKE $3) AND (NOT $4::boolean OR s.quantity > 0)
       AND (NOT $5::boolean OR s.returned)`,
    orderBy: 's.expiry, s.id',
    values: [
      given.centreIds,
      given.productId ?? null,
      given.lot ?? null,
      given.held ?? false,
      given.returned ?? false,
    ],
  }),
  columns: (names) => [
    column('Centre', 'Centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('Produit', 'Product', 'text', 24, (row) => names.product(row.product_id).name),
    column('Conditionnement', 'Packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('Lot', 'Batch', 'text', 16, (row) => row.lot),
    column('Péremption', 'Expiry', 'date', 12, (row) => row.expiry),
    column('Quantité', 'Quantity', 'whole', 11, (row) => row.quantity),
    column('Doses', 'Doses', 'decimal', 11, (row) =>
      dosesIn(row.quantity, names.product(row.product_id).doses),
    ),
    column("Limite d'utilisation", 'Use before', 'instant', 18, (row) => row.usage_limit),
    column('Décongelé', 'Thawed', 'text', 11, (row) => yesOrNo(names.language, row.thawed)),
    column(
      'Transfert',
      'Transfer',
      'text',
      12,
      (row) => row.transfer_type && exportWord(names.language, row.transfer_type),
    ),
    column('Date de transfert', 'Transferred on', 'instant', 18, (row) => row.transferred_at),
    column('Retour', 'Return', 'text', 9, (row) => yesOrNo(names.language, row.returned)),
    column('Bon de livraison', 'Delivery note', 'text', 18, (row) => row.note_number),
  ],
});
