import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { send, underKey } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { RefusedError, UnansweredError } from '../../api/errors.js';
import { eventually } from '../../testing/eventually.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { CENTRE, note, row } from '../../testing/offline-data.js';
import { sessionOver } from '../../testing/session-over.js';
import type { OfflineAction } from './action.js';
import { offlineDatabase } from './database.js';
import { mirror, offlineMode } from './mirror.js';
import { OfflineController } from './OfflineController.js';
import { OfflineQueue } from './queue.js';
import { dropAll } from './sign-out.js';

const tokenOf = (user: string) => `x.${btoa(JSON.stringify({ sub: user }))}.y`;
let users = 0;
let userId: string;
/** The service's stock, which colleagues may change. */
let stock = [row()];
let movements: object[] = [];
const sentKeys: (string | null)[] = [];

beforeEach(async () => {
  await stubOfflineBrowser();
  localStorage.clear();
  userId = `controller-${++users}`;
  credentials.keep(tokenOf(userId));
  stock = [row()];
  movements = [];
  sentKeys.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      sentKeys.push(request.headers.get('idempotency-key'));
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
  for (const closing of windows.values()) closing.abort();
  windows.clear();
  credentials.forget();
});

const windows = new Map<OfflineController, AbortController>();

async function open(centre = CENTRE, closing = new AbortController()): Promise<OfflineController> {
  const workplace = { userId, centre, zone: 'Europe/Paris' };
  const nothing = () => undefined;
  const around = { onChanged: nothing, onNewer: nothing, closing };
  const controller = await OfflineController.open(workplace, around);
  windows.set(controller, closing);
  return controller;
}
const leave = (controller: OfflineController) => windows.get(controller)!.abort();

let keys = 0;
const newKey = () => `00000000-0000-4000-9000-${String(++keys).padStart(12, '0')}`;
const takeOut = (quantite: number, key = newKey()) =>
  send('post', '/vaccination/sortieFrigo', {
    body: { idLigneBl: 'line-1', quantite },
    headers: underKey(key),
  });
/** A window of the same user at another centre. */
const OTHER_CENTRE = { ...CENTRE, id: 'centre-2', nom: 'Centre Mer' };
/** Another window tells that something has changed; resolves once the controller has read it again and acted. */
async function hears(controller: OfflineController): Promise<void> {
  const teller = new BroadcastChannel('offline');
  await new Promise<void>((resolve) => {
    const stop = controller.subscribe(() => {
      stop();
      resolve();
    });
    teller.postMessage('changed');
  });
  teller.close();
  await new Promise((resolve) => setTimeout(resolve));
}
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

it('answers scans, and refuses what is no code as the service does', async () => {
  const controller = await open();
  await controller.turnOn();
  const scan = (code: string) => send('get', '/scan', { parameters: { query: { code } } });
  expect((await scan('10LOT-1')).data).toMatchObject({ lot: 'LOT-1', produit: null });
  await expect(scan('3400930000021')).rejects.toMatchObject({
    status: 400,
    fieldErrors: [{ field: 'code', code: 'scan.error.unreadable' }],
  });
});

it('goes on where the browser ended', async () => {
  const before = await open();
  await before.turnOn();
  await takeOut(2);
  leave(before);
  localStorage.clear();
  const after = await open();
  expect(after.state).toMatchObject({ isOn: true, actions: [{ status: 'WAITING' }], lost: [] });
  expect(await stockHere()).toEqual([8]);
});

it('works offline at one centre, whatever another window does at another', async () => {
  const here = await open();
  await here.turnOn();
  const there = await open(OTHER_CENTRE);
  expect(there.state.isOn).toBe(false);
  await there.turnOn();
  await hears(here);
  expect(here.state.isOn).toBe(true);
  await there.turnOff();
  await hears(here);
  expect(here.state.isOn).toBe(true);
});

