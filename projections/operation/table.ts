import type { ExitDestination, OperationKind, Packaging } from '../../services/domain/ledger/vocabulary.js';
import { batchColumns, type KnownOfBatch } from '../batch.js';
import { appendTable, type RecordOf, select, type WrittenTo } from '../table.js';

/** A stored event that lacks a value which its kind needs is refused by the database, and halts the projection. */
const requiredFor = (kind: OperationKind, column: string) =>
  `CONSTRAINT operation_${column} CHECK (kind <> '${kind}' OR ${column} IS NOT NULL)`;

/**
 * The record of an operation on one batch: a fridge exit, a scrapping or a product return. A return is recorded
 * once, at the dispatch centre. Columns that only one kind has are empty in the others.
 */
export const operationTable = appendTable<
  { kind: OperationKind; destination: ExitDestination | null; packaging: Packaging | null } & KnownOfBatch
>()({
  name: 'operation',
  columns: {
    /** The operation's id, which a movement names in `operation_id`. */
    id: 'uuid NOT NULL',
    kind: 'text NOT NULL',
    centre_id: 'uuid NOT NULL',
    occurred_at: 'timestamptz NOT NULL',
    user_id: 'text NOT NULL',
    /** Packages. */
    quantity: 'integer NOT NULL CHECK (quantity >= 0)',
    comment: 'text',
    /** Number of the delivery note by which the batch arrived, if it did. */
    note_number: 'text',
    ...batchColumns,
    /** When the goods had left the freezer, as far as known. */
    exit_at: 'timestamptz',
    /** Scrapping: code of the value list SCRAPPING_CAUSE. */
    cause: `text ${requiredFor('scrapping', 'cause')}`,
    /** Of a fridge exit. */
    destination: `text ${requiredFor('fridge-exit', 'destination')}`,
    point_id: 'uuid',
    /** Fridge exit: how it was typed in. */
    packaging: `text ${requiredFor('fridge-exit', 'packaging')}`,
    /** Syringes drawn; null in vial mode. */
    syringes: 'integer',
    /** Return: the centre that gave the goods back. */
    from_centre_id: `uuid ${requiredFor('return', 'from_centre_id')}`,
    /** Packages that this centre still had, less than `quantity` where a return above the residual was forced. */
    taken_quantity: `integer ${requiredFor('return', 'taken_quantity')}`,
  },
  key: ['id'],
});

export type OperationRow = WrittenTo<typeof operationTable>;

/** The alias of the table is `o`. */
export const OPERATION_COLUMNS = select(
  operationTable,
  'o',
  'id',
  'centre_id',
  'occurred_at',
  'user_id',
  'quantity',
  'comment',
  'note_number',
  'batch_id',
  'product_id',
  'lot',
  'expiry',
  'transfer_type',
  'usage_limit',
  'cause',
  'destination',
  'point_id',
  'packaging',
  'syringes',
  'from_centre_id',
  'taken_quantity',
  'exit_at',
);

/** A row; the database makes sure that the columns which its kind needs are filled. */
export type OperationRecord = RecordOf<typeof OPERATION_COLUMNS>;
