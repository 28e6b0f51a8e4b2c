import { ErrorCode } from '../../../words/codes.js';
import {
  BATCH,
  BELLEVUE,
  CENTRE,
  entered,
  given,
  IMMUNOL,
  id,
  line,
  NOW,
  prepared,
  VAXILOR,
} from '../../testing/ledger.js';
import type { AcceptUntrackedReturn, ReturnStock } from '../commands.js';
import type { PreparationCancelled, StockReturned } from '../events.js';
import { heldBatch, initialState } from '../state.js';
import { acceptUntrackedReturn } from './return-stock.js';

const RETURN = id(800);
const reference = { noteId: id(500), lineId: BATCH, number: 'PN-2026-000007', issuerId: CENTRE };
const received = entered(line({ quantity: 30, exitAt: NOW, deliveryNote: reference }));
const { quantity: _, kind: __, ...batch } = line({ exitAt: NOW, deliveryNote: reference });

const returning = (more: Partial<ReturnStock> = {}): ReturnStock => ({
  type: 'ReturnStock',
  returnId: RETURN,
  batchId: BATCH,
  productId: IMMUNOL.id,
  quantity: 12,
  delivered: 40,
  forced: false,
  dispatchId: CENTRE,
  comment: null,
  ...more,
});
const when = (more: Partial<ReturnStock> = {}) => given(received).when(returning(more));

const returned: StockReturned['data'] = {
  returnId: RETURN,
  batch,
  quantity: 12,
  declared: 12,
  dispatchId: CENTRE,
  comment: 'not needed',
};

describe('ReturnStock', () => {
  it('takes goods from the centre', () => {
    when({ comment: 'not needed' }).thenExactly({ type: 'StockReturned', data: returned });
    expect(when().thenState().batches.get(BATCH)?.quantity).toBe(18);
  });

  it('asks before it takes more than the residual', () => {
    when({ quantity: 31 }).thenRefused(ErrorCode.quantityResidual, 'quantity', { arguments: { max: 30 } });
    when({ quantity: 30 }).thenLike({ data: { quantity: 30 } });
  });

  it('takes the residual where more was confirmed, and keeps what was declared', () => {
    when({ quantity: 31, forced: true }).thenLike({ data: { quantity: 30, declared: 31 } });
    when({ quantity: 10, forced: true }).thenLike({ data: { quantity: 10, declared: 10 } });
    given(entered(line({ quantity: 0 })))
      .when(returning({ forced: true }))
      .thenLike({
        data: { quantity: 0, declared: 12 },
      });
  });

  it('never brings back more than was delivered, confirmed or not', () => {
    const most = { arguments: { max: 40 } };
    when({ quantity: 41 }).thenRefused(ErrorCode.returnAboveDelivered, 'quantity', most);
    when({ quantity: 41, forced: true }).thenRefused(ErrorCode.returnAboveDelivered, 'quantity', most);
    when({ quantity: 40, forced: true }).thenLike({ data: { quantity: 30, declared: 40 } });
  });

  it('counts what came back already', () => {
    const before: StockReturned = {
      type: 'StockReturned',
      data: { ...returned, returnId: id(801), quantity: 25, declared: 25 },
    };
    const again = given(received, before);
    again
      .when(returning({ quantity: 16, forced: true }))
      .thenRefused(ErrorCode.returnAboveDelivered, 'quantity', { arguments: { max: 15 } });
    again.when(returning({ quantity: 15, forced: true })).thenLike({ data: { quantity: 5, declared: 15 } });
  });

  it('takes what is there, though a recount found more than was delivered', () => {
    when({ quantity: 30, delivered: 20 }).thenLike({ data: { quantity: 30, declared: 30 } });
  });

  it('names line, product and quantity', () => {
    when({ batchId: null, productId: null, quantity: null, comment: 'x'.repeat(251) }).thenRefusedFor(
      { code: ErrorCode.required, field: 'batchId' },
      { code: ErrorCode.required, field: 'productId' },
      { code: ErrorCode.required, field: 'quantity' },
      { code: ErrorCode.textMax, field: 'comment' },
    );
    when({ quantity: 0 }).thenRefused(ErrorCode.positive, 'quantity');
    when({ productId: VAXILOR.id }).thenRefused(ErrorCode.batchNotFound, 'batchId');
    when({ batchId: id(404), forced: true }).thenRefused(ErrorCode.batchNotFound, 'batchId');
  });
});