it('keeps a form of a centre that was left in the queue of that centre, and answers for it no more', async () => {
  const left = await open();
  await left.synchronise();
  leave(left);
  const here = await open(OTHER_CENTRE);
  await here.turnOn();
  await left.keep('post', '/vaccination/sortieFrigo', { idLigneBl: 'line-1', quantite: 1 }, newKey());
  expect(here.state.actions).toEqual([]);
  await takeOut(2);
  expect(here.state.actions).toMatchObject([{ data: { quantity: 2 } }]);
  expect(left.state.isOn).toBe(false);
  // Nor does what is still being sent for the one become an action of the other.
  await send('post', '/vaccination/sortieFrigo', {
    body: { idLigneBl: 'line-1', quantite: 1 },
    headers: { ...underKey(newKey()), 'x-centre-id': CENTRE.id },
  });
  expect(sentKeys).toHaveLength(1);
  const leaving = new AbortController();
  const opening = open(CENTRE, leaving);
  leaving.abort();
  await opening;
  await takeOut(3);
  expect(here.state.actions).toHaveLength(2);
  leave(here);
  expect((await open()).state).toMatchObject({ isOn: true, actions: [{ data: { quantity: 1 } }] });
});

it('stays offline while actions wait, though another window says that the mode is off', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(1);
  offlineMode.turnOff({ userId, centreId: CENTRE.id });
  await hears(controller);
  expect(controller.state.isOn).toBe(true);
  await controller.send();
  await hears(controller);
  expect(controller.state.isOn).toBe(false);
});

it('learns that all actions of its centre were dropped', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(1);
  await dropAll({ userId, centreId: CENTRE.id }, 'Muté');
  await eventually(() => expect(controller.state.actions).toMatchObject([{ dropped: { reason: 'Muté' } }]));
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

it('says what differs where all that was sent is refused, also when it can be read only later', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(2);
  stock = [];
  const service = globalThis.fetch;
  const refusing = async (request: Request) =>
    request.method === 'GET'
      ? Promise.reject(new TypeError('no network'))
      : Response.json({ fieldErrors: [{ field: 'quantite', code: 'x' }] }, { status: 400 });
  vi.stubGlobal('fetch', refusing);
  await controller.send();
  expect(controller.state.data?.differences).toEqual([]);
  vi.stubGlobal('fetch', service);
  await controller.synchronise();
  const differences = [{ lot: 'LOT-1', expected: 10, actual: 0 }];
  expect(controller.state.data).toMatchObject({ differences });
  // Nothing is sent any more: what nobody has read yet stays.
  await controller.send();
  await controller.synchronise();
  expect(controller.state.data).toMatchObject({ differences });
});

it('keeps what differs until it is read, also when the sent action is shown no more', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(1);
  stock = [row({ quantite: 7 })];
  await controller.send();
  await controller.turnOff();
  const differences = [{ lot: 'LOT-1', expected: 9, actual: 6 }];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 3_600_000);
  await controller.synchronise();
  expect(controller.state.actions).toEqual([]);
  await controller.synchronise();
  clock.mockRestore();
  expect(controller.state.data).toMatchObject({ differences });
});

it('shows what was stored last, though an earlier read takes longer', async () => {
  const controller = await open();
  await controller.turnOn();
  let answer: (data: undefined) => void = () => undefined;
  vi.spyOn(OfflineQueue.prototype, 'data').mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const heard = hears(controller);
  await eventually(() => expect(OfflineQueue.prototype.data).toHaveBeenCalled());
  const taken = takeOut(1);
  await eventually(async () => expect(await (await offlineDatabase()).count('actions')).toBe(1));
  await new Promise((done) => setTimeout(done, 50));
  answer(undefined);
  await Promise.all([taken, heard]);
  expect(controller.state.actions).toHaveLength(1);
});

/** The disk is full: a write is taken, then its transaction is given up, as a browser does it. */
function fullDisk(store?: string) {
  const full = (original: IDBObjectStore['put']) =>
    function (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
      const request = original.apply(this, given);
      if (store === undefined || this.name === store) this.transaction.abort();
      return request;
    };
  const { add, put } = IDBObjectStore.prototype;
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full(add)),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full(put)),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

it('records nothing where there is no room, and loses nothing', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(2);
  const room = fullDisk('actions');
  await expect(takeOut(1)).rejects.toMatchObject({ reason: { code: 'offline.storageFull' } });
  room();
  expect(controller.state.actions).toHaveLength(1);
  expect(await stockHere()).toEqual([8]);
  await takeOut(1);
  expect(await stockHere()).toEqual([7]);
});

