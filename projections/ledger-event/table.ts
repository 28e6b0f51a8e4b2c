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
};
