import type { DeliveryNoteCancelled } from '../../delivery-note/events.js';
import {
  BATCH,
  BELLEVUE,
  entered,
  given,
  id,
  line,
  NOW,
  OPERATION,
  SYRINGE,
  VAXILOR,
  vaxilorLine,
} from '../../testing/ledger.js';
import {
  PREPARATION,
  prepareCommand,
  requested,
  SYRINGES,
  stocked,
  VAXILOR_BATCH,
} from '../../testing/preparation.js';
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
const { quantity: _, kind: __, ...batch } = line();

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
            { ...batch, lineId: lines[0]?.lineId ?? '', quantity: 60, exitAt: null },
            { ...batch, lineId: lines[1]?.lineId ?? '', quantity: 40, exitAt: null },
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

  it('brings back what did not come back by a return before', () => {
    const giveBack = (n: number, quantity: number) =>
      decide(
        {
          type: 'AcceptUntrackedReturn',
          returnId: id(700 + n),
          line: lines[n]!,
          deliveryNote: { noteId: PREPARATION, lineId: lines[n]!.lineId, number, issuerId: PREPARATION },
          productId: lines[n]!.productId,
          quantity,
          forced: true,
          fromCentreId: BELLEVUE,
          recalledAtCentre: false,
          comment: null,
        },
        initialState(PREPARATION),
      );
    given(...history, ...giveBack(0, 15), ...giveBack(1, 40))
      .when(restore)
      .thenLike({ data: { lines: [{ lineId: lines[0]!.lineId, quantity: 45 }] } });
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

  describe('of goods that could be used for some hours only', () => {
    const EXIT = '2026-03-10T08:00:00.000Z';
    const LIMIT = '2026-04-09T08:00:00.000Z';
    const frozen = entered(vaxilorLine({ batchId: VAXILOR_BATCH, transferType: 'CONGELE', quantity: 20 }));
    /** Ten packages of the batch leave at `EXIT`; then the note is cancelled. */
    const cancelledAfter = (
      batch: LedgerEvent,
      thawed: boolean,
      meanwhile: readonly LedgerEvent[] = [],
      laterBatchReason: string | null = null,
    ) => {
      const command = prepareCommand({
        thawed,
        lines: [
          requested({
            productId: VAXILOR.id,
            batchId: VAXILOR_BATCH,
            quantity: 10,
            exitAt: EXIT,
            laterBatchReason,
          }),
        ],
      });
      const [left] = decide(command, evolve(before, batch)) as readonly StockPrepared[];
      const data = { ...note, lines: left!.data.lines };
      return given(batch, left!, ...meanwhile).when({ type: 'RestorePreparation', note: data });
    };

    it('restores the batch where they left as they were, as if they had never left', () => {
      const ledger = cancelledAfter(frozen, false).thenState();
      expect([...ledger.batches.values()]).toMatchObject([
        { batchId: VAXILOR_BATCH, quantity: 20, usageLimit: null, exitAt: null },
      ]);
    });

    it('leaves the batch frozen and keeps what was thawed apart, with its limit', () => {
      const ledger = cancelledAfter(frozen, true).thenState();
      const [own] = [...ledger.batches.values()].filter(({ batchId }) => batchId !== VAXILOR_BATCH);
      expect(ledger.batches.get(VAXILOR_BATCH)).toMatchObject({ quantity: 10, usageLimit: null });
      expect(own).toMatchObject({ quantity: 10, thawed: true, usageLimit: LIMIT, exitAt: EXIT });
    });

    it('leaves behind why they were taken: the batch of their own says nothing of the preparation', () => {
      const ledger = cancelledAfter(frozen, true, [], 'Réservé').thenState();
      const [own] = [...ledger.batches.values()].filter(({ batchId }) => batchId !== VAXILOR_BATCH);
      expect(own).not.toHaveProperty('laterBatchReason');
    });

    it('restores what knows no thawing into its batch, though the preparation thawed', () => {
      const syringes = { productId: SYRINGE.id, batchId: SYRINGES[0] };
      const command = prepareCommand({ thawed: true, lines: [requested({ ...syringes, quantity: 4 })] });
      const [left] = decide(command, before) as readonly StockPrepared[];
      expect(left!.data.lines).toMatchObject([{ thawed: false }]);
      const data = { ...note, lines: left!.data.lines };
      const ledger = given(...stocked, left!)
        .when({ type: 'RestorePreparation', note: data })
        .thenState();
      expect([...ledger.batches.values()]).toMatchObject([...before.batches.values()]);
    });

    it('does not give them the later limit of goods that came into the batch meanwhile', () => {
      const held = vaxilorLine({
        batchId: VAXILOR_BATCH,
        quantity: 10,
        stabilityLimit: LIMIT,
        usageLimit: LIMIT,
      });
      const later = '2026-05-01T08:00:00.000Z';
      const refill = entered({ ...held, kind: 'REASSORT', stabilityLimit: later, usageLimit: later });
      const ledger = cancelledAfter(entered(held), false, [refill]).thenState();
      const goods = [...ledger.batches.values()].map(({ quantity, usageLimit }) => [quantity, usageLimit]);
      expect(goods).toEqual([
        [10, later],
        [10, LIMIT],
      ]);
    });

    it('brings them back into their batch where its limit is no later', () => {
      const held = vaxilorLine({
        batchId: VAXILOR_BATCH,
        quantity: 20,
        stabilityLimit: LIMIT,
        usageLimit: LIMIT,
      });
      const ledger = cancelledAfter(entered(held), false).thenState();
      expect([...ledger.batches.values()]).toMatchObject([{ batchId: VAXILOR_BATCH, quantity: 20 }]);
    });
  });

  it('stops loudly where the ledger never had the batch', () => {
    expect(() => decide(restore, initialState(PREPARATION))).toThrow(`no batch ${BATCH}`);
  });
});