it('says that there is no room for what becomes of a refused action', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(1);
  const [{ uid, datetime }] = controller.state.actions as [OfflineAction];
  const refusal = { globalErrors: [], fieldErrors: [] };
  const queue = await OfflineQueue.open({ userId, centreId: CENTRE.id });
  await queue.change(uid, (each) => ({ ...each, status: 'ERROR', refusal }));
  const room = fullDisk('actions');
  const correction = { quantity: 1, comment: '', datetime, forced: false, destination: null };
  for (const write of [
    controller.resend([uid]),
    controller.correct(uid, correction),
    controller.drop(uid, 'Counted twice'),
  ]) {
    await expect(write).rejects.toMatchObject({ reason: { code: 'offline.storageFull' } });
  }
  room();
});

it('says that there is no room for as long as there is none', async () => {
  const controller = await open();
  await controller.turnOn();
  const room = fullDisk();
  await expect(takeOut(1)).rejects.toMatchObject({ reason: { code: 'offline.storageFull' } });
  await eventually(() => expect(controller.state.storage).toBe('full'));
  room();
  await takeOut(1);
  await eventually(() => expect(controller.state.storage).not.toBe('full'));
});

it('sends again, under the same key, what was accepted and could not be stored', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(2);
  const room = fullDisk('actions');
  await controller.send();
  expect(controller.state).toMatchObject({ sending: 'later', actions: [{ status: 'WAITING' }] });
  room();
  await controller.send();
  expect(controller.state.actions).toMatchObject([{ status: 'SUCCESS' }]);
  expect(new Set(sentKeys)).toEqual(new Set([controller.state.actions[0]!.uid]));
  expect(sentKeys).toHaveLength(2);
});

it('goes on sending where the session ended meanwhile, once the same user has signed in again', async () => {
  const controller = await open();
  await controller.turnOn();
  for (let count = 0; count < 3; count++) await takeOut(1);
  const asksToSignIn = vi.fn();
  onTestFinished(credentials.onEnded(asksToSignIn));
  const service = globalThis.fetch;
  let calls = 0;
  vi.stubGlobal('fetch', (request: Request) =>
    request.method !== 'GET' && ++calls === 2 ? Promise.resolve(sessionOver()) : service(request),
  );
  await controller.send();
  expect(controller.state).toMatchObject({
    sending: 'signIn',
    actions: [{ status: 'SUCCESS' }, { status: 'WAITING' }, { status: 'WAITING' }],
  });
  expect(asksToSignIn).toHaveBeenCalled();
  credentials.keep(tokenOf(userId));
  await eventually(() =>
    expect(controller.state.actions.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']),
  );
  // Each once, in the order in which they were made.
  expect(sentKeys).toEqual(controller.state.actions.map(({ uid }) => uid));
});

it('keeps what was synchronised before where there is no room for more', async () => {
  const controller = await open();
  await controller.turnOn();
  stock = [row({ quantite: 3 })];
  const room = fullDisk('data');
  await expect(controller.synchronise()).rejects.toThrow(DOMException);
  room();
  expect(controller.state.synchronisationError).toMatchObject({ reason: { code: 'offline.storageFull' } });
  expect(await stockHere()).toEqual([10]);
});

it('says which actions the browser has lost', async () => {
  const before = await open();
  await before.turnOn();
  await takeOut(2);
  leave(before);
  await (await offlineDatabase()).clear('actions');
  // A window at another centre writes its own copy meanwhile.
  await open(OTHER_CENTRE);
  const after = await open();
  expect(after.state.lost).toMatchObject([{ data: { quantity: 2, product: 'Immunol' } }]);
});

it.each([
  ['the database', () => undefined],
  ['all that the site has stored', () => localStorage.clear()],
])('says at once, until it is read, which actions are lost where the browser clears %s', async (_, clear) => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(2);
  clear();
  await deleteDB('offline');
  const lost = [{ data: { quantity: 2, product: 'Immunol' } }];
  await eventually(() => expect(controller.state).toMatchObject({ actions: [], lost }));
  await controller.turnOn();
  await takeOut(1);
  await controller.synchronise();
  expect(controller.state).toMatchObject({ actions: [{ data: { quantity: 1 } }], lost });
  let page = controller;
  for (let reload = 0; reload < 2; reload++) {
    leave(page);
    page = await open();
    expect(page.state).toMatchObject({ actions: [{ data: { quantity: 1 } }], lost });
  }
  const other = await open();
  page.forgetLost();
  await eventually(() => expect(other.state.lost).toEqual([]));
  expect((await open()).state.lost).toEqual([]);
});

