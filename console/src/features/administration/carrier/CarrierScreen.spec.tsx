import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import CarrierScreen from './CarrierScreen.js';

const history = { creationDate: '2026-01-01T00:00:00Z', modificationDate: '2026-01-01T00:00:00Z' };
const north = { id: 'north', nom: 'Plateforme Nord', service: null };
const CARRIER = { id: 'a', version: 1, nom: 'Froid', idCentre: 'north', centreDispatch: north, history };

it.each([
  ['as it is', 'Plateforme Nord', [{ ...north, type: 'DISPATCH' }]],
  ['marked where it was disabled', "Plateforme Nord (n'est plus proposé)", []],
])('shows the dispatch centre of a carrier %s', async (_, text, offered) => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(url.endsWith('/centre/dispatch') ? offered : CARRIER),
  );
  await renderInApp('', {
    session: { user: { isAdmin: true, authorities: ['ROLE_ADMIN'] } as never },
    routes: [{ path: '/carriers/:id', element: <CarrierScreen /> }],
    at: '/carriers/a',
  });
  expect(await screen.findByDisplayValue(text)).toBeDisabled();
});
