import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send, underKey } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import type { CentreTree, User } from '../../api/types.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { action, CENTRE, data } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { offlineDatabase } from './database.js';
import { mirror, mirrored, offlineMode } from './mirror.js';
import { OfflineProvider, useOffline, useOfflineState } from './OfflineProvider.js';
import { ACTION_FORMAT, holdCentre, OfflineQueue } from './queue.js';

const ONLINE = { ...CENTRE, id: 'centre-2', nom: 'Centre Mer', modeOffline: false };
const userId = 'user-1';
const elsewhere = { userId, centreId: CENTRE.id };
let queue: OfflineQueue;

beforeEach(async () => {
  await stubOfflineBrowser();
  credentials.keep(`x.${btoa(JSON.stringify({ sub: userId }))}.y`);
  vi.stubGlobal('fetch', async () => Response.json([]));
  queue = await OfflineQueue.open(elsewhere);
  await queue.keepData(data());
});
afterEach(() => {
  credentials.forget();
  localStorage.clear();
});

const Count = () => useOfflineState()?.actions.length ?? 'none';
const open = (centre: CentreTree, user?: User) =>
  renderInApp(
    <OfflineProvider loading="loading">
      <Count />
    </OfflineProvider>,
    { session: { centre, centres: [centre], ...(user && { user }) } },
  );
const Problem = () => useOffline().problem ?? 'fine';
const offlineHere = async () => {
  offlineMode.turnOn(elsewhere);
  await renderInApp(
    <OfflineProvider loading="loading">
      <Problem />
    </OfflineProvider>,
    { session: { centre: CENTRE, centres: [CENTRE] } },
  );
  expect(await screen.findByText('fine')).toBeVisible();
};
const writtenByNewer = async () => {
  const database = await offlineDatabase();
  const [stored] = await database.getAll('actions');
  await database.put('actions', { ...stored!, format: ACTION_FORMAT + 1 });
};
const keptData = async () => (await offlineDatabase()).get('data', [userId, CENTRE.id]);

it('leads to what was made before the mode of the centre was switched off', async () => {
  await queue.add(() => action({ status: 'ERROR', refusal: { globalErrors: [], fieldErrors: [] } }));
  await open({ ...CENTRE, modeOffline: false });
  expect(await screen.findByText('1')).toBeVisible();
});

it('offers an auditor nothing that writes, also where actions were left', async () => {
  await queue.add(() => action());
  const user: Partial<User> = { id: userId, authorities: ['ROLE_AUDITOR'], isAdmin: false, isAuditor: true };
  const opening = vi.spyOn(OfflineQueue, 'open');
  await open(CENTRE, user as User);
  expect(await screen.findByText('none')).toBeVisible();
  await new Promise((done) => setTimeout(done, 50));
  expect(opening).not.toHaveBeenCalled();
});

it('says at once, on a page that is open, that a newer version has written', async () => {
  await queue.add(() => action());
  await offlineHere();
  await writtenByNewer();
  const teller = new BroadcastChannel('offline');
  teller.postMessage('changed');
  teller.close();
  expect(await screen.findByText('newer')).toBeVisible();
});

it('says so to who records something, and not that there is no room', async () => {
  await queue.add(() => action());
  await offlineHere();
  await writtenByNewer();
  const taken = send('post', '/vaccination/sortieFrigo', {
    body: { idLigneBl: 'line-1', quantite: 1 },
    headers: underKey('00000000-0000-4000-b000-000000000001'),
  });
  await expect(taken).rejects.toMatchObject({ reason: { code: 'offline.problem.newer' } });
  expect(await screen.findByText('newer')).toBeVisible();
});

it('says so where a newer version changes the database', async () => {
  await offlineHere();
  (await openDB('offline', 2)).close();
  expect(await screen.findByText('newer')).toBeVisible();
});

it('keeps nothing of another centre than the selected one', async () => {
  const sent = action({ status: 'SUCCESS', answer: { id: 'made', position: '5' } });
  mirror.write({
    owner: elsewhere,
    actions: [mirrored(sent, elsewhere, CENTRE.nom)],
    local: { notes: [], rows: [] },
    at: undefined,
  });
  await open(ONLINE);
  await waitFor(async () => expect(await keptData()).toBeUndefined());
  expect(screen.getByText('none')).toBeVisible();
  expect(localStorage.getItem('offline-data')).toBeNull();
  expect(localStorage.getItem('offline-actions')).toBeNull();
});

it('keeps what another centre needs to send its actions, or another window to go on', async () => {
  const { leaveCentres } = await import('./sign-out.js');
  const refused = await queue.add(() => action({ status: 'ERROR' }));
  await leaveCentres(userId, ONLINE.id);
  expect(await keptData()).toBeDefined();
  await queue.change(refused.uid, (each) => ({ ...each, dropped: { reason: 'Doublon', at: each.datetime } }));
  const closing = new AbortController();
  holdCentre(elsewhere, closing.signal);
  await leaveCentres(userId, ONLINE.id);
  expect(await keptData()).toBeDefined();
  closing.abort();
  await waitFor(async () => {
    await leaveCentres(userId, ONLINE.id);
    expect(await keptData()).toBeUndefined();
  });
});
