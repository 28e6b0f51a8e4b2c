import { RECALL_STREAM } from '../../services/domain/shared/streams.js';
import { appendTable, type WrittenTo } from '../table.js';

/** Where to find an event, and what it is about. */
export const ledgerEventTable = appendTable()({
  name: 'ledger_event',
  columns: {
    position: 'bigint NOT NULL',
    stream: 'text NOT NULL',
    revision: 'integer NOT NULL',
    /** Literal of a `text[]` of {@link subject}s, each once. */
    subjects: 'text[] NOT NULL',
  },
  key: ['position'],
  indexes: ['ledger_event_subjects ON ledger_event USING gin (subjects)'],
});

export type LedgerEventRow = WrittenTo<typeof ledgerEventTable>;

/** What an event is about, and is found by. Ids in lower case, lots as they are written. */
export const subject = {
  centre: (id: string) => `centre ${id}`,
  product: (id: string) => `product ${id}`,
  lot: (lot: string) => `lot ${lot}`,
  /** A lot of a product: not the product of one line with the lot of another. */
  lotOf: (productId: string, lot: string) => `lot ${productId} ${lot}`,
  /** Of an event that names a recall but not its lot, as the ends of recalls were written once. */
  recall: (id: string) => `recall ${id}`,
};

const RECALLED_GOODS = `'product ' || recall.product_id, 'lot ' || recall.lot,
  'lot ' || recall.product_id || ' ' || recall.lot`;

/** In SQL, for a row `recall`: the subject by which such an event is found. */
export const recallSubject = "'recall ' || recall.id";

/**
 * What a row `event` is about by the row `recall` that it names. The centre that recalled belongs to the end of the recall
 * only: an acknowledgement names the centre that made it.
 */
export const recalledSubjects = `ARRAY[${RECALLED_GOODS},
  CASE WHEN event.stream = '${RECALL_STREAM}' THEN 'centre ' || recall.centre_id END]`;

/** What any event is about by the row `recall` that it names. */
export const anyRecalledSubject = `ARRAY[${RECALLED_GOODS}, 'centre ' || recall.centre_id]`;
