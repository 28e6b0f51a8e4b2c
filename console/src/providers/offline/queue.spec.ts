import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { action, data } from '../../testing/offline-data.js';
import type { OfflineAction } from './action.js';
import { offlineDatabase } from './database.js';
import { ACTION_FORMAT, centresWithOpenActions, forgetUser, NewerFormat, OfflineQueue } from './queue.js';
import { sendWaiting } from './sender.js';
import { leaveOffline } from './sign-out.js';

const tokenOf = (user: string) => `x.${btoa(JSON.stringify({ sub: user }))}.y`;
let users = 0;
let userId: string;
let queue: OfflineQueue;

/** The service: what it did, by key. */
const answer = vi.fn<(request: Request) => Promise<Response>>();
const calls: { path: string; key: string | null; centre: string | null; body: Record<string, unknown> }[] =
  [];

beforeEach(async () => {
  await stubOfflineBrowser();
  userId = `user-${++users}`;
  credentials.keep(tokenOf(userId));
  calls.length = 0;
  answer.mockImplementation(async () => accepted());
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      centre: request.headers.get('x-centre-id'),
      body: (await request.clone().json()) as Record<string, unknown>,
    });
    return answer(request);
  });
  queue = await OfflineQueue.open({ userId, centreId: 'centre-1' });
});
afterEach(() => credentials.forget());

const accepted = (position = '5') =>
  Response.json({ id: 'made', offline: true }, { status: 201, headers: { 'x-ledger-position': position } });
const refused = (status: number, body: object = {}) => Response.json(body, { status });
const quantityMax = () =>
  refused(400, {
    globalErrors: [],
    fieldErrors: [{ field: 'quantite', code: 'global.error.quantityMax', arguments: { max: 0 } }],
  });

const add = (more: Partial<OfflineAction> = {}) => queue.add(() => action(more));
const send = () => sendWaiting(queue, () => undefined);
const statuses = async () => (await queue.actions()).map(({ status }) => status);

