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
import type { CloseCount, CountBatches, OpenCount } from '../commands.js';
import type { BatchesCounted, CountClosed, CountOpened, LedgerEvent, StockCorrected } from '../events.js';
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
  countId: COUNT,
  lines,
});
const counted = (quantity: number, expected = 100, batchId = BATCH): BatchesCounted => ({
  type: 'BatchesCounted',
  data: {
    countId: COUNT,
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
    const almost = given(stock, opened(), { type: 'BatchesCounted', data: { countId: COUNT, lines } });
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
