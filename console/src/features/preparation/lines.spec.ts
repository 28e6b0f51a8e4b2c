import { describe, expect, it } from 'vitest';
import { hearServiceClock } from '../../api/service-clock.js';
import type { StockRow } from '../../api/types.js';
import {
  asksAboutReturns,
  batchesLeft,
  EMPTY_LINE,
  keepsProduct,
  type Line,
  lineOf,
  linesFor,
  type PreparableProduct,
  preparableProducts,
  proposalFor,
  splitFor,
  unexplainedLines,
} from './lines.js';

const row = (id: string, product: string, quantite: number, more: Partial<StockRow> = {}) =>
  ({
    id,
    quantite,
    retourProduit: false,
    transfertType: null,
    transfertDate: null,
    dateSortie: null,
    limiteUtilisation: null,
    produit: { id: product, nomCommercial: product, type: 'VACCIN' },
    ...more,
  }) as StockRow;

const rows = [
  row('v1', 'Vaxilor', 180),
  row('v2', 'Vaxilor', 60, { retourProduit: true }),
  row('v3', 'Vaxilor', 0),
  row('i1', 'Immunol', 5),
];
const products = preparableProducts(rows, [{ id: 'Vaxilor', stabilite28: 720 }]);
const [immunol, vaxilor] = products as [PreparableProduct, PreparableProduct];

describe('what can leave', () => {
  it('is gathered by product, without what is used up, with the hours that the product keeps', () => {
    expect(products.map(({ id, inStock, stabilite28 }) => [id, inStock, stabilite28])).toEqual([
      ['Immunol', 5, null],
      ['Vaxilor', 240, 720],
    ]);
  });

  it('is what other lines leave of a batch', () => {
    const taken = [{ batch: rows[0] as StockRow, quantity: 100 }];
    expect(batchesLeft(vaxilor, taken).map(({ id, quantite }) => [id, quantite])).toEqual([
      ['v1', 80],
      ['v2', 60],
    ]);
    expect(batchesLeft(vaxilor, [{ batch: rows[0] as StockRow, quantity: 180 }]).map(({ id }) => id)).toEqual(
      ['v2'],
    );
  });

  it('is returned goods alone, or others alone, once that was answered', () => {
    expect(batchesLeft(vaxilor, [], true).map(({ id }) => id)).toEqual(['v2']);
    expect(batchesLeft(vaxilor, [], false).map(({ id }) => id)).toEqual(['v1']);
  });
});

describe('the question about thawed returns', () => {
  it('is asked where goods came back that thaw', () => {
    const back = [{ retourProduit: true }];
    expect(asksAboutReturns(vaxilor, back, true)).toBe(true);
    expect(asksAboutReturns(vaxilor, back, false)).toBe(false);
    expect(asksAboutReturns(vaxilor, [{ retourProduit: false }], true)).toBe(false);
    expect(asksAboutReturns(immunol, back, true)).toBe(false);
  });
});

it('forgets the exit from the freezer where it is not asked', () => {
  const entered = { ...EMPTY_LINE, product: 'Immunol', quantity: 2, exit: '2026-03-10T10:00:00Z' };
  expect(lineOf(entered, immunol, rows[3], false)).toMatchObject({
    exit: null,
    quantity: 2,
    fromReturns: false,
  });
});

it('is kept without the batches of its product, which a form would copy with every key that is typed', () => {
  const entered = { ...EMPTY_LINE, product: 'Immunol', quantity: 2 };
  expect(lineOf(entered, immunol, rows[3], false).product).not.toHaveProperty('batches');
});

it('fills in the first batch to expire, and the exit where it is asked for', () => {
  const goods = (id: string, limiteUtilisation: string, transfertType: StockRow['transfertType'] = null) =>
    row(id, 'Vaxilor', 1, { limiteUtilisation, peremption: '2099-12-31', transfertType });
  const options = { thawed: false, zone: 'Europe/Paris', exit: '2026-03-10T10:00:00.000Z' };
  const late = goods('late', '2099-03-01T10:00:00.000Z');
  const soon = goods('soon', '2098-03-01T10:00:00.000Z');
  expect(proposalFor(vaxilor, [late, soon], options)).toEqual({ batch: 'soon', exit: options.exit });
  const frozen = goods('frozen', '2097-03-01T10:00:00.000Z', 'CONGELE');
  expect(proposalFor(vaxilor, [late, frozen], options)).toEqual({ batch: 'frozen', exit: null });
  expect(proposalFor(vaxilor, [], options)).toEqual({ batch: null, exit: options.exit });
});