describe('the queue', () => {
  it('keeps actions in their order, for one user at one centre', async () => {
    const [first, second] = [await add(), await add()];
    expect(await queue.actions()).toEqual([first, second]);
    const others = await OfflineQueue.open({ userId: `${userId}-other`, centreId: 'centre-1' });
    expect(await others.actions()).toEqual([]);
    const elsewhere = await OfflineQueue.open({ userId, centreId: 'centre-2' });
    expect(await elsewhere.actions()).toEqual([]);
  });

  it('stores nothing readable, and opens with no other key, in no other place', async () => {
    const kept = await add({ body: { commentaire: 'Séance du matin' } });
    const stored = (await (await offlineDatabase()).getAll('actions')).find(({ uid }) => uid === kept.uid)!;
    const bytes = new TextDecoder().decode(stored.sealed.text);
    expect(JSON.stringify(stored) + bytes).not.toMatch(/Séance|Immunol|LOT-1/);
    const database = await offlineDatabase();
    await database.put('actions', { ...stored, centreId: 'centre-2' });
    const elsewhere = await OfflineQueue.open({ userId, centreId: 'centre-2' });
    expect(await elsewhere.actions()).toEqual([]);
  });

  it('decides on each action after the one before, also of two windows', async () => {
    const other = await OfflineQueue.open({ userId, centreId: 'centre-1' });
    const counts: number[] = [];
    const make = (before: readonly OfflineAction[]) => {
      counts.push(before.length);
      return action();
    };
    await Promise.all([queue.add(make), other.add(make), queue.add(make), other.add(make)]);
    expect(counts).toEqual([0, 1, 2, 3]);
  });

  it('is not read by an older build than the one that wrote it', async () => {
    const kept = await add();
    const database = await offlineDatabase();
    const stored = (await database.getAll('actions')).find(({ uid }) => uid === kept.uid)!;
    await database.put('actions', { ...stored, format: ACTION_FORMAT + 1 });
    await expect(queue.actions()).rejects.toThrow(NewerFormat);
  });

  it('is read as the first build wrote it', async () => {
    const written = {
      uid: '7d0cbb38-0a7a-4d7e-9a53-1f6d0a6f6a01',
      type: 'SCRAPPING',
      datetime: '2026-11-22T08:00:00.000Z',
      status: 'WAITING',
      data: {
        bl: 'PN-2026-000004',
        product: 'Immunol',
        batch: 'LOT-1',
        quantity: 2,
        conditionning: 'FLACON',
        seringue: null,
        exitType: null,
        destination: null,
        comment: null,
      },
      body: { idLigneBl: 'line-1', quantite: 2, causeDechet: 'CASSE' },
      batches: ['line-1'],
      effects: { 'line-1': -2 },
    };
    const database = await offlineDatabase();
    const key = (await database.get('keys', userId))!;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const additionalData = new TextEncoder().encode(`${userId} centre-1 ${written.uid}`);
    const text = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData },
      key,
      new TextEncoder().encode(JSON.stringify(written)),
    );
    const { uid, status } = { uid: written.uid, status: 'WAITING' as const };
    const sealed = { iv, text };
    await database.add('actions', { uid, userId, centreId: 'centre-1', status, format: 1, sealed });
    expect(await queue.actions()).toEqual([written]);
    expect(await send()).toBe('done');
    expect(calls).toMatchObject([
      {
        path: '/api/admin/vaccination/dechet',
        key: written.uid,
        body: { quantite: 2, causeDechet: 'CASSE', dateOperation: '2026-11-22T08:00:00.000Z' },
      },
    ]);
  });

  it('is forgotten with its key when the user signs out, and not before it is settled', async () => {
    const kept = await add();
    await queue.keepData(data());
    expect(await forgetUser(userId)).toBe(false);
    expect(await centresWithOpenActions(userId)).toEqual(['centre-1']);
    expect(await queue.data()).toEqual(data());
    await queue.change(kept.uid, (each) => ({ ...each, status: 'ERROR' }));
    expect(await forgetUser(userId)).toBe(false);
    await queue.change(kept.uid, (each) => ({ ...each, dropped: { reason: 'Doublon', at: each.datetime } }));
    expect(await forgetUser(userId)).toBe(true);
    const database = await offlineDatabase();
    expect(await database.get('keys', userId)).toBeUndefined();
    expect(await database.get('data', [userId, 'centre-1'])).toBeUndefined();
    expect(await (await OfflineQueue.open(queue.owner)).actions()).toEqual([]);
  });
});

describe('what was recorded', () => {
  it.each([
    ['the browser cleared the database', async () => deleteDB('offline')],
    ['the user signed out and in again in another window', async () => forgetUser(userId)],
  ])('is read by each window after %s', async (_, clear) => {
    await clear();
    const other = await OfflineQueue.open(queue.owner);
    const made = [await add(), await other.add(() => action())];
    await queue.keepData(data());
    for (const window of [queue, other, await OfflineQueue.open(queue.owner)]) {
      expect(await window.actions()).toEqual(made);
      expect(await window.data()).toEqual(data());
    }
  });

  it('keeps nobody from signing out where the key is gone', async () => {
    await add();
    await queue.keepData(data());
    await (await offlineDatabase()).delete('keys', userId);
    expect(await queue.data()).toBeUndefined();
    expect(await leaveOffline(userId)).toBe(true);
    expect(await (await offlineDatabase()).getAllFromIndex('actions', 'user', userId)).toEqual([]);
  });
});

