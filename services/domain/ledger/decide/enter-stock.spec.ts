import { ErrorCode } from '../../../words/codes.js';
import {
  at,
  BATCH,
  CENTRE,
  entered,
  given,
  IMMUNOL,
  id,
  line,
  NOW,
  OPERATION,
  OTHER_BATCH,
  VAXILOR,
} from '../../testing/ledger.js';
import type { EnterStock } from '../commands.js';
import { initialState } from '../state.js';
import { enterStock } from './enter-stock.js';

const enter = (more: Partial<EnterStock> = {}): EnterStock => ({
  type: 'EnterStock',
  context: at(NOW),
  operationId: OPERATION,
  batchId: BATCH,
  centre: { type: 'DISPATCH', parentHoldsStock: true },
  productId: IMMUNOL.id,
  quantity: 100,
  lot: 'LOT-1',
  expiry: '2027-06-30',
  receivedAt: '2026-03-09T08:00:00+01:00',
  compliant: null,
  comment: null,
  transferType: null,
  transferredAt: null,
  ...more,
});
const vaxilor = (more: Partial<EnterStock> = {}) => enter({ productId: VAXILOR.id, ...more });

describe('EnterStock', () => {
  it('begins a batch', () => {
    given()
      .when(enter())
      .thenExactly({
        type: 'StockEntered',
        data: {
          operationId: OPERATION,
          origin: 'EXTERNAL',
          noteId: null,
          receivedAt: '2026-03-09T07:00:00.000Z',
          compliant: true,
          comment: null,
          lines: [line()],
        },
      });
  });

  it('adds to a batch that is held already, also to one that is used up', () => {
    const like = { data: { lines: [{ batchId: BATCH, kind: 'REASSORT', quantity: 5 }] } };
    given(entered(line()))
      .when(enter({ batchId: OTHER_BATCH, quantity: 5 }))
      .thenLike(like);
    given(entered(line({ quantity: 0 })))
      .when(enter({ batchId: OTHER_BATCH, quantity: 5 }))
      .thenLike(like);
  });

  it.each([
    ['another lot', { lot: 'LOT-2' }],
    ['another expiry', { expiry: '2027-07-01' }],
  ])('begins a batch of its own for %s', (_, more) => {
    given(entered(line()))
      .when(enter({ batchId: OTHER_BATCH, ...more }))
      .thenLike({ data: { lines: [{ batchId: OTHER_BATCH, kind: 'ENTREE' }] } });
  });

  it.each([
    ['a product', { productId: VAXILOR.id }],
    ['a defrost state', { thawed: true }],
    ['a transfer type', { transferType: 'CONGELE' as const }],
    ['a return', { returned: true }],
  ])('does not add to a batch that differs by %s', (_, more) => {
    given(entered(line(more)))
      .when(enter({ batchId: OTHER_BATCH }))
      .thenLike({ data: { lines: [{ batchId: OTHER_BATCH, kind: 'ENTREE' }] } });
  });

  it('was carried out where its batch is there already', () => {
    given(entered(line())).when(enter()).thenNothing();
  });

  it('was received now where the form does not say when', () => {
    given()
      .when(enter({ receivedAt: null }))
      .thenLike({ data: { receivedAt: NOW } });
  });

  it('normalises a month-type expiry to the last day of the month', () => {
    given()
      .when(vaxilor({ expiry: '2028-02-10' }))
      .thenLike({ data: { lines: [{ expiry: '2028-02-29' }] } });
  });

  it('takes goods that expire in the current month, or today', () => {
    given()
      .when(vaxilor({ expiry: '2026-03-01' }))
      .thenLike({ data: { lines: [{ expiry: '2026-03-31' }] } });
    given()
      .when(enter({ expiry: '2026-03-10' }))
      .thenLike({ data: { lines: [{ expiry: '2026-03-10' }] } });
  });

  it('refuses goods that have expired, by the business calendar', () => {
    given()
      .when(vaxilor({ expiry: '2026-02-28' }))
      .thenRefused(ErrorCode.expiryBeforeMonth, 'expiry');
    given()
      .when(enter({ expiry: '2026-03-09' }))
      .thenRefused(ErrorCode.expiryBeforeToday, 'expiry');
    const afterMidnightInParis = at('2026-03-31T22:30:00.000Z');
    given()
      .when(vaxilor({ context: afterMidnightInParis, expiry: '2026-03-31' }))
      .thenRefused(ErrorCode.expiryBeforeMonth, 'expiry');
  });

  it('tells everything that is missing at once', () => {
    given()
      .when(enter({ productId: null, quantity: null, lot: '  ', expiry: '' }))
      .thenRefusedFor(
        { code: ErrorCode.required, field: 'productId' },
        { code: ErrorCode.required, field: 'quantity' },
        { code: ErrorCode.required, field: 'lot' },
        { code: ErrorCode.required, field: 'expiry' },
      );
  });

  it.each([
    ['0', 0, ErrorCode.positive],
    ['negative', -1, ErrorCode.positive],
    ['not a number', Number.NaN, ErrorCode.positive],
    ['fractional', 1.5, ErrorCode.integer],
    ['absurd', 10_000_000, ErrorCode.quantityTooLarge],
  ])('refuses a quantity that is %s', (_, quantity, code) => {
    given().when(enter({ quantity })).thenRefused(code, 'quantity');
  });

  it('takes the largest quantity that a movement may have', () => {
    given()
      .when(enter({ quantity: 9_999_999 }))
      .thenLike({ data: { lines: [{ quantity: 9_999_999 }] } });
  });

  it('keeps a batch within what the read models hold', () => {
    given(entered(line({ quantity: 999_999_990 })))
      .when(enter({ batchId: OTHER_BATCH, quantity: 10 }))
      .thenRefused(ErrorCode.quantityTooLarge, 'quantity', { arguments: { max: 9 } });
    given(entered(line({ quantity: 999_999_990 })))
      .when(enter({ batchId: OTHER_BATCH, quantity: 9 }))
      .thenLike({});
  });

  it.each([
    ['an unknown product', { productId: id(99) }, ErrorCode.productNotFound, 'productId'],
    ['a day that does not exist', { expiry: '2027-02-30' }, ErrorCode.date, 'expiry'],
    [
      'a reception without an offset',
      { receivedAt: '2026-03-09T08:00:00' },
      ErrorCode.dateForm,
      'receivedAt',
    ],
    ['a lot longer than 250', { lot: 'x'.repeat(251) }, ErrorCode.textMax, 'lot'],
    [
      'a comment longer than 250',
      { compliant: false, comment: 'x'.repeat(251) },
      ErrorCode.textMax,
      'comment',
    ],
  ])('refuses %s', (_, more, code, field) => {
    given().when(enter(more)).thenRefused(code, field);
  });

  it('refuses what was received, or transferred, after now', () => {
    const later = '2026-03-10T09:00:00.001Z';
    given()
      .when(enter({ receivedAt: later }))
      .thenRefused(ErrorCode.dateInFuture, 'receivedAt');
    given()
      .when(enter({ productId: VAXILOR.id, transferType: 'DECONGELE', transferredAt: later }))
      .thenRefused(ErrorCode.dateInFuture, 'transferredAt');
    given()
      .when(enter({ productId: VAXILOR.id, transferType: 'MOINS_20', transferredAt: NOW, receivedAt: NOW }))
      .thenLike({ data: { receivedAt: NOW, lines: [{ transferredAt: NOW }] } });
  });

  it('keeps the comment of a compliant reception, and wants one otherwise', () => {
    given()
      .when(enter({ compliant: true, comment: 'a' }))
      .thenLike({ data: { compliant: true, comment: 'a' } });
    given()
      .when(enter({ compliant: false }))
      .thenRefused(ErrorCode.required, 'comment');
    given()
      .when(enter({ compliant: false, comment: ' torn ' }))
      .thenLike({ data: { compliant: false, comment: 'torn' } });
  });

  describe('as a transfer', () => {
    const transferredAt = '2026-03-10T09:00:00+01:00';

    it('is a TRANSFERT, whether the batch is new or held', () => {
      const thawed = vaxilor({ transferType: 'DECONGELE', transferredAt });
      const expected = {
        kind: 'TRANSFERT',
        batchId: BATCH,
        thawed: true,
        transferType: 'DECONGELE',
        transferredAt: '2026-03-10T08:00:00.000Z',
        usageLimit: '2026-04-09T08:00:00.000Z',
      };
      given()
        .when(thawed)
        .thenLike({ data: { lines: [expected] } });
      given(...enterStock(thawed, initialState(CENTRE)))
        .when({ ...thawed, batchId: OTHER_BATCH })
        .thenLike({ data: { lines: [expected] } });
    });

    it('counts the hours at -20 °C from the transfer', () => {
      given()
        .when(vaxilor({ transferType: 'MOINS_20', transferredAt }))
        .thenLike({ data: { lines: [{ thawed: false, usageLimit: '2026-03-24T08:00:00.000Z' }] } });
    });

    it('needs no time for frozen goods, and forgets one', () => {
      given()
        .when(vaxilor({ transferType: 'CONGELE', transferredAt }))
        .thenLike({ data: { lines: [{ kind: 'TRANSFERT', transferredAt: null, usageLimit: null }] } });
    });

    it.each(['MOINS_20', 'DECONGELE'] as const)('needs the time for %s', (transferType) => {
      given().when(vaxilor({ transferType })).thenRefused(ErrorCode.required, 'transferredAt');
    });

    it('is offered only for a product with stabilite28', () => {
      given()
        .when(enter({ transferType: 'CONGELE' }))
        .thenRefused(ErrorCode.transferNotOffered, 'transferType');
    });

    it('is offered to dispatch centres, and to referents below one that holds stock', () => {
      const frozen = (centre: EnterStock['centre']) => vaxilor({ transferType: 'CONGELE', centre });
      given()
        .when(frozen({ type: 'DISPATCH', parentHoldsStock: false }))
        .thenLike({});
      given()
        .when(frozen({ type: 'REFERENT', parentHoldsStock: true }))
        .thenLike({});
      given()
        .when(frozen({ type: 'REFERENT', parentHoldsStock: false }))
        .thenRefused(ErrorCode.transferNotOffered, 'transferType');
    });

    it('tells all that is wrong with it', () => {
      given()
        .when(enter({ transferType: 'MOINS_20' }))
        .thenRefusedFor(
          { code: ErrorCode.transferNotOffered, field: 'transferType' },
          { code: ErrorCode.required, field: 'transferredAt' },
        );
    });
  });
});
