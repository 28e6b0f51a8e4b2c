import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CentreSummary, CentreTree } from '../../../api/types.js';
import { AS_WORKING_AUDITOR, renderInApp } from '../../../testing/renderInApp.js';
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
  const session = { centre: { type: 'REFERENT' } as CentreTree, centres: [own('Nord'), own('Sud')] };
  await renderInApp(<CentreListScreen />, { session });
  const disabling = await screen.findAllByRole('button', { name: /^Désactiver \w/ });
  expect(disabling.map((button) => button.getAttribute('aria-label'))).toEqual(['Désactiver Mer']);
});

it('offers to an auditor who works at a referent what is below it, and nothing without that work', async () => {
  const tree = { ...AS_WORKING_AUDITOR.centre!, type: 'REFERENT' as const };
  const session = {
    ...AS_WORKING_AUDITOR,
    centre: { ...tree, childrenDispatch: [{ ...tree, id: 'Mer', nom: 'Mer', type: 'DISPATCH' as const }] },
    centres: [{ id: 'nord', nom: 'Nord', service: null, type: 'REFERENT' as const }],
  };
  const disabling = () => screen.queryAllByRole('button', { name: /^Désactiver \w/ });
  const { unmount } = await renderInApp(<CentreListScreen />, { session });
  await screen.findByText('Sud');
  expect(disabling().map((button) => button.getAttribute('aria-label'))).toEqual(['Désactiver Mer']);
  unmount();
  await renderInApp(<CentreListScreen />, { session: { ...session, centres: [] } });
  await screen.findByText('Sud');
  expect(disabling()).toEqual([]);
});
