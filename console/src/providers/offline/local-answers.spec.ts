import { beforeEach, expect, it } from 'vitest';
import type { Answer } from '../../api/calls.js';
import { CENTRE, data, row } from '../../testing/offline-data.js';
import { localAnswer } from './local-answers.js';
import { localStock } from './local-stock.js';
import type { SynchronisedData } from './synchronised-data.js';

const IMMUNOL = { ...row().produit, codeCip: '34009 300 0002 1', stabilite28: null };
const VAXILOR = { ...row().produit, id: 'product-2', nomCommercial: 'Vaxilor', codeCip: '9300001' };
const GTIN = '03400930000021';

let known: SynchronisedData;
beforeEach(() => {
  known = data({
    products: [IMMUNOL, VAXILOR] as unknown as SynchronisedData['products'],
    stock: [
      row({ id: 'later', lot: 'SC-1', peremption: '2037-01-31' }),
      row({ id: 'sooner', lot: 'SC-1' }),
      row({ id: 'other', lot: 'SC-2' }),
      row({ id: 'used-up', lot: 'SC-1', quantite: 0 }),
    ],
  });
});

const ask = (path: string, query: Readonly<Record<string, unknown>>) =>
  localAnswer(path, query, { data: known, local: localStock(known, [], CENTRE), zone: 'Europe/Paris' });
const scan = async (code: string) => (await (await ask('/scan', { code })!).json()) as Answer<'/scan'>;
const idsOf = ({ stocks }: { readonly stocks: readonly { readonly id: string }[] }) =>
  stocks.map(({ id }) => id);

it('answers a scan with the product of the GTIN and the batches of the lot, the first to end first', async () => {
  const { codeCip: _, stabilite28: __, ...produit } = IMMUNOL;
  const answer = await scan(`]d201${GTIN}17360630` + `10SC-1\x1d21S1`);
  expect(answer).toMatchObject({ gtin: GTIN, lot: 'SC-1', peremption: '2036-06-30', serie: 'S1' });
  expect(answer.produit).toEqual(produit);
  expect(idsOf(answer)).toEqual(['sooner', 'later']);
});

it('answers all batches of the product where the code names no lot', async () => {
  expect(idsOf(await scan(`01${GTIN}`)).sort()).toEqual(['later', 'other', 'sooner']);
});

it('finds a product by the CIP7 in a GTIN', async () => {
  expect(await scan('(01)03400993000013(10)A')).toMatchObject({ produit: { id: 'product-2' }, stocks: [] });
});

it('says what the code says where no product has it, or none is named', async () => {
  const empty = { produit: null, stocks: [], lot: 'SC-1', peremption: null, serie: null };
  expect(await scan('010590123412345710SC-1')).toEqual({ ...empty, gtin: '05901234123457' });
  expect(await scan('10SC-1')).toEqual({ ...empty, gtin: null });
});

it('refuses what is no code as the service does', async () => {
  const answer = await ask('/scan', { code: '3400930000021' })!;
  expect(answer.status).toBe(400);
  expect((await answer.json()).fieldErrors).toMatchObject([
    { field: 'code', code: 'scan.error.unreadable', rejectedValue: '3400930000021' },
  ]);
});

it('sorts by lot as the service does, also from the end', async () => {
  const lots = ['lot-10', 'LOT-3', 'lot-2'];
  known = { ...known, stock: lots.map((lot) => row({ id: lot, lot })) };
  const sorted = async (order: string) => {
    const answer = await ask('/vaccination/stock', { filter: '{}', sort: `["lot","${order}"]` })!;
    return ((await answer.json()) as { lot: string }[]).map(({ lot }) => lot);
  };
  expect(await sorted('ASC')).toEqual(['lot-2', 'LOT-3', 'lot-10']);
  expect(await sorted('DESC')).toEqual(['lot-10', 'LOT-3', 'lot-2']);
});

it('sorts by usage limit as the service does: without one a batch ends in the evening of its last day', async () => {
  known = {
    ...known,
    stock: [
      row({ id: 'expiring', peremption: '2036-03-31', limiteUtilisation: null }),
      row({ id: 'limited', peremption: '2036-12-31', limiteUtilisation: '2036-03-31T10:00:00.000Z' }),
    ],
  };
  for (const [path, query] of [
    ['/vaccination/stock', { filter: '{}' }],
    ['/vaccination/stock/list', {}],
  ] as const) {
    const answer = await ask(path, query)!;
    expect(((await answer.json()) as { id: string }[]).map(({ id }) => id)).toEqual(['limited', 'expiring']);
  }
});

it('leaves the past to the service: only the present stock is kept here', () => {
  const asOf = '2026-03-03T11:00:00.000Z';
  expect(ask('/vaccination/stock', { filter: '{}' })).toBeDefined();
  expect(ask('/vaccination/stock', { filter: JSON.stringify({ asOf }) })).toBeUndefined();
  expect(ask('/vaccination/stock', { filter: '{}', asOf })).toBeUndefined();
});

it('answers the recalls of a lot, by a part of its number in whatever case, and no lifted ones', async () => {
  const recalls = [
    { id: 'first', lot: 'LOT-1', produit: { id: 'product-1' } },
    { id: 'longer', lot: 'LOT-10', produit: { id: 'product-1' } },
    { id: 'other', lot: 'LOT-1', produit: { id: 'product-2' } },
  ] as unknown as SynchronisedData['recalls'];
  known = { ...known, recalls };
  const asked = { idProduit: 'product-1', lot: 'lot-1' };
  const answer = await ask('/lot/rappel', { ...asked, levee: false })!;
  expect(await answer.json()).toEqual(recalls?.slice(0, 2));
  expect(ask('/lot/rappel', asked)).toBeUndefined();
});

it('knows no recalls of what an earlier version of the console has synchronised', async () => {
  const answer = await ask('/lot/rappel', { lot: 'LOT-1', levee: false })!;
  expect(await answer.json()).toEqual([]);
});
