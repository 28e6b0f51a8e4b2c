/** Finding movements: what the movement history and its export have in common. */
import { type RecordOf, select } from '../table.js';
import { movementTable } from './table.js';

/** The alias of the table is `m`. */
export const MOVEMENT_COLUMNS = select(
  movementTable,
  'm',
  'id',
  'centre_id',
  'occurred_at',
  'recorded_at',
  'event_id',
  'position',
  'type',
  'inbound',
  'quantity',
  'user_id',
  'comment',
  'product_id',
  'batch_id',
  'lot',
  'expiry',
  'previous_expiry',
  'operation_id',
  'note_number',
  'destination_id',
  'origin_id',
  'point_id',
  'packaging',
  'syringes',
  'cancels',
  'declared_quantity',
  'taken_quantity',
  'later_batch_reason',
  'past_limit',
  'recalled',
  'offline',
  'received_at',
  'compliant',
);

export type MovementRecord = RecordOf<typeof MOVEMENT_COLUMNS>;

/** As it is kept in the job of an export, too. */
export interface MovementSearch {
  /** Centres whose movements are wanted; null: of any centre, for `points` alone. */
  readonly centres: readonly string[] | null;
  /** Instants, ISO 8601; `until` is excluded, and `infinity` where there is no end. */
  readonly from: string;
  readonly until: string;
  readonly productId?: string | null;
  /** Patterns for ILIKE. */
  readonly lot?: string | null;
  readonly noteNumber?: string | null;
  /** Centres that the goods go to, and points that they are taken out for. */
  readonly destinations?: readonly string[] | null;
  readonly points?: readonly string[] | null;
}

/**
 * SQL over the table of movements under the alias `m`.
 *
 * @param first number of the first of the seven placeholders, whose values are {@link movementValues}
 */
export function movementConditions(first: number): string {
  const [centres, from, until, product, lot, note, goesTo] = Array.from(
    { length: 7 },
    (_, n) => `$${first + n}`,
  );
  return `(${centres}::uuid[] IS NULL OR m.centre_id = ANY (${centres}))
   AND m.occurred_at >= ${from} AND m.occurred_at < ${until}
   AND (${product}::uuid IS NULL OR m.product_id = ${product})
   AND (${lot}::text IS NULL OR m.lot ILIKE ${lot})
   AND (${note}::text IS NULL OR m.note_number ILIKE ${note})
   AND (${goesTo}::uuid[] IS NULL OR m.destination_id = ANY (${goesTo}) OR m.point_id = ANY (${goesTo}))`;
}

export function movementValues(search: MovementSearch): unknown[] {
  const { centres, from, until, productId, lot, noteNumber, destinations, points } = search;
  return [
    centres,
    from,
    until,
    productId ?? null,
    lot ?? null,
    noteNumber ?? null,
    destinations || points ? [...(destinations ?? []), ...(points ?? [])] : null,
  ];
}
