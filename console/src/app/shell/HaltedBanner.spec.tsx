import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { HaltedBanner } from './HaltedBanner.js';

afterEach(() => vi.unstubAllGlobals());

const asked = async (status: number, body: object) => {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  await renderInApp(<HaltedBanner />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
};

it.each([
  ['figures are old', 200, { status: 'ok', reasons: [], impaired: ['x'], figures: 'old' }],
  ['the service is taken out', 503, { status: 'unavailable', reasons: ['x'], impaired: [] }],
])('warns where %s', async (_, status, body) => {
  await asked(status, body);
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('says nothing where all is well, or only mails wait', async () => {
  await asked(200, { status: 'ok', reasons: [], impaired: ['1 mails were not delivered yet'] });
  expect(screen.queryByRole('alert')).toBeNull();
});
