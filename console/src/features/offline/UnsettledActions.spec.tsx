import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../api/types.js';
import { offlineDatabase } from '../../providers/offline/database.js';
import { centresWithOfflineActions } from '../../providers/offline/leaving.js';
import { OfflineQueue } from '../../providers/offline/queue.js';
import * as signOut from '../../providers/offline/sign-out.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { action, CENTRE } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { OfflineBanner } from './OfflineBanner.js';

const SEA = { ...CENTRE, id: 'centre-2', nom: 'Centre Mer', modeOffline: false };
let queue: OfflineQueue;

beforeEach(async () => {
  await stubOfflineBrowser();
  queue = await OfflineQueue.open({ userId: 'user-1', centreId: CENTRE.id });
  await queue.add(() => action());
});
afterEach(async () => (await offlineDatabase()).clear('actions'));

it('says at which other centre the actions were made that keep one from signing out', async () => {
  const session = { centre: SEA, centres: [SEA, CENTRE] };
  await renderInApp(<OfflineBanner />, { session, at: '/?actions' });
  expect(await screen.findByText(/Vous ne pouvez pas vous déconnecter/)).toHaveTextContent('Centre Bellevue');
  expect(screen.queryByRole('button', { name: 'Abandonner' })).not.toBeInTheDocument();
});

it.each([
  ['on every page, as soon as there are any', '/'],
  ['after a sign-out that was refused, once', '/?actions'],
])('lets actions of a centre be dropped that the user can select no more: %s', async (_, at) => {
  await renderInApp(<OfflineBanner />, { session: { centre: SEA, centres: [SEA] }, at });
  await userEvent.click(await screen.findByRole('button', { name: 'Abandonner' }));
  expect(screen.queryAllByText(/Vous ne pouvez pas vous déconnecter/)).toHaveLength(at === '/' ? 0 : 1);
  expect(screen.getByText(/^Sortie frigo · .* · Immunol · LOT-1 · 1/)).toBeInTheDocument();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), 'Muté');
  await userEvent.click(question.getByRole('button', { name: 'Abandonner' }));
  await waitForElementToBeRemoved(() => screen.queryByText(/^Sortie frigo/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await queue.actions()).toMatchObject([{ status: 'ERROR', dropped: { reason: 'Muté' } }]);
});

it.each([
  ['the user has that centre', { centre: SEA, centres: [SEA, CENTRE] }],
  ['the user sees all centres', { centre: null, centres: [], user: { id: 'user-1', isAdmin: true } as User }],
])('says nothing of actions elsewhere while nobody signs out and %s', async (_, session) => {
  const read = vi.spyOn(signOut, 'openActionsOf');
  await renderInApp(<OfflineBanner />, { session });
  await vi.waitFor(async () => expect(await centresWithOfflineActions('user-1')).toEqual([CENTRE.id]));
  expect(screen.queryByText(/^Sortie frigo/)).not.toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
});
