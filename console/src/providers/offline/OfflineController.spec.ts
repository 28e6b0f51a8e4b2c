import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { RefusedError } from '../../api/errors.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { CENTRE, note, row } from '../../testing/offline-data.js';
import { offlineDatabase } from './database.js';
import { mirror } from './mirror.js';
import { OfflineController } from './OfflineController.js';

const tokenOf = (user: string) => `x.${btoa(JSON.stringify({ sub: user }))}.y`;
let users = 0;
let userId: string;
/** The service's stock, which colleagues may change. */
let stock = [row()];
let movements: object[] = [];
const opened: OfflineController[] = [];
const key = { 'idempotency-key': '' };

beforeEach(() => {
  stubOfflineBrowser();
  localStorage.clear();
  userId = `controller-${++users}`;
  credentials.keep(tokenOf(userId));
  stock = [row()];
  movements = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      stock = stock.map((each) => ({ ...each, quantite: each.quantite - 1 }));
      const headers = { 'x-ledger-position': '9' };
      return Response.json({ id: 'made', offline: true }, { status: 201, headers });
    }
    if (pathname.endsWith('/dispatch/preparation/vaccination')) return Response.json([note()]);
    if (pathname.endsWith('/vaccination/stock/list')) return Response.json(stock);
    if (pathname.endsWith('/mouvement')) return Response.json({ content: movements, totalElements: 0 });
    return Response.json([]);
  });
});
afterEach(() => {
  for (const controller of opened.splice(0)) controller.close();
  credentials.forget();
});

async function open(): Promise<OfflineController> {
  const workplace = { userId, centre: CENTRE, zone: 'Europe/Paris' };
  const controller = await OfflineController.open(workplace, () => undefined);
  opened.push(controller);
  return controller;
}

let keys = 0;
const takeOut = (quantite: number) =>
  send('post', '/vaccination/sortieFrigo', {
    body: { idLigneBl: 'line-1', quantite },
    headers: { ...key, 'idempotency-key': `00000000-0000-4000-9000-${String(++keys).padStart(12, '0')}` },
  });
const stockHere = async () =>
  ((await send('get', '/vaccination/available-lot')).data as { quantite: number }[]).map(
    (each) => each.quantite,
  );

it('answers screens from what is kept, and the service again afterwards', async () => {
  const controller = await open();
  await controller.turnOn();
  expect((await takeOut(2)).data).toEqual({ id: expect.any(String), offline: true });
  expect(await stockHere()).toEqual([8]);
  await expect(takeOut(9)).rejects.toThrow(RefusedError);
  expect(mirror.actions()).toMatchObject([{ status: 'WAITING', data: { quantity: 2, product: 'Immunol' } }]);
  expect(await controller.turnOff()).toBe(false);
  await controller.send();
  expect(await controller.turnOff()).toBe(true);
  expect(stock).toMatchObject([{ quantite: 9 }]);
});

it('goes on where the browser ended', async () => {
  const before = await open();
  await before.turnOn();
  await takeOut(2);
  before.close();
  localStorage.clear();
  const after = await open();
  expect(after.state).toMatchObject({ isOn: true, actions: [{ status: 'WAITING' }], lost: [] });
  expect(await stockHere()).toEqual([8]);
});

it('says who took from a batch meanwhile', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(1);
  stock = [row({ quantite: 7 })];
  movements = [
    {
      type: 'SORTIE_FRIGO',
      sens: 'SORTIE',
      quantite: 3,
      utilisateur: 'Claire Bernard',
      date: new Date(Date.now() + 1_000).toISOString(),
      dateEnregistrement: null,
      offline: false,
    },
  ];
  await controller.send();
  expect(controller.state.data?.differences).toMatchObject([
    { lot: 'LOT-1', expected: 9, actual: 6, movements: [{ quantity: -3, user: 'Claire Bernard' }] },
  ]);
});

it('says which actions the browser has lost', async () => {
  const before = await open();
  await before.turnOn();
  await takeOut(2);
  before.close();
  await (await offlineDatabase()).clear('actions');
  const after = await open();
  expect(after.state.lost).toMatchObject([{ data: { quantity: 2, product: 'Immunol' } }]);
});