it('proposes when the goods left the freezer first, where they did', () => {
  const options = { thawed: false, zone: 'Europe/Paris', exit: '2026-03-10T10:00:00.000Z' };
  hearServiceClock(Date.now(), 'Tue, 10 Mar 2026 10:00:00 GMT');
  const left = '2026-03-01T08:00:00.000Z';
  const exitOf = (more: Partial<StockRow>) =>
    proposalFor(
      vaxilor,
      [row('b', 'Vaxilor', 1, { peremption: '2099-12-31', limiteUtilisation: null, ...more })],
      options,
    ).exit;
  expect(exitOf({})).toBe(options.exit);
  expect(exitOf({ dateSortie: left })).toBe(left);
  expect(exitOf({ transfertType: 'MOINS_20', transfertDate: left })).toBe(left);
  expect(exitOf({ transfertType: 'CONGELE', dateSortie: left })).toBeNull();
});

describe('the lines for a request', () => {
  const NOW = new Date('2026-03-12T09:00:00Z');
  const options = { zone: 'Europe/Paris', now: NOW };
  const limited = (id: string, quantite: number, limiteUtilisation: string) =>
    row(id, 'Vaxilor', quantite, { peremption: '2027-01-31', limiteUtilisation });
  const [held] = preparableProducts(
    [
      limited('late', 30, '2026-05-01T00:00:00Z'),
      limited('over', 50, '2026-03-12T08:59:00Z'),
      limited('first', 3, '2026-03-20T00:00:00Z'),
      limited('second', 5, '2026-04-01T00:00:00Z'),
    ],
    [{ id: 'Vaxilor', stabilite28: 720 }],
  ) as [PreparableProduct];
  const taken = (packages: number) =>
    linesFor(held, packages, options).map(({ batch, quantity }) => [batch?.id, quantity]);

  it('take what expires first, from as many batches as it needs, and nothing that may not be used', () => {
    expect(taken(2)).toEqual([['first', 2]]);
    expect(taken(10)).toEqual([
      ['first', 3],
      ['second', 5],
      ['late', 2],
    ]);
  });

  it('hold what there is where that is not enough', () => {
    expect(taken(100).reduce((sum, [, quantity]) => sum + Number(quantity), 0)).toBe(38);
  });

  it('leave the freezer now, where that is asked', () => {
    expect(linesFor(held, 1, options)[0]?.exit).toBe(NOW.toISOString());
    expect(linesFor({ ...held, stabilite28: null }, 1, options)[0]?.exit).toBeNull();
  });

  it("leave it by the service's clock, where that of the device is ahead", () => {
    hearServiceClock(Date.now(), new Date(Date.now() - 300_000).toUTCString());
    const OPEN = { peremption: '2099-01-31', limiteUtilisation: null };
    const lasting = { ...held, batches: [row('lasting', 'Vaxilor', 5, OPEN)] };
    const [line] = linesFor(lasting, 1, { zone: options.zone });
    expect(Date.parse(line?.exit ?? '')).toBeLessThan(Date.now() - 200_000);
  });

  it('keep the exit that was given for frozen goods that leave thawed, and have none where these stay frozen', () => {
    const batches = held.batches.map((batch) => ({ ...batch, transfertType: 'CONGELE' as const }));
    const exit = '2026-03-12T07:30:00.000Z';
    const entered = { ...EMPTY_LINE, product: held.id, batch: 'first', quantity: 4, exit };
    const exits = (thawed: boolean) =>
      splitFor(held, entered, { ...options, batches, thawed })?.map((line) => line.exit);
    expect(exits(true)).toEqual([exit, exit]);
    expect(exits(false)).toEqual([null, null]);
  });

  it('are several where the chosen batch does not hold what was entered, and all together do', () => {
    const entered = { ...EMPTY_LINE, product: held.id, batch: 'first', reference: 'R1' };
    const split = (quantity: number, batch = 'first', batches = held.batches) =>
      splitFor(held, { ...entered, quantity, batch }, { ...options, batches, thawed: false })?.map((line) => [
        line.batch?.id,
        line.quantity,
        line.reference,
      ]);
    expect(split(3)).toBeUndefined();
    expect(split(4)).toEqual([
      ['first', 3, 'R1'],
      ['second', 1, 'R1'],
    ]);
    // A user who chose another batch meant that one.
    expect(split(31, 'late')).toBeUndefined();
    expect(split(38)).toHaveLength(3);
    expect(split(39)).toBeUndefined();
    expect(
      split(4, 'first', batchesLeft(held, [{ batch: held.batches[3] as StockRow, quantity: 5 }])),
    ).toEqual([
      ['first', 3, 'R1'],
      ['late', 1, 'R1'],
    ]);
  });
});

