import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { offlineDatabase } from '../../providers/offline/database.js';
import { OfflineProvider, useOffline } from '../../providers/offline/OfflineProvider.js';
import { OfflineQueue } from '../../providers/offline/queue.js';
import { eventually } from '../../testing/eventually.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { action, CENTRE, data } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { NewVersionBanner } from './NewVersionBanner.js';

vi.mock(import('../../providers/update/new-version.js'), async (actual) => ({
  ...(await actual()),
  useNewVersion: () => true,
}));

afterEach(async () => {
  credentials.forget();
  await (await offlineDatabase()).clear('actions');
});

function SendKept() {
  const { controller } = useOffline();
  return (
    <button type="button" disabled={!controller} onClick={() => void controller?.send()}>
      Send
    </button>
  );
}

it('waits for the actions of the offline mode that are being sent', async () => {
  await stubOfflineBrowser();
  const userId = 'user-1';
  credentials.keep(`x.${btoa(JSON.stringify({ sub: userId }))}.y`);
  const queue = await OfflineQueue.open({ userId, centreId: CENTRE.id });
  await queue.keepData(data());
  await queue.add(() => action({ status: 'WAITING' }));
  let answer: ((response: Response) => void) | undefined;
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'GET' ? Response.json([]) : new Promise<Response>((resolve) => (answer = resolve)),
  );
  await renderInApp(
    <OfflineProvider loading="loading">
      <NewVersionBanner />
      <SendKept />
    </OfflineProvider>,
    { session: { centre: CENTRE, centres: [CENTRE] } },
  );
  const button = (name: string) => screen.findByRole('button', { name });
  fireEvent.click(await button('Send'));
  await eventually(async () => expect(await button('Mettre à jour')).toBeDisabled());
  await eventually(() => expect(answer).toBeDefined());
  answer?.(Response.json({ id: 'made' }, { headers: { 'x-ledger-position': '5' } }));
  await eventually(async () => expect(await button('Mettre à jour')).toBeEnabled());
});
