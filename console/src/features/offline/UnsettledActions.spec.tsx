import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../api/types.js';
import { offlineDatabase } from '../../providers/offline/database.js';
import { centresWithOfflineActions } from '../../providers/offline/leaving.js';
import { OfflineQueue } from '../../providers/offline/queue.js';
import * as signOut from '../../providers/offline/sign-out.js';
import type { Session } from '../../providers/session/session.js';
import { eventually } from '../../testing/eventually.js';
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

const ofUser = (authorities: User['authorities'], more: Partial<User> = {}) =>
  ({ id: 'user-1', authorities, isAdmin: false, isAuditor: false, ...more }) as User;
const admin = ofUser(['ROLE_ADMIN'], { isAdmin: true });

it.each<[string, string, Partial<Session>]>([
  ['on every page, as soon as there are any', '/', { centre: SEA, centres: [SEA] }],
  ['after a sign-out that was refused, once', '/?actions', { centre: SEA, centres: [SEA] }],
  [
    'no authority fits it any more',
    '/?actions',
    { centres: [CENTRE], user: ofUser(['ROLE_VACCINATION_POINT']) },
  ],
  ['an administrator whom the service refuses it', '/?actions', { user: admin }],
  [
    'a user who only reads',
    '/?actions',
    { centre: CENTRE, user: ofUser(['ROLE_AUDITOR'], { isAuditor: true }) },
  ],
])('lets actions of a centre be dropped for which they can be sent no more: %s', async (_, at, session) => {
  const inactive = { code: 'auth.error.centreInactive' };
  vi.stubGlobal('fetch', async () => Response.json(inactive, { status: 403 }));
  await renderInApp(<OfflineBanner />, { session, at });
  await userEvent.click(await screen.findByRole('button', { name: 'Abandonner' }));
  expect(screen.queryAllByText(/Vous ne pouvez pas vous déconnecter/)).toHaveLength(at === '/' ? 0 : 1);
  expect(screen.getByText(/^Sortie frigo · .* · Immunol · LOT-1 · 1/)).toBeInTheDocument();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), 'Muté');
  await userEvent.click(question.getByRole('button', { name: 'Abandonner' }));
  await waitFor(() => expect(screen.queryByText(/^Sortie frigo/)).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await queue.actions()).toMatchObject([{ status: 'ERROR', dropped: { reason: 'Muté' } }]);
});

it.each([
  ['the user has that centre', { centre: SEA, centres: [SEA, CENTRE] }],
  ['the user may select any centre', { user: admin }],
])('says nothing of actions elsewhere while nobody signs out and %s', async (_, session) => {
  vi.stubGlobal('fetch', async () => Response.json(CENTRE));
  const read = vi.spyOn(signOut, 'openActionsOf');
  await renderInApp(<OfflineBanner />, { session });
  await eventually(async () => expect(await centresWithOfflineActions('user-1')).toEqual([CENTRE.id]));
  expect(screen.queryByText(/^Sortie frigo/)).not.toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
});
