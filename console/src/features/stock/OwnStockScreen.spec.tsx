import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { OfflineController } from '../../providers/offline/OfflineController.js';
import { OfflineProvider } from '../../providers/offline/OfflineProvider.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { CENTRE, row } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import OwnStockScreen from './OwnStockScreen.js';

/** Of `renderInApp`. */
const userId = 'user-1';
const stock = Array.from({ length: 7 }, (_, index) =>
  row({ id: `line-${index}`, lot: `LOT-${index}`, centre: CENTRE, centerType: 'VACCINATION' }),
);

beforeEach(async () => {
  await stubOfflineBrowser();
  localStorage.clear();
  credentials.keep(`x.${btoa(JSON.stringify({ sub: userId }))}.y`);
  windowOf(1280);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/vaccination/stock/list')) return Response.json(stock);
    if (pathname.endsWith('/vaccination/stock')) {
      return Response.json(stock, { headers: { 'content-range': 'stock 0-6/7' } });
    }
    return Response.json([]);
  });
});

afterEach(() => credentials.forget());

async function open(isOffline: boolean): Promise<void> {
  if (isOffline) {
    const workplace = { userId, centre: CENTRE, zone: 'Europe/Paris' };
    const nothing = () => undefined;
    const closing = new AbortController();
    const around = { onChanged: nothing, onNewer: nothing, closing };
    await (await OfflineController.open(workplace, around)).turnOn();
    closing.abort();
  }
  await renderInApp(
    <OfflineProvider loading={null}>
      <OwnStockScreen />
    </OfflineProvider>,
    { session: { centre: CENTRE } },
  );
  await screen.findByText('LOT-0');
}

const shown = () => screen.queryAllByText(/^LOT-\d$/).map(({ textContent }) => textContent);
const exportButton = () => screen.getByRole('button', { name: 'Exporter' });
const AS_OF = 'État au';

it('shows a desk all batches, their past, and their export', async () => {
  await open(false);
  expect(shown()).toHaveLength(7);
  expect(await screen.findByRole('group', { name: AS_OF })).toBeVisible();
  expect(exportButton()).toBeEnabled();
});

it('has offline pages of five, no past, and no export, and says why', async () => {
  await open(true);
  expect(shown()).toHaveLength(5);
  expect(screen.getByRole('button', { name: /page 2/i })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Lot' })).toBeVisible();
  expect(screen.queryByRole('group', { name: AS_OF })).toBeNull();
  expect(exportButton()).toBeDisabled();
  expect(exportButton()).toHaveAccessibleDescription("Pas d'export hors connexion");
});
