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
  OTHER_BATCH,
  VAXILOR,
  vaxilorLine,
} from '../../testing/ledger.js';
import type { CloseCount, CountBatches, LedgerCommand, OpenCount } from '../commands.js';
import { decide } from '../decide.js';
import type { BatchesCounted, CountClosed, CountOpened, LedgerEvent, StockCorrected } from '../events.js';
import { evolve } from '../evolve.js';
import { fromSnapshot, toSnapshot } from '../snapshot.js';
import { initialState, type LedgerState } from '../state.js';
import { MAX_CORRECTED_BATCHES, MAX_COUNTED_LINES } from './count-stock.js';

const COUNT = id(700);
const OTHER_COUNT = id(701);

const open = (more: Partial<OpenCount> = {}): OpenCount => ({
  type: 'OpenCount',
  context: at(NOW),
  countId: OTHER_COUNT,
  centreCode: 'PN',
  productId: null,
  ...more,
});
const opened = (more: Partial<CountOpened['data']> = {}): CountOpened => ({
  type: 'CountOpened',
  data: { countId: COUNT, number: 'INV-PN-2026-000001', year: 2026, sequence: 1, productId: null, ...more },
});
const count = (...lines: CountBatches['lines']): CountBatches => ({
  type: 'CountBatches',
  context: at(NOW),
  countId: COUNT,
  lines,
});
const counted = (quantity: number, expected = 100, batchId = BATCH): BatchesCounted => ({
  type: 'BatchesCounted',
  data: {
    countId: COUNT,
    countedAt: NOW,
    lines: [{ batchId, productId: IMMUNOL.id, lot: 'LOT-1', expected, counted: quantity }],
  },
});
const moved = (quantity: number): StockCorrected => {
  const { kind: _, quantity: __, ...batch } = line();
  return { type: 'StockCorrected', data: { operationId: id(800), batch, quantity, comment: 'moved' } };
};
const close: CloseCount = { type: 'CloseCount', countId: COUNT };
const abandon = { type: 'AbandonCount', countId: COUNT } as const;
const closed: LedgerEvent = {
  type: 'CountClosed',
  data: { countId: COUNT, number: 'INV-PN-2026-000001', corrections: [] },
};
const abandoned: LedgerEvent = { type: 'CountAbandoned', data: { countId: COUNT } };

const stock = entered(line(), vaxilorLine({ batchId: OTHER_BATCH }));
const withCount = given(stock, opened());

describe('a count is opened', () => {
  it('with a number of its centre and year', () => {
    given(stock)
      .when(open())
      .thenExactly({
        type: 'CountOpened',
        data: {
          countId: OTHER_COUNT,
          number: 'INV-PN-2026-000001',
          year: 2026,
          sequence: 1,
          productId: null,
        },
      });
    given(stock, opened(), closed)
      .when(open({ productId: IMMUNOL.id }))
      .thenLike({ data: { number: 'INV-PN-2026-000002', sequence: 2, productId: IMMUNOL.id } });
  });

  it('for a product that there is', () => {
    given(stock)
      .when(open({ productId: id(99) }))
      .thenRefused(ErrorCode.productNotFound, 'productId');
  });

  it.each([
    ['all', null, 'all', null],
    ['all', null, 'one', IMMUNOL.id],
    ['one', IMMUNOL.id, 'all', null],
    ['one', IMMUNOL.id, 'the same', IMMUNOL.id],
  ])('not while one of %s (%s) is open, for %s (%s)', (_, before, __, productId) => {
    given(stock, opened({ productId: before }))
      .when(open({ productId }))
      .thenRefused(ErrorCode.countOpen, undefined, { arguments: { number: 'INV-PN-2026-000001' } });
  });

  it('beside one of another product, and after one that has ended', () => {
    given(stock, opened({ productId: IMMUNOL.id }))
      .when(open({ productId: VAXILOR.id }))
      .thenLike({ type: 'CountOpened' });
    for (const end of [closed, abandoned])
      given(stock, opened(), end).when(open()).thenLike({ type: 'CountOpened' });
  });
});

