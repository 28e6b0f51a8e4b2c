import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { AS_ADMINISTRATOR, renderInApp } from '../../../testing/renderInApp.js';
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

it('sends no post code that is longer than its field, and says how long it may be', async () => {
  const filled = { adresse: '1 quai', ville: 'Lille', pays: 'France', mailContact: 'froid@example.org' };
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') sent.push(await request.text());
    if (request.url.endsWith('/centre/dispatch')) return Response.json([{ ...north, type: 'DISPATCH' }]);
    return Response.json({ ...CARRIER, ...filled, codePostal: '59000' });
  });
  await renderInApp('', {
    session: AS_ADMINISTRATOR,
    routes: [{ path: '/carriers/:id', element: <CarrierScreen /> }],
    pages: { '/carriers': 'La liste' },
    at: '/carriers/a',
  });
  const postCode = await screen.findByRole('textbox', { name: /Code postal/ });
  const save = screen.getByText('Enregistrer', { selector: 'button' });
  fireEvent.change(postCode, { target: { value: '123456' } });
  fireEvent.click(save);
  await eventually(() => expect(postCode).toHaveAccessibleDescription('5 caractères au maximum'));
  expect(sent).toEqual([]);
  fireEvent.change(postCode, { target: { value: '12345' } });
  fireEvent.click(save);
  await eventually(() => expect(sent).toEqual([expect.stringContaining('"codePostal":"12345"')]));
});
