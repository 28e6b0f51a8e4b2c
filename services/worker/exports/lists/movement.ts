import { dosesIn } from '../../../domain/shared/doses.js';
import { column } from '../column.js';
import { exportedList } from '../list.js';
import { exportWord } from '../words.js';

interface MovementRow {
  readonly occurred_at: Date;
  readonly type: string;
  readonly inbound: boolean;
  readonly centre_id: string;
  readonly product_id: string;
  readonly lot: string;
  readonly expiry: string;
  readonly quantity: number;
  readonly note_number: string | null;
  readonly origin_id: string | null;
  readonly destination_id: string | null;
  readonly point_id: string | null;
  readonly packaging: string | null;
  readonly syringes: number | null;
  readonly user_id: string;
  readonly comment: string | null;
}

/** Parameters: centreIds, from, until (instants), productId, numeroBl and lot (patterns), destinationIds (of centres and points). */
export const movementList = exportedList<MovementRow>({
  title: { fr: 'Mouvements', en: 'Movements' },
  query: (given) => ({
    text: `SELECT m.occurred_at, m.type, m.inbound, m.centre_id, m.product_id, m.lot, m.expiry::text AS expiry, m.quantity,
        m.note_number, m.origin_id, m.destination_id, m.point_id, m.packaging, m.syringes, m.user_id, m.comment
      FROM read_model.movement m
     WHERE m.centre_id = ANY ($1::uuid[]) AND m.occurred_at >= $2 AND m.occurred_at < $3
       AND ($4::uuid IS NULL OR m.product_id = $4) AND ($5::text IS NULL OR m.note_number ILIKE $5)
       AND ($6::text IS NULL OR m.lot ILIKE $6)
       AND ($7::uuid[] IS NULL OR m.destination_id = ANY ($7) OR m.point_id = ANY ($7))`,
    orderBy: 'm.occurred_at DESC, m.position DESC, m.line DESC',
    values: [
      given.centreIds,
      given.from,
      given.until,
      given.productId ?? null,
      given.numeroBl ?? null,
      given.lot ?? null,
      given.destinationIds ?? null,
    ],
  }),
  columns: (names) => [
    column('Date', 'Date', 'instant', 18, (row) => row.occurred_at),
    column('Type', 'Type', 'text', 24, (row) => exportWord(names.language, row.type)),
    column('Sens', 'Direction', 'text', 10, (row) =>
      exportWord(names.language, row.inbound ? 'inbound' : 'outbound'),
    ),
    column('Centre', 'Centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('Produit', 'Product', 'text', 24, (row) => names.product(row.product_id).name),
    column('Conditionnement', 'Packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('Lot', 'Batch', 'text', 16, (row) => row.lot),
    column('Péremption', 'Expiry', 'date', 12, (row) => row.expiry),
    column('Quantité', 'Quantity', 'whole', 11, (row) => row.quantity),
    column('Doses', 'Doses', 'decimal', 11, (row) =>
      dosesIn(row.quantity, names.product(row.product_id).doses),
    ),
    column('Bon de livraison', 'Delivery note', 'text', 18, (row) => row.note_number),
    column('Provenance', 'From', 'text', 28, (row) => names.centre(row.origin_id)),
    column('Destination', 'To', 'text', 28, (row) => names.centre(row.destination_id)),
    column('Point de vaccination', 'Vaccination point', 'text', 24, (row) => names.centre(row.point_id)),
    column(
      'Saisie',
      'Entered as',
      'text',
      12,
      (row) => row.packaging && exportWord(names.language, row.packaging),
    ),
    column('Seringues', 'Syringes', 'whole', 11, (row) => row.syringes),
    column('Utilisateur', 'User', 'text', 24, (row) => names.user(row.user_id)),
    column('Commentaire', 'Comment', 'text', 40, (row) => row.comment),
  ],
});