describe('AcceptReturn', () => {
  const accept = (more: Partial<StockReturned['data']> = {}) =>
    ({ type: 'AcceptReturn', returned: { ...returned, ...more }, fromCentreId: BELLEVUE }) as const;
  const event = {
    type: 'ReturnedStockEntered',
    data: {
      returnId: RETURN,
      batch: { ...batch, batchId: RETURN, returned: true },
      quantity: 12,
      takenFromCentre: 12,
      fromCentreId: BELLEVUE,
      comment: 'not needed',
    },
  } as const;

  it('brings what was declared in a batch of its own', () => {
    given().when(accept()).thenExactly(event);
    given()
      .when(accept({ quantity: 5 }))
      .thenLike({ data: { quantity: 12, takenFromCentre: 5 } });
  });

  it('is not what an entry adds to', () => {
    const state = given().when(accept()).thenState();
    expect(state.batches.get(RETURN)?.quantity).toBe(12);
    expect(heldBatch(state, line())).toBeUndefined();
  });

  it('enters once, however often it is driven', () => {
    given(event).when(accept()).thenNothing();
  });
});

describe('AcceptUntrackedReturn', () => {
  const untracked = (more: Partial<AcceptUntrackedReturn> = {}): AcceptUntrackedReturn => ({
    type: 'AcceptUntrackedReturn',
    returnId: RETURN,
    line: prepared({ exitAt: NOW, lineId: BATCH, quantity: 20 }),
    deliveryNote: reference,
    productId: IMMUNOL.id,
    quantity: 12,
    forced: true,
    fromCentreId: BELLEVUE,
    recalledAtCentre: false,
    comment: null,
    ...more,
  });

  it('enters what a centre without follow-up brings back', () => {
    given()
      .when(untracked())
      .thenExactly({
        type: 'ReturnedStockEntered',
        data: {
          returnId: RETURN,
          batch: { ...batch, batchId: RETURN, returned: true },
          quantity: 12,
          takenFromCentre: 0,
          fromCentreId: BELLEVUE,
          comment: null,
        },
      });
    given(...acceptUntrackedReturn(untracked(), initialState(CENTRE)))
      .when(untracked())
      .thenNothing();
  });

  it('is refused where a recall holds at the centre alone', () => {
    given()
      .when(untracked({ recalledAtCentre: true }))
      .thenRefused(ErrorCode.lotRecalled, 'line');
  });

  it('asks first, since nothing is known to be there', () => {
    given()
      .when(untracked({ forced: false }))
      .thenRefused(ErrorCode.quantityResidual, 'quantity', { arguments: { max: 0 } });
  });

  it('is bounded by what was sent and has not come back, even where it is confirmed', () => {
    const first = acceptUntrackedReturn(untracked(), initialState(CENTRE));
    given(...first)
      .when(untracked({ returnId: id(801), quantity: 9 }))
      .thenRefused(ErrorCode.returnAboveDelivered, 'quantity', { arguments: { max: 8 } });
    given(...first)
      .when(untracked({ returnId: id(801), quantity: 8 }))
      .thenLike({ data: { quantity: 8 } });
  });

  it('is not of a cancelled note, whose goods are back', () => {
    const cancelled: PreparationCancelled = {
      type: 'PreparationCancelled',
      data: {
        preparationId: reference.noteId,
        number: reference.number,
        destinationId: BELLEVUE,
        preparedAt: NOW,
        lines: [],
      },
    };
    given(cancelled).when(untracked()).thenRefused(ErrorCode.noteCancelled);
  });

  it('names the product of the line, and a quantity', () => {
    given()
      .when(untracked({ productId: VAXILOR.id }))
      .thenRefused(ErrorCode.batchNotFound, 'line');
    given()
      .when(untracked({ productId: null, quantity: null }))
      .thenRefusedFor(
        { code: ErrorCode.required, field: 'productId' },
        { code: ErrorCode.required, field: 'quantity' },
      );
  });
});
