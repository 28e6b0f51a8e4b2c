import { ErrorCode } from '../../../words/codes.js';
import {
  at,
  BATCH,
  entered,
  given,
  id,
  line,
  NOW,
  OPERATION,
  OTHER_BATCH,
  vaxilorLine,
} from '../../testing/ledger.js';
import type { EditStock } from '../commands.js';
import { heldBatch } from '../state.js';

const edit = (more: Partial<EditStock> = {}): EditStock => ({
  type: 'EditStock',
  offline: null,
  context: at(NOW),
  operationId: OPERATION,
  batchId: BATCH,
  quantity: null,
  expiry: null,
  comment: 'recount',
  ...more,
});
const when = (more: Partial<EditStock>) => given(entered(line())).when(edit(more));
const { quantity: _, kind: __, ...batch } = line();

describe('EditStock', () => {
  it('corrects the quantity, either way', () => {
    when({ quantity: -100 }).thenExactly({
      type: 'StockCorrected',
      data: { operationId: OPERATION, batch, quantity: -100, comment: 'recount' },
    });
    expect(when({ quantity: 7 }).thenState().batches.get(BATCH)?.quantity).toBe(107);
  });

  it('changes the expiry, and with it the usage limit', () => {
    when({ expiry: '2027-09-15' }).thenExactly({
      type: 'ExpiryChanged',
      data: {
        operationId: OPERATION,
        batch: { ...batch, expiry: '2027-09-15', usageLimit: '2027-09-15T21:00:00.000Z' },
        previousExpiry: '2027-06-30',
        comment: 'recount',
      },
    });
    expect(when({ expiry: '2027-09-15' }).thenState().batches.get(BATCH)).toMatchObject({
      expiry: '2027-09-15',
      usageLimit: '2027-09-15T21:00:00.000Z',
      quantity: 100,
    });
  });

  it('changes both in one step', () => {
    when({ quantity: 5, expiry: '2027-09-15' }).thenLike(
      { type: 'StockCorrected', data: { quantity: 5 } },
      { type: 'ExpiryChanged', data: { batch: { expiry: '2027-09-15' } } },
    );
  });

  it('moves the cap of the usage limit, never the end of the stability', () => {
    const stabilityLimit = '2026-03-25T10:00:00.000Z';
    // It left the freezer a second time since, which extended no limit.
    const thawed = vaxilorLine({
      exitAt: '2026-03-09T10:00:00.000Z',
      expiry: '2026-02-28',
      stabilityLimit,
      usageLimit: '2026-02-28T22:00:00.000Z',
    });
    given(entered(thawed))
      .when(edit({ expiry: '2027-06-05' }))
      .thenLike({ data: { batch: { expiry: '2027-06-30', stabilityLimit, usageLimit: stabilityLimit } } });
  });

  it('gives frozen goods no usage limit', () => {
    given(entered(vaxilorLine()))
      .when(edit({ expiry: '2027-09-05' }))
      .thenLike({ data: { batch: { expiry: '2027-09-30', stabilityLimit: null, usageLimit: null } } });
  });

  it('wants a quantity or an expiry, and always a comment', () => {
    when({}).thenRefused(ErrorCode.quantityOrExpiry);
    when({ expiry: '', comment: '  ' }).thenRefusedFor(
      { code: ErrorCode.quantityOrExpiry },
      { code: ErrorCode.required, field: 'comment' },
    );
  });

  it.each([
    ['0', 0, ErrorCode.quantityInvalid],
    ['fractional', 0.5, ErrorCode.integer],
    ['more than is left', -101, ErrorCode.quantityAboveStock],
    ['absurd', 10_000_000, ErrorCode.quantityTooLarge],
  ])('refuses a quantity that is %s', (_, quantity, code) => {
    when({ quantity }).thenRefused(code, 'quantity', { rejectedValue: quantity });
  });

  it('refuses an expiry that has passed', () => {
    when({ expiry: '2026-03-09' }).thenRefused(ErrorCode.expiryBeforeToday, 'expiry');
    when({ expiry: '2026-02-30' }).thenRefused(ErrorCode.date, 'expiry');
    given(entered(vaxilorLine()))
      .when(edit({ expiry: '2026-02-28' }))
      .thenRefused(ErrorCode.expiryBeforeMonth, 'expiry');
  });

  it('takes the present expiry, also one that has passed, for no change', () => {
    const expired = entered(line({ expiry: '2026-01-31' }));
    given(expired)
      .when(edit({ quantity: -1, expiry: '2026-01-31' }))
      .thenLike({ type: 'StockCorrected', data: { quantity: -1 } });
    given(expired)
      .when(edit({ expiry: '2026-01-31' }))
      .thenNothing();
    given(entered(vaxilorLine()))
      .when(edit({ expiry: '2027-06-02' }))
      .thenNothing();
  });

  it('names a batch of this centre', () => {
    when({ batchId: null, quantity: 1 }).thenRefused(ErrorCode.required, 'batchId');
    when({ batchId: id(404), quantity: 1, expiry: '2027-09-15' }).thenRefused(
      ErrorCode.batchNotFound,
      'batchId',
    );
  });

  it('leaves its twin where it is', () => {
    const state = given(entered(line(), line({ batchId: OTHER_BATCH })))
      .when(edit({ expiry: '2027-09-15' }))
      .thenState();
    expect(heldBatch(state, line())?.batchId).toBe(OTHER_BATCH);
  });

  it('leaves batches apart that become identical', () => {
    const later = line({
      batchId: OTHER_BATCH,
      expiry: '2027-09-15',
      usageLimit: '2027-09-15T21:00:00.000Z',
    });
    const state = given(entered(line(), later))
      .when(edit({ expiry: '2027-09-15' }))
      .thenState();
    expect(state.batches.get(BATCH)?.quantity).toBe(100);
    expect(state.batches.get(OTHER_BATCH)?.quantity).toBe(100);
    expect(heldBatch(state, later)?.batchId).toBe(BATCH);
    expect(heldBatch(state, line())).toBeUndefined();
  });
});
