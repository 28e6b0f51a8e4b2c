import { ErrorCode } from '../../../words/codes.js';
import {
  at,
  BATCH,
  entered,
  given,
  IMMUNOL,
  id,
  line,
  NOW,
  POINT,
  vaxilorLine,
} from '../../testing/ledger.js';
import type { TakeOutOfFridge } from '../commands.js';

const EXIT = id(600);
const takeOut = (more: Partial<TakeOutOfFridge> = {}): TakeOutOfFridge => ({
  type: 'TakeOutOfFridge',
  context: at(NOW),
  exitId: EXIT,
  batchId: BATCH,
  quantity: 3,
  syringes: null,
  packaging: null,
  destination: null,
  pointId: null,
  pointIsChild: false,
  forced: false,
  offline: null,
  comment: null,
  ...more,
});
const when = (more: Partial<TakeOutOfFridge> = {}) =>
  given(entered(vaxilorLine({ quantity: 8 }))).when(takeOut(more));
const { quantity: _, kind: __, ...batch } = vaxilorLine();

describe('TakeOutOfFridge', () => {
  it('is internal and in vials unless told otherwise', () => {
    when({ comment: ' morning ' }).thenExactly({
      type: 'FridgeExitRecorded',
      data: {
        exitId: EXIT,
        batch,
        quantity: 3,
        syringes: null,
        packaging: 'FLACON',
        destination: 'INTERNE',
        pointId: null,
        comment: 'morning',
      },
    });
    expect(when().thenState().batches.get(BATCH)?.quantity).toBe(5);
  });

  it('names a batch of this centre', () => {
    when({ batchId: null }).thenRefused(ErrorCode.required, 'batchId');
    when({ batchId: id(404) }).thenRefused(ErrorCode.batchNotFound, 'batchId', { rejectedValue: id(404) });
  });

  it('never takes more than is left', () => {
    when({ quantity: 9 }).thenRefused(ErrorCode.quantityMax, 'quantity', { arguments: { max: 8 } });
    when({ quantity: 8 }).thenLike({ data: { quantity: 8 } });
  });

  it('asks about goods past their usage limit or expiry, and marks them', () => {
    const late = (
      more: Partial<TakeOutOfFridge> = {},
      goods: object = { usageLimit: '2026-03-10T08:59:59.999Z' },
    ) => given(entered(vaxilorLine({ quantity: 8, ...goods }))).when(takeOut(more));
    late().thenRefused(ErrorCode.pastLimit);
    late({}, { expiry: '2026-03-09' }).thenRefused(ErrorCode.pastLimit);
    late({}, { expiry: '2026-03-10', usageLimit: NOW }).thenLike({ data: { quantity: 3 } });
    late({ quantity: 9 }).thenRefused(ErrorCode.quantityMax, 'quantity');
    late({ forced: true }).thenRefused(ErrorCode.required, 'comment');
    late({ forced: true, comment: 'tested' }).thenLike({ data: { comment: 'tested', pastLimit: true } });
    expect(() => when({ forced: true }).thenLike({ data: { pastLimit: true } })).toThrow();
  });

  it('in vials wants a quantity of at least 1, and forgets syringes', () => {
    when({ quantity: null }).thenRefused(ErrorCode.required, 'quantity');
    when({ quantity: 0 }).thenRefused(ErrorCode.min, 'quantity', { arguments: { min: 1 } });
    when({ quantity: 1.5 }).thenRefused(ErrorCode.integer, 'quantity');
    when({ syringes: 4 }).thenLike({ data: { packaging: 'FLACON', syringes: null } });
  });

  describe('in syringes', () => {
    const syringes = (more: Partial<TakeOutOfFridge>) =>
      when({ packaging: 'SERINGUE', quantity: null, ...more });

    it('wants a count of at least 1', () => {
      syringes({}).thenRefused(ErrorCode.required, 'syringes');
      syringes({ syringes: 0 }).thenRefused(ErrorCode.min, 'syringes');
      syringes({ syringes: 2.5 }).thenRefused(ErrorCode.integer, 'syringes');
    });

    it.each([
      [1, 1],
      [6, 1],
      [7, 2],
      [48, 8],
    ])('opens for %i syringes of 6 doses a package %i packages', (count, quantity) => {
      syringes({ syringes: count }).thenLike({ data: { syringes: count, quantity } });
    });

    it('opens as many for a point as for itself', () => {
      syringes({
        syringes: 7,
        destination: 'VACCINATION_POINT',
        pointId: POINT,
        pointIsChild: true,
      }).thenLike({
        data: { quantity: 2, pointId: POINT },
      });
    });

    it('opens no more packages than are left', () => {
      syringes({ syringes: 49 }).thenRefused(ErrorCode.quantityMax, 'quantity', { arguments: { max: 8 } });
    });

    it('opens no more packages than one movement holds', () => {
      const halves = { ...IMMUNOL, dosesPerPackage: 0.5 };
      const taking = (count: number) =>
        given(entered(line({ quantity: 999_999_999 }))).when(
          takeOut({
            context: { ...at(NOW), product: () => halves },
            packaging: 'SERINGUE',
            syringes: count,
            quantity: null,
          }),
        );
      taking(4_999_999).thenLike({ data: { quantity: 9_999_998 } });
      taking(5_000_000).thenRefused(ErrorCode.quantityTooLarge, 'quantity', {
        arguments: { max: 9_999_999 },
        rejectedValue: 10_000_000,
      });
    });

    it('leaves a given quantity as it is', () => {
      syringes({ syringes: 7, quantity: 1 }).thenLike({ data: { syringes: 7, quantity: 1 } });
      syringes({ syringes: 7, quantity: 0 }).thenRefused(ErrorCode.min, 'quantity');
    });

    it('reckons with the doses of the batch’s product', () => {
      given(entered(line({ productId: IMMUNOL.id })))
        .when(takeOut({ packaging: 'SERINGUE', syringes: 21, quantity: null }))
        .thenLike({ data: { quantity: 3 } });
    });
  });

  describe('for a point', () => {
    it('names a point below the centre', () => {
      when({ destination: 'VACCINATION_POINT' }).thenRefused(ErrorCode.required, 'pointId');
      when({ destination: 'VACCINATION_POINT', pointId: POINT }).thenRefused(
        ErrorCode.destinationInvalid,
        'pointId',
        { rejectedValue: POINT },
      );
    });

    it('is not for a point where it is internal', () => {
      when({ destination: 'INTERNE', pointId: POINT, pointIsChild: true }).thenLike({
        data: { pointId: null },
      });
    });

    it('names no other centre where it is internal, either', () => {
      when({ destination: 'INTERNE', pointId: POINT }).thenRefused(ErrorCode.destinationInvalid, 'pointId', {
        rejectedValue: POINT,
      });
    });
  });

  it('tells all faults at once', () => {
    when({
      batchId: null,
      packaging: 'SERINGUE',
      destination: 'VACCINATION_POINT',
      comment: 'x'.repeat(251),
    }).thenRefusedFor(
      { code: ErrorCode.required, field: 'batchId' },
      { code: ErrorCode.required, field: 'syringes' },
      { code: ErrorCode.required, field: 'pointId' },
      { code: ErrorCode.textMax, field: 'comment' },
    );
  });
});
