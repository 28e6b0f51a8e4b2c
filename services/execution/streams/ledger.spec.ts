import type { LedgerCommand } from '../../domain/ledger/commands.js';
import { MAX_CORRECTED_BATCHES, MAX_COUNTED_LINES } from '../../domain/ledger/decide/count-stock.js';
import type { CountOpened, EntryLine } from '../../domain/ledger/events.js';
import { initialState, type LedgerState } from '../../domain/ledger/state.js';
import { at, CENTRE, entered, id, line, NOW } from '../../domain/testing/ledger.js';
import { MAX_APPEND_BYTES } from '../../event-store/port.js';
import { serialize } from '../../event-store/serialize.js';
import { seal } from '../sealing.js';
import { ledgerType } from './ledger.js';

const COUNT = id(700);
const STREAM = `ledger-${CENTRE}`;

/** A batch of a vaccination centre, with everything that is known of goods that left a freezer and came by a note. */
const delivered = (n: number): EntryLine =>
  line({
    batchId: id(1_000 + n),
    lot: `LOT-${String(n).padStart(16, '0')}`,
    transferType: 'CONGELE',
    transferredAt: NOW,
    exitAt: NOW,
    stabilityLimit: NOW,
    deliveryNote: {
      noteId: id(100_000 + n),
      lineId: id(1_000 + n),
      number: `PN-2026-${String(n).padStart(6, '0')}`,
      issuerId: id(2),
    },
  });

const executed = (state: LedgerState, command: LedgerCommand): LedgerState =>
  ledgerType.decide(command, state).reduce(ledgerType.evolve, state);

describe('a ledger in the event store', () => {
  it('closes a count of as many differing batches as a count may have', () => {
    const batches = Array.from({ length: MAX_CORRECTED_BATCHES }, (_, n) => delivered(n));
    const opened: CountOpened = {
      type: 'CountOpened',
      data: { countId: COUNT, number: 'INV-CB-2026-000001', year: 2026, sequence: 1, productId: null },
    };
    let state = [entered(...batches), opened].reduce(ledgerType.evolve, initialState(CENTRE));
    for (let first = 0; first < batches.length; first += MAX_COUNTED_LINES) {
      const lines = batches
        .slice(first, first + MAX_COUNTED_LINES)
        .map(({ batchId }) => ({ batchId, counted: 1 }));
      state = executed(state, { type: 'CountBatches', context: at(NOW), countId: COUNT, lines });
    }

    const closed = ledgerType.decide({ type: 'CloseCount', countId: COUNT }, state);
    const context = {
      commandId: id(1),
      userId: id(3),
      centreId: CENTRE,
      occurredAt: NOW,
      correlationId: id(4),
    };
    const { events } = seal(
      STREAM,
      { revision: 0, hash: '' },
      closed,
      { name: 'CloseCount', context },
      NOW,
      ledgerType.upcasters,
    );
    expect(serialize(STREAM, events).bytes).toBeLessThan(MAX_APPEND_BYTES);
    const after = closed.reduce(ledgerType.evolve, state);
    expect([...after.batches.values()].every(({ quantity }) => quantity === 1)).toBe(true);
  });
});
