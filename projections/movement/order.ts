/** The order of a movement history, in SQL over the table of movements under the alias `m`. */
import { MOVEMENT_TYPES } from '../../services/domain/ledger/vocabulary.js';
import { quoted, wordSql } from '../../services/platform/sql.js';

/** What movements are called in the language of the reader. */
export interface MovementWords {
  readonly ofType: (type: string) => string;
  /** One that takes another back. */
  readonly ofCancellation: string;
}

const LATEST_FIRST = 'm.occurred_at DESC, m.position DESC, m.line DESC';
const EARLIEST_FIRST = 'm.occurred_at, m.position, m.line';

const COLUMNS: Readonly<Record<string, string | ((words: MovementWords) => string)>> = {
  id: 'm.id',
  type: ({ ofType, ofCancellation }) => {
    const called = wordSql('CASE WHEN m.cancels IS NULL THEN m.type END', MOVEMENT_TYPES, ofType);
    return `coalesce(${called}, ${quoted(ofCancellation)}) COLLATE reference.alphabetical`;
  },
  // As the words are ordered: `ENTREE`, `SORTIE`.
  sens: '(NOT m.inbound)',
  quantite: 'm.quantity',
  lot: 'm.lot COLLATE reference.alphabetical',
  peremption: 'm.expiry',
  numeroBl: 'm.note_number',
  dateEnregistrement: 'm.recorded_at',
  position: 'm.position',
};

/** Names on the wire of what a history can be sorted by. */
export const MOVEMENT_ORDERS: readonly string[] = ['date', ...Object.keys(COLUMNS)];

/** @param order undefined: the latest first, which also decides between rows that are otherwise equal */
export function movementOrderSql(
  order: { readonly field: string; readonly descending: boolean } | undefined,
  words: MovementWords,
): string {
  if (!order) return LATEST_FIRST;
  if (order.field === 'date') return order.descending ? LATEST_FIRST : EARLIEST_FIRST;
  const column = COLUMNS[order.field]!;
  return `${typeof column === 'string' ? column : column(words)} ${order.descending ? 'DESC' : 'ASC'} NULLS LAST, ${LATEST_FIRST}`;
}
