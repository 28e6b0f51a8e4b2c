import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offlineDatabase } from '../../providers/offline/database.js';
import { OfflineQueue } from '../../providers/offline/queue.js';
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

it('lets actions be dropped of a centre that the user can select no more', async () => {
  await renderInApp(<OfflineBanner />, { session: { centre: SEA, centres: [SEA] }, at: '/?actions' });
  await userEvent.click(await screen.findByRole('button', { name: 'Abandonner' }));
  expect(screen.getByText(/^Sortie frigo · .* · Immunol · LOT-1 · 1/)).toBeInTheDocument();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), 'Muté');
  await userEvent.click(question.getByRole('button', { name: 'Abandonner' }));
  await waitForElementToBeRemoved(() => screen.queryByText(/Vous ne pouvez pas vous déconnecter/));
  expect(await queue.actions()).toMatchObject([{ status: 'ERROR', dropped: { reason: 'Muté' } }]);
});
