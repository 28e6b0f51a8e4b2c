import { act, screen } from '@testing-library/react';
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
  const banner = await screen.findByText(/avec les données du .*12:00/);
  expect(banner).toBeVisible();
  // Neither jsdom nor a private window promises to keep anything.
  expect(screen.getByText(/ne garantit pas de conserver/)).toBe(banner);
  expect(JSON.parse(localStorage.getItem('offline-data')!)).toMatchObject({
    lastSynchronisation: new Date(THERE).toISOString(),
  });
  vi.setSystemTime(HERE + 3 * 3_600_000 + 59_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/12:00 \(il y a 3 h\)/)).toBeVisible();
});
