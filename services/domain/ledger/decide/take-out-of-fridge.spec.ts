import { ErrorCode } from '../../shared/codes.js';
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
  comment: null,
  ...more,
});
const when = (more: Partial<TakeOutOfFridge> = {}) =>
  given(entered(vaxilorLine({ quantity: 8 }))).when(takeOut(more));
const { quantity: _, exitAt: __, kind: ___, ...batch } = vaxilorLine();

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

  it('names a batch that stands here', () => {
    when({ batchId: null }).thenRefused(ErrorCode.required, 'idLigneBl');
    when({ batchId: id(404) }).thenRefused(ErrorCode.batchNotFound, 'idLigneBl', { rejectedValue: id(404) });
  });

  it('never takes more than is left', () => {
    when({ quantity: 9 }).thenRefused(ErrorCode.quantityMax, 'quantite', { arguments: { max: 8 } });
    when({ quantity: 8 }).thenLike({ data: { quantity: 8 } });
  });

  it('in vials wants a quantity of at least 1, and forgets syringes', () => {
    when({ quantity: null }).thenRefused(ErrorCode.required, 'quantite');
    when({ quantity: 0 }).thenRefused(ErrorCode.min, 'quantite', { arguments: { min: 1 } });
    when({ quantity: 1.5 }).thenRefused(ErrorCode.integer, 'quantite');
    when({ syringes: 4 }).thenLike({ data: { packaging: 'FLACON', syringes: null } });
  });

  describe('in syringes', () => {
    const syringes = (more: Partial<TakeOutOfFridge>) =>
      when({ packaging: 'SERINGUE', quantity: null, ...more });

    it('wants a count of at least 1', () => {
      syringes({}).thenRefused(ErrorCode.required, 'seringue');
      syringes({ syringes: 0 }).thenRefused(ErrorCode.min, 'seringue');
      syringes({ syringes: 2.5 }).thenRefused(ErrorCode.integer, 'seringue');
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
      syringes({ syringes: 49 }).thenRefused(ErrorCode.quantityMax, 'quantite', { arguments: { max: 8 } });
    });

    it('leaves a given quantity as it is', () => {
      syringes({ syringes: 7, quantity: 1 }).thenLike({ data: { syringes: 7, quantity: 1 } });
      syringes({ syringes: 7, quantity: 0 }).thenRefused(ErrorCode.min, 'quantite');
    });

    it('reckons with the doses of the batch’s product', () => {
      given(entered(line({ productId: IMMUNOL.id })))
        .when(takeOut({ packaging: 'SERINGUE', syringes: 21, quantity: null }))
        .thenLike({ data: { quantity: 3 } });
    });
  });

  describe('for a point', () => {
    it('names a point below the centre', () => {
      when({ destination: 'VACCINATION_POINT' }).thenRefused(ErrorCode.required, 'idPoint');
      when({ destination: 'VACCINATION_POINT', pointId: POINT }).thenRefused(
        ErrorCode.destinationInvalid,
        'idPoint',
        { rejectedValue: POINT },
      );
    });

    it('is not for a point where it is internal', () => {
      when({ destination: 'INTERNE', pointId: POINT, pointIsChild: true }).thenLike({
        data: { pointId: null },
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
      { code: ErrorCode.required, field: 'idLigneBl' },
      { code: ErrorCode.required, field: 'seringue' },
      { code: ErrorCode.required, field: 'idPoint' },
      { code: ErrorCode.textMax, field: 'commentaire' },
    );
  });
});