describe('a batch is counted', () => {
  it('and compared with the stock at that moment', () => {
    given(stock, opened(), moved(-30))
      .when(count({ batchId: BATCH, counted: 68 }))
      .thenExactly(counted(68, 70));
  });

  it('again: the last count matters', () => {
    given(stock, opened(), counted(90), moved(-30), counted(70, 70))
      .when(close)
      .thenLike({ data: { corrections: [] } });
  });

  it('as nothing, and where the ledger has nothing', () => {
    withCount.when(count({ batchId: BATCH, counted: 0 })).thenLike({ data: { lines: [{ counted: 0 }] } });
    given(stock, opened(), moved(-100))
      .when(count({ batchId: BATCH, counted: 2 }))
      .thenLike({ data: { lines: [{ expected: 0, counted: 2 }] } });
  });

  it('that arrived after the count was opened', () => {
    given(opened(), stock)
      .when(count({ batchId: BATCH, counted: 100 }))
      .thenLike({ data: { lines: [{ expected: 100, counted: 100 }] } });
  });

  it.each([
    ['no batch', [{ batchId: null, counted: 1 }], ErrorCode.required, 'lines[0].batchId'],
    ['an unknown batch', [{ batchId: id(404), counted: 1 }], ErrorCode.batchNotFound, 'lines[0].batchId'],
    ['no quantity', [{ batchId: BATCH, counted: null }], ErrorCode.required, 'lines[0].counted'],
    ['less than nothing', [{ batchId: BATCH, counted: -1 }], ErrorCode.min, 'lines[0].counted'],
    ['a part of a package', [{ batchId: BATCH, counted: 1.5 }], ErrorCode.integer, 'lines[0].counted'],
    ['far too much', [{ batchId: BATCH, counted: 1e9 }], ErrorCode.quantityTooLarge, 'lines[0].counted'],
    [
      'a batch twice',
      [
        { batchId: BATCH, counted: 1 },
        { batchId: BATCH, counted: 2 },
      ],
      ErrorCode.countBatchTwice,
      'lines[1].batchId',
    ],
    ['nothing', [], ErrorCode.required, 'lines'],
    [
      'more than fits',
      Array.from({ length: MAX_COUNTED_LINES + 1 }, () => ({ batchId: BATCH, counted: 1 })),
      ErrorCode.countTooManyLines,
      'lines',
    ],
  ])('not with %s', (_, lines, code, field) => {
    withCount.when(count(...lines)).thenRefused(code, field);
  });

  it('not where more batches would differ than the end of a count corrects', () => {
    const lines = Array.from({ length: MAX_CORRECTED_BATCHES }, (_, n) => ({
      batchId: id(1_000 + n),
      productId: IMMUNOL.id,
      lot: 'LOT-1',
      expected: 100,
      counted: 1,
    }));
    const almost = given(stock, opened(), {
      type: 'BatchesCounted',
      data: { countId: COUNT, countedAt: NOW, lines },
    });
    almost.when(count({ batchId: BATCH, counted: 100 })).thenLike({ type: 'BatchesCounted' });
    almost
      .when(count({ batchId: BATCH, counted: 99 }))
      .thenRefused(ErrorCode.countTooManyDifferences, 'lines', { arguments: { max: MAX_CORRECTED_BATCHES } });
  });

  it('not of another product than the count is of', () => {
    given(stock, opened({ productId: IMMUNOL.id }))
      .when(count({ batchId: OTHER_BATCH, counted: 1 }))
      .thenRefused(ErrorCode.batchNotFound, 'lines[0].batchId');
  });
});

describe('a count is closed', () => {
  it('with a correction of what differs, of what moved since nothing', () => {
    given(stock, opened(), counted(95), counted(100, 100, OTHER_BATCH), moved(-10))
      .when(close)
      .thenLike({
        type: 'CountClosed',
        data: {
          countId: COUNT,
          number: 'INV-PN-2026-000001',
          corrections: [{ batchId: BATCH, quantity: -5 }],
        },
      });
    const after = given(stock, opened(), counted(95), moved(-10)).when(close).thenState();
    expect(after.batches.get(BATCH)?.quantity).toBe(85);
    expect(after.centreId).toBe(CENTRE);
  });

  it('with all of its corrections or with none: nothing falls below zero', () => {
    given(stock, opened(), counted(5), counted(120, 100, OTHER_BATCH), moved(-10))
      .when(close)
      .thenRefused(ErrorCode.countBelowZero, undefined, { arguments: { lot: 'LOT-1', quantity: 90 } });
  });

  it('without a correction where nothing was counted', () => {
    withCount.when(close).thenExactly(closed as CountClosed);
  });
});

describe('a count that has ended, or that there never was,', () => {
  const commands = [
    ['counts', count({ batchId: BATCH, counted: 1 })],
    ['closes', close],
    ['is abandoned', abandon],
  ] as const;
  const endings = [
    ['closed', [opened(), closed], ErrorCode.countClosed],
    ['abandoned', [opened(), abandoned], ErrorCode.countAbandoned],
    ['unknown', [], ErrorCode.countNotFound],
  ] as const;

  it.each(
    endings.flatMap(([state, events, code]) =>
      commands.map(([does, command]) => [state, does, events, command, code] as const),
    ),
  )('%s: no longer %s', (_, __, events, command, code) => {
    given(stock, ...events)
      .when(command)
      .thenRefused(code);
  });

  it('is abandoned without an effect on the stock', () => {
    given(stock, opened(), counted(5))
      .when(abandon)
      .thenExactly(abandoned as never);
    expect(given(stock, opened(), counted(5)).when(abandon).thenState().batches.get(BATCH)?.quantity).toBe(
      100,
    );
  });
});

