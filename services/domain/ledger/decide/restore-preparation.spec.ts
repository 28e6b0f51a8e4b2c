import type { DeliveryNoteCancelled } from '../../delivery-note/events.js';
import { BATCH, BELLEVUE, given, line, NOW, OPERATION } from '../../testing/ledger.js';
import { PREPARATION, prepareCommand, requested, stocked } from '../../testing/preparation.js';
import type { RestorePreparation } from '../commands.js';
import { decide } from '../decide.js';
import type { ExpiryChanged, LedgerEvent, StockPrepared } from '../events.js';
import { evolve } from '../evolve.js';
import { initialState } from '../state.js';

const before = stocked.reduce(evolve, initialState(PREPARATION));
const [preparation] = decide(
  prepareCommand({ lines: [requested({ quantity: 60 }), requested({ quantity: 40 })] }),
  before,
) as readonly StockPrepared[];
const { number, lines } = preparation?.data ?? { number: '', lines: [] };
const history: readonly LedgerEvent[] = preparation === undefined ? [] : [...stocked, preparation];

const note: DeliveryNoteCancelled['data'] = {
  noteId: PREPARATION,
  number,
  issuerId: PREPARATION,
  destinationId: BELLEVUE,
  preparedAt: NOW,
  lines,
};
const restore: RestorePreparation = { type: 'RestorePreparation', note };
const { quantity: _, exitAt: __, kind: ___, ...batch } = line();

describe('RestorePreparation', () => {
  it('brings every line back into its batch', () => {
    given(...history)
      .when(restore)
      .thenExactly({
        type: 'PreparationCancelled',
        data: {
          preparationId: PREPARATION,
          number,
          destinationId: BELLEVUE,
          preparedAt: NOW,
          lines: [
            { ...batch, lineId: lines[0]?.lineId ?? '', quantity: 60 },
            { ...batch, lineId: lines[1]?.lineId ?? '', quantity: 40 },
          ],
        },
      });
    const restored = given(...history)
      .when(restore)
      .thenState();
    expect(restored.batches.get(BATCH)?.quantity).toBe(100);
    expect(restored.inStock).toEqual(before.inStock);
  });

  it('restores once, however often it is driven', () => {
    const cancelled = decide(restore, history.reduce(evolve, initialState(PREPARATION)));
    given(...history, ...cancelled)
      .when(restore)
      .thenNothing();
  });

  it('shows the batch as it is now', () => {
    const changed: ExpiryChanged = {
      type: 'ExpiryChanged',
      data: {
        operationId: OPERATION,
        batch: { ...batch, expiry: '2027-07-31' },
        previousExpiry: batch.expiry,
        comment: 'label',
      },
    };
    given(...history, changed)
      .when(restore)
      .thenLike({ data: { lines: [{ expiry: '2027-07-31' }, { expiry: '2027-07-31' }] } });
  });

  it('stops loudly where the ledger never had the batch', () => {
    expect(() => decide(restore, initialState(PREPARATION))).toThrow(`no batch ${BATCH}`);
  });
});