it('goes on with what was synchronised where the browser clears it', async () => {
  const controller = await open();
  await controller.turnOn();
  await deleteDB('offline');
  await hears(controller);
  await takeOut(1);
  expect(await stockHere()).toEqual([9]);
});

it('says that another window has settled an action that is corrected or dropped here', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(1);
  const [{ uid, datetime }] = controller.state.actions as [OfflineAction];
  const queue = await OfflineQueue.open({ userId, centreId: CENTRE.id });
  await queue.change(uid, (each) => ({ ...each, status: 'ERROR' }));
  const correct = (each: string) =>
    controller.correct(each, { quantity: 1, comment: '', datetime, forced: false, destination: null });
  const settled = { globalErrors: [{ code: 'offline.settledMeanwhile' }] };
  await correct(uid);
  await expect(correct(uid)).rejects.toMatchObject(settled);
  const [corrected] = controller.state.actions as [OfflineAction];
  await queue.change(corrected.uid, (each) => ({ ...each, status: 'ERROR' }));
  await controller.drop(corrected.uid, 'Doublon');
  await expect(correct(corrected.uid)).rejects.toMatchObject(settled);
  await expect(controller.drop(corrected.uid, 'Autre motif')).rejects.toMatchObject(settled);
  expect(controller.state.actions).toMatchObject([{ dropped: { reason: 'Doublon' } }]);
});

it('leaves stock and recalls to the service where an action is corrected, which judges by its time', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(2);
  const [{ uid, datetime }] = controller.state.actions as [OfflineAction];
  const queue = await OfflineQueue.open({ userId, centreId: CENTRE.id });
  for (const now of [[row({ rappel: true, quantite: 1 })], []]) {
    const [last] = (await queue.actions()) as [OfflineAction];
    await queue.change(last.uid, (each) => ({ ...each, status: 'ERROR' }));
    stock = now;
    await controller.synchronise();
    await controller.correct(last.uid, {
      quantity: 3,
      comment: '',
      datetime,
      forced: false,
      destination: null,
    });
    expect(controller.state.actions).toMatchObject([
      {
        status: 'WAITING',
        batches: ['line-1'],
        effects: { 'line-1': -3 },
        body: { quantite: 3 },
        data: { product: 'Immunol', batch: 'LOT-1', quantity: 3 },
      },
    ]);
  }
  expect(controller.state.actions[0]!.corrects).toContain(uid);
});

it.each<[string, (controller: OfflineController, key: string) => Promise<unknown>]>([
  [
    'whose form asks for it',
    (controller, uid) =>
      controller.keep('post', '/vaccination/sortieFrigo', { idLigneBl: 'line-1', quantite: 7 }, uid),
  ],
  [
    'that is still being sent when the mode is switched on',
    async (controller, uid) => {
      await controller.turnOn();
      return takeOut(7, uid);
    },
  ],
])('keeps without another check what may have counted, %s', async (_, keep) => {
  const controller = await open();
  await controller.synchronise();
  const service = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return service(request);
    stock = stock.map((each) => ({ ...each, quantite: each.quantite - 7 }));
    throw new TypeError('no answer');
  });
  const uid = '00000000-0000-4000-a000-000000000001';
  await expect(takeOut(7, uid)).rejects.toThrow(UnansweredError);
  await controller.synchronise();
  await keep(controller, uid);
  expect(controller.state.actions).toMatchObject([{ uid, status: 'WAITING', data: { quantity: 7 } }]);
  await expect(takeOut(7)).rejects.toThrow(RefusedError);
});

it('takes no corrected action for a lost one, in any window', async () => {
  const controller = await open();
  await controller.turnOn();
  await takeOut(2);
  const [{ uid, datetime }] = controller.state.actions as [OfflineAction];
  await (await OfflineQueue.open({ userId, centreId: CENTRE.id })).change(uid, (each) => ({
    ...each,
    status: 'ERROR',
  }));
  const other = await open();
  await controller.correct(uid, { quantity: 1, comment: '', datetime, forced: false, destination: null });
  await eventually(() => expect(other.state).toMatchObject({ actions: [{ corrects: [uid] }], lost: [] }));
  expect(controller.state.lost).toEqual([]);
});