describe('an action that was made offline before its batch was counted, and is sent after it,', () => {
  const MADE_AT = '2026-03-10T08:00:00.000Z';
  const held = { ...stock, data: { ...stock.data, receivedAt: '2026-03-10T07:00:00.000Z' } };
  const offline = (madeAt: string) => ({ madeAt, arrivesAt: '2026-03-10T12:00:00.000Z' });
  const takeOut = (quantity: number, madeAt = MADE_AT): LedgerCommand => ({
    type: 'TakeOutOfFridge',
    context: at(madeAt),
    exitId: id(801),
    batchId: BATCH,
    quantity,
    syringes: null,
    packaging: null,
    destination: null,
    pointId: null,
    pointIsChild: false,
    forced: false,
    comment: null,
    offline: offline(madeAt),
  });
  const scrap: LedgerCommand = {
    type: 'Scrap',
    scrappingId: id(802),
    namesProduct: false,
    productId: null,
    batchId: BATCH,
    quantity: 2,
    cause: 'CASSE',
    causeListed: true,
    comment: null,
    offline: offline(MADE_AT),
  };
  const edit = (quantity: number): LedgerCommand => ({
    type: 'EditStock',
    context: at(MADE_AT),
    operationId: id(803),
    batchId: BATCH,
    quantity,
    expiry: null,
    comment: 'broken',
    offline: offline(MADE_AT),
  });

  const played = (...steps: readonly (LedgerEvent | LedgerCommand)[]): LedgerState =>
    steps.reduce<LedgerState>(
      (state, step) => ('data' in step ? evolve(state, step) : decide(step, state).reduce(evolve, state)),
      initialState(CENTRE),
    );
  const left = (state: LedgerState) => state.batches.get(BATCH)?.quantity;

  it.each([
    ['a fridge exit', takeOut(2)],
    ['a scrapping', scrap],
    ['an edit that takes', edit(-2)],
    ['an edit that adds', edit(2)],
  ])('leaves what it leaves where it is sent in time: %s', (_, action) => {
    const found = count({ batchId: BATCH, counted: 97 });
    const inTime = played(held, opened(), action, found, close);
    expect(left(inTime)).toBe(97);
    expect(left(played(held, opened(), found, action, close))).toBe(97);
    expect(left(played(held, opened(), found, close, action))).toBe(97);
    expect(left(played(held, opened(), found, moved(-10), close, moved(-10), action))).toBe(77);
  });

  it('changes what was expected of an open count, and gives back what a closed one has corrected', () => {
    const revised = {
      countId: COUNT,
      number: 'INV-PN-2026-000001',
      batch: {
        batchId: BATCH,
        productId: IMMUNOL.id,
        lot: 'LOT-1',
        expiry: '2027-06-30',
        deliveryNote: null,
      },
      quantity: -2,
      expected: 98,
    };
    given(held, opened(), counted(98))
      .when(takeOut(2))
      .thenLike({ type: 'CountRevised', data: revised }, { type: 'FridgeExitRecorded' });
    given(held, opened(), counted(98), closed)
      .when(takeOut(2))
      .thenLike({ type: 'CountRevised', data: { ...revised, closed: true } }, { type: 'FridgeExitRecorded' });
    expect(left(played(held, opened(), counted(0), close, takeOut(100)))).toBe(0);
  });

  it('takes no more than was to be expected then, however often', () => {
    const emptied = [held, opened(), count({ batchId: BATCH, counted: 0 }), close];
    const refused = { code: ErrorCode.quantityMax, field: 'quantity' };
    expect(() => played(...emptied, takeOut(101))).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ ...refused, arguments: { max: 100 } })],
      }),
    );
    expect(() => played(...emptied, takeOut(60), takeOut(41))).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ ...refused, arguments: { max: 40 } })],
      }),
    );
  });

  it('is of no concern to a count that was abandoned, nor to one of before', () => {
    given(held, opened(), counted(98), abandoned).when(takeOut(2)).thenLike({ type: 'FridgeExitRecorded' });
    given(held, opened(), counted(98), closed)
      .when(takeOut(2, '2026-03-10T09:30:00.000Z'))
      .thenLike({ type: 'FridgeExitRecorded' });
  });

  it('is of no concern to a line that was counted when lines had no time yet', () => {
    const { countedAt: _, ...untimed } = counted(98).data;
    given(held, opened(), { type: 'BatchesCounted', data: untimed } as unknown as LedgerEvent)
      .when(takeOut(2))
      .thenLike({ type: 'FridgeExitRecorded' });
  });

  it('is remembered in snapshots', () => {
    const state = played(held, opened(), counted(98), close);
    const again = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(state))));
    expect(decide(takeOut(2), again!)).toEqual(decide(takeOut(2), state));
  });
});