describe('sending', () => {
  it('is in order, under the key of each, with the time at which it was made', async () => {
    const made = [await add(), await add({ type: 'SCRAPPING' }), await add({ type: 'UPDATE_STOCK' })];
    expect(await send()).toBe('done');
    expect(calls).toEqual(
      made.map(({ uid, datetime, body }, index) => ({
        path: `/api/admin/vaccination/${['sortieFrigo', 'dechet', 'stock'][index]}`,
        key: uid,
        centre: 'centre-1',
        body: { ...body, dateOperation: datetime },
      })),
    );
    expect(await statuses()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
  });

  it.each<[string, () => Promise<Response>]>([
    ['no answer', async () => Promise.reject(new TypeError('network'))],
    ['500', async () => refused(500)],
    ['503', async () => refused(503, { code: 'global.error.unavailable' })],
    ['429', async () => refused(429, { code: 'auth.error.tooManyAttempts' })],
    ['a refusal of some proxy', async () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    [
      'the page of a network that asks for a sign-in of its own',
      async () => new Response('<html></html>', { status: 200, headers: { 'content-length': '0' } }),
    ],
    ['an answer that is cut', async () => new Response('{"id":"ma', { status: 201 })],
  ])('keeps the action after %s, and what comes after it', async (_, outcome) => {
    await add();
    await add();
    answer.mockImplementationOnce(outcome);
    expect(await send()).toBe('unanswered');
    expect(await statuses()).toEqual(['WAITING', 'WAITING']);
    expect(await send()).toBe('done');
    expect(calls.map(({ key }) => key)).toEqual([calls[0]?.key, calls[0]?.key, calls[2]?.key]);
    expect(await statuses()).toEqual(['SUCCESS', 'SUCCESS']);
  });

  it('waits for the user to sign in again, and is none of another user', async () => {
    await add();
    answer.mockImplementationOnce(async () => refused(401, { code: 'auth.error.unauthorized' }));
    expect(await send()).toBe('signIn');
    credentials.keep(tokenOf('somebody-else'));
    expect(await send()).toBe('signIn');
    expect(calls).toHaveLength(1);
    credentials.keep(tokenOf(userId));
    expect(await send()).toBe('done');
  });

  it('keeps the words of a refusal, and goes on with what does not depend on it', async () => {
    await add();
    await add();
    await add({ batches: ['line-2'], effects: { 'line-2': -1 } });
    answer.mockImplementationOnce(async () => quantityMax());
    expect(await send()).toBe('done');
    expect(await statuses()).toEqual(['ERROR', 'WAITING', 'SUCCESS']);
    expect((await queue.actions())[0]?.refusal?.fieldErrors).toMatchObject([
      { field: 'quantite', code: 'global.error.quantityMax', arguments: { max: 0 } },
    ]);
  });

  it('leaves what was made while the clock was ahead to be corrected, and goes on', async () => {
    const made = Date.now() + 3_600_000;
    await add({ datetime: new Date(made).toISOString() });
    await add({ batches: ['line-2'], effects: { 'line-2': -1 } });
    const refusal = { field: 'dateOperation', code: 'global.error.dateInFuture' };
    answer.mockImplementationOnce(async () =>
      Response.json(
        { globalErrors: [], fieldErrors: [refusal] },
        { status: 400, headers: { date: new Date().toUTCString() } },
      ),
    );
    // The device's clock is still wrong: the service's tells it.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(made);
    expect(await send()).toBe('done');
    clock.mockRestore();
    expect(await statuses()).toEqual(['ERROR', 'SUCCESS']);
    expect((await queue.actions())[0]?.refusal?.fieldErrors).toMatchObject([refusal]);
  });

  it('is done by one window at a time: each action once', async () => {
    for (let count = 0; count < 6; count++) await add();
    const other = await OfflineQueue.open(queue.owner);
    await Promise.all([send(), sendWaiting(other, () => undefined), send()]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(6);
    expect(calls).toHaveLength(6);
  });

  it('gives a form that was sent without an answer its time, unless it had arrived', async () => {
    const kept = await add();
    answer.mockImplementationOnce(async () => refused(409, { code: 'idempotencyKey.error.reused' }));
    expect(await send()).toBe('done');
    expect(calls.map(({ key, body }) => [key, body.dateOperation])).toEqual([
      [kept.uid, kept.datetime],
      [kept.uid, undefined],
    ]);
    expect(await statuses()).toEqual(['SUCCESS']);
  });
});