it('synchronises the recalls that are not lifted', async () => {
  const service = globalThis.fetch;
  const standing = [{ id: 'recall', lot: 'LOT-1', motif: 'Défaut' }];
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/lot/rappel?levee=false') ? Response.json(standing) : service(request),
  );
  const controller = await open();
  await controller.turnOn();
  expect(controller.state.data).toMatchObject({ recalls: standing });
});

it('shows what was sent or dropped for seven days after that, by the clock of the service', async () => {
  const day = 24 * 3_600_000;
  const begun = Date.now();
  const service = globalThis.fetch;
  let now = begun;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await service(request);
    response.headers.set('date', new Date(now).toUTCString());
    return response;
  });
  // The device's clock is nine days ahead.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 9 * day);
  const controller = await open();
  await controller.turnOn();
  await takeOut(1);
  await takeOut(1);
  const [first] = controller.state.actions as [OfflineAction];
  const queue = await OfflineQueue.open({ userId, centreId: CENTRE.id });
  await queue.change(first.uid, (each) => ({ ...each, status: 'ERROR' }));
  await controller.drop(first.uid, 'Doublon');
  now = begun + 8 * day;
  await controller.send();
  expect(controller.state.actions).toMatchObject([{ status: 'SUCCESS' }]);
  now = begun + 16 * day;
  await controller.synchronise();
  expect(controller.state.actions).toEqual([]);
  clock.mockRestore();
});

it('goes on sending in a page that is opened later, for as long as no answer came', async () => {
  const before = await open();
  await before.turnOn();
  await takeOut(1);
  leave(before);
  const unsent = await open();
  expect(unsent.state.sending).toBe('idle');
  const service = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await unsent.send();
  leave(unsent);
  const later = await open();
  await eventually(() => expect(later.state.sending).toBe('later'));
  leave(later);
  credentials.forget();
  const signedOut = await open();
  await eventually(() => expect(signedOut.state.sending).toBe('signIn'));
  leave(signedOut);
  credentials.keep(tokenOf(userId));
  vi.stubGlobal('fetch', service);
  const after = await open();
  await eventually(() => expect(after.state.actions).toMatchObject([{ status: 'SUCCESS' }]));
  await eventually(() => expect(after.state.sending).toBe('idle'));
  // The word was for what waited then.
  await takeOut(1);
  leave(after);
  const last = await open();
  expect(last.state).toMatchObject({ sending: 'idle', actions: [{}, { status: 'WAITING' }] });
});

it('takes no time from an action that was refused or dropped: the clock had been set wrong', async () => {
  const controller = await open();
  await controller.turnOn();
  const service = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET'
      ? service(request)
      : Response.json({ fieldErrors: [{ field: 'dateOperation', code: 'x' }] }, { status: 400 }),
  );
  const tomorrow = Date.now() + 24 * 3_600_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
  await takeOut(1);
  clock.mockRestore();
  await controller.send();
  const [refused] = controller.state.actions;
  expect(refused).toMatchObject({ status: 'ERROR', datetime: new Date(tomorrow).toISOString() });
  await takeOut(1);
  await controller.drop(refused!.uid, 'Clock');
  await takeOut(1);
  const [, ...later] = controller.state.actions.map(({ datetime }) => Date.parse(datetime));
  expect(later).toHaveLength(2);
  expect(Math.max(...later)).toBeLessThanOrEqual(Date.now());
});

it('takes no time from an action that waits far ahead: the clock had been set wrong', async () => {
  const controller = await open();
  await controller.turnOn();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
  await takeOut(1);
  clock.mockRestore();
  const inThreeMinutes = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 60_000);
  await takeOut(1);
  inThreeMinutes.mockRestore();
  await takeOut(1);
  const [ahead, second, third] = controller.state.actions.map(({ datetime }) => Date.parse(datetime));
  expect(ahead! - Date.now()).toBeGreaterThan(3_600_000);
  expect(second! - Date.now()).toBeLessThan(5 * 60_000);
  // A little ahead, as clocks are: the order of the actions stays.
  expect(third).toBe(second);
});
