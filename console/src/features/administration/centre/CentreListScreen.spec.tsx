import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CentreSummary } from '../../../api/types.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { windowOf } from '../../../testing/windowOf.js';
import CentreListScreen from './CentreListScreen.js';

beforeEach(() => {
  windowOf(1280);
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    new URL(url).pathname.endsWith('/centre')
      ? Response.json(
          ['Nord', 'Sud', 'Mer'].map((nom) => ({ id: nom, nom, type: 'DISPATCH', actif: true })),
          { headers: { 'content-range': 'centre 0-2/3' } },
        )
      : Response.json([]),
  );
});

it('offers to disable the centres that are none of the user’s own', async () => {
  const own = (id: string) => ({ id, nom: id, type: 'DISPATCH' }) as CentreSummary;
  await renderInApp(<CentreListScreen />, { session: { centres: [own('Nord'), own('Sud')] } });
  const disabling = await screen.findAllByRole('button', { name: /^Désactiver \w/ });
  expect(disabling.map((button) => button.getAttribute('aria-label'))).toEqual(['Désactiver Mer']);
});
