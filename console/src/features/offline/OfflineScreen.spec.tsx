import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { OfflineProvider } from '../../providers/offline/OfflineProvider.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { CENTRE } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { OfflineBanner } from './OfflineBanner.js';
import OfflineScreen from './OfflineScreen.js';
import { OfflineToggle } from './OfflineToggle.js';

/** The service's clock is three hours ahead of the device's. */
const THERE = Date.parse('2026-03-10T11:00:00Z');
const HERE = Date.parse('2026-03-10T08:00:00Z');

beforeEach(async () => {
  await stubOfflineBrowser();
  localStorage.clear();
  credentials.keep(`x.${btoa(JSON.stringify({ sub: 'user-1' }))}.y`);
  vi.useFakeTimers({ toFake: ['Date'], now: HERE });
  const headers = { date: new Date(THERE).toUTCString() };
  vi.stubGlobal('fetch', async () => Response.json([], { headers }));
});
afterEach(() => {
  credentials.forget();
  vi.useRealTimers();
});

it('tells the last synchronisation by the clock of the service', async () => {
  await renderInApp(
    <OfflineProvider loading={null}>
      <OfflineToggle />
      <OfflineBanner />
      <OfflineScreen />
    </OfflineProvider>,
    { session: { centre: CENTRE, centres: [CENTRE] } },
  );
  await userEvent.click(await screen.findByRole('switch'));
  // 11:00 UTC is noon in Paris.
  expect(await screen.findByText(/12:00 \(il y a 0 min\)/)).toBeVisible();
  expect(await screen.findByText(/avec les données du .*12:00/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('offline-data')!)).toMatchObject({
    lastSynchronisation: new Date(THERE).toISOString(),
  });
});
