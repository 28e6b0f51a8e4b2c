import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { offlineMode } from '../../providers/offline/mirror.js';
import { OfflineProvider } from '../../providers/offline/OfflineProvider.js';
import { OfflineQueue } from '../../providers/offline/queue.js';
import type { SynchronisedData } from '../../providers/offline/synchronised-data.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { CENTRE, data, row } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { RecallNotices } from './RecallNotice.js';

const GOODS = row({ rappel: true });
const RECALL = {
  id: 'recall',
  produit: GOODS.produit,
  lot: GOODS.lot,
  motif: 'Défaut',
  instruction: 'Isoler',
};

afterEach(() => {
  credentials.forget();
  localStorage.clear();
});

it('says why a lot is recalled and what is to be done, with a link to the recall', async () => {
  vi.stubGlobal('fetch', async () => Response.json([RECALL, { ...RECALL, lot: 'LOT-10', motif: 'Autre' }]));
  await renderInApp(<RecallNotices goods={[GOODS]} />);
  expect(await screen.findByText('Motif : Défaut')).toBeVisible();
  expect(screen.getByText('Consigne : Isoler')).toBeVisible();
  expect(screen.queryByText(/Autre/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir le rappel' })).toBeVisible();
});

it('says so offline too, without the link: the page of the recall is not there', async () => {
  await stubOfflineBrowser();
  const owner = { userId: 'user-1', centreId: CENTRE.id };
  credentials.keep(`x.${btoa(JSON.stringify({ sub: owner.userId }))}.y`);
  const queue = await OfflineQueue.open(owner);
  await queue.keepData(data({ stock: [GOODS], recalls: [RECALL] as unknown as SynchronisedData['recalls'] }));
  offlineMode.turnOn(owner);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await renderInApp(
    <OfflineProvider loading="loading">
      <RecallNotices goods={[GOODS]} />
    </OfflineProvider>,
    { session: { centre: CENTRE, centres: [CENTRE] } },
  );
  expect(await screen.findByText('Motif : Défaut')).toBeVisible();
  expect(screen.getByText('Consigne : Isoler')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