it.each([
  ['nothing was typed', {}, null, false],
  ['the batch was chosen', { batch: 'v1' }, null, false],
  ['its batch brought an exit along', { batch: 'v1', exit: '2026-03-01T08:00:00Z' }, null, false],
  ['a quantity was typed', { quantity: 12 }, null, true],
  ['a reference was typed', { reference: 'BC-7' }, null, true],
  ['an exit was typed', { exit: '2026-03-01T08:00:00Z' }, '2026-03-01T08:00:00Z', true],
  ['it is the same product', { product: 'Immunol', quantity: 12 }, null, false],
  ['there is none yet', { product: null, quantity: 12 }, null, false],
])('is not made a line of another product by a scan: %s', (_, typed, typedExit, keeps) => {
  expect(keepsProduct({ ...EMPTY_LINE, product: 'Vaxilor', ...typed }, typedExit, 'Immunol')).toBe(keeps);
});

describe('a line of a batch that ends later', () => {
  const vaxilor = [
    row('early', 'Vaxilor', 10, { peremption: '2090-06-30' }),
    row('late', 'Vaxilor', 10, { peremption: '2090-08-31' }),
  ];
  const stocked = preparableProducts(vaxilor, [{ id: 'Vaxilor', stabilite28: null }]);
  const line = (batchIndex: number, quantity: number, laterBatchReason = '') =>
    lineOf({ ...EMPTY_LINE, quantity, laterBatchReason }, stocked[0]!, vaxilor[batchIndex], false);
  const unexplained = (...lines: Line[]) =>
    unexplainedLines(lines, stocked, { thawed: false, zone: 'Europe/Paris' }).map(({ batch }) => batch?.id);

  it('needs no reason as long as other lines take what ends earlier', () => {
    expect(unexplained(line(0, 10), line(1, 3))).toEqual([]);
  });

  it('needs one once they do no longer, unless it has one', () => {
    expect(unexplained(line(0, 2), line(1, 3))).toEqual(['late']);
    expect(unexplained(line(1, 3))).toEqual(['late']);
    expect(unexplained(line(1, 3, 'Lot réservé'))).toEqual([]);
  });

  it('needs none for goods about which the answer was to leave them', () => {
    const returned = [
      row('back', 'Vaxilor', 10, { peremption: '2090-06-30', retourProduit: true }),
      row('own', 'Vaxilor', 10, { peremption: '2090-08-31' }),
    ];
    const products = preparableProducts(returned, [{ id: 'Vaxilor', stabilite28: 720 }]);
    const prepared = [lineOf({ ...EMPTY_LINE, quantity: 1 }, products[0]!, returned[1], true)];
    expect(unexplainedLines(prepared, products, { thawed: true, zone: 'Europe/Paris' })).toEqual([]);
    expect(unexplainedLines(prepared, products, { thawed: false, zone: 'Europe/Paris' })).toEqual(prepared);
  });
});
