import type { ExitDestination, OperationKind, Packaging } from '../../services/domain/ledger/vocabulary.js';
import { type BatchCells, batchColumns } from '../batch.js';
import { appendTable } from '../table.js';

/**
 * The record of an operation on one batch: a fridge exit, a scrapping or a product return. A return is recorded
 * once, at the dispatch centre. Columns that only one kind has are empty in the others.
 */
export interface OperationRow extends BatchCells {
  /** The operation's id, which a movement names in `operation_id`. */
  id: string;
  kind: OperationKind;
  centre_id: string;
  occurred_at: string;
  user_id: string;
  /** Packages. */
  quantity: number;
  comment: string | null;
  /** Number of the delivery note by which the batch arrived, if it did. */
  note_number: string | null;
  /** Scrapping: code of the value list SCRAPPING_CAUSE. */
  cause: string | null;
  /** Of a fridge exit. */
  destination: ExitDestination | null;
  point_id: string | null;
  /** Fridge exit: how it was typed in. */
  packaging: Packaging | null;
  /** Syringes drawn; null in vial mode. */
  syringes: number | null;
  /** Return: the centre that gave the goods back. */
  from_centre_id: string | null;
  /** Packages that this centre still had, less than `quantity` where a return above the residual was forced. */
  taken_quantity: number | null;
  /** When the returned goods had left the freezer. */
  exit_at: string | null;
}

/** A stored event that lacks a value which its kind needs is refused by the database, and halts the projection. */
const requiredFor = (kind: OperationKind, column: keyof OperationRow) =>
  `CONSTRAINT operation_${column} CHECK (kind <> '${kind}' OR ${column} IS NOT NULL)`;

export const operationTable = appendTable<OperationRow>()({
  name: 'operation',
  columns: {
    id: 'uuid NOT NULL',
    kind: 'text NOT NULL',
    centre_id: 'uuid NOT NULL',
    occurred_at: 'timestamptz NOT NULL',
    user_id: 'text NOT NULL',
    quantity: 'integer NOT NULL CHECK (quantity >= 0)',
    comment: 'text',
    note_number: 'text',
    ...batchColumns,
    cause: `text ${requiredFor('scrapping', 'cause')}`,
    destination: `text ${requiredFor('fridge-exit', 'destination')}`,
    point_id: 'uuid',
    packaging: `text ${requiredFor('fridge-exit', 'packaging')}`,
    syringes: 'integer',
    from_centre_id: `uuid ${requiredFor('return', 'from_centre_id')}`,
    taken_quantity: `integer ${requiredFor('return', 'taken_quantity')}`,
    exit_at: 'timestamptz',
  },
  key: ['id'],
});
