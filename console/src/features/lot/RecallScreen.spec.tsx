import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { OVER, sessionOver } from '../../testing/session-over.js';
import RecallScreen from './RecallScreen.js';

const RECALL = {
  id: 'r',
  lot: 'A7',
  produit: { id: 'p', nomCommercial: 'Immunol' },
  date: '2026-11-20T08:00:00Z',
  motif: 'Particules',
  instruction: null,
  emetteur: { id: 'c' },
  levee: null,
  centres: [],
};

it('proposes the reason for which a recall was to be lifted until it is lifted', async () => {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'PUT') return sessionOver();
    return url.includes('/lot/rappel/') ? Response.json(RECALL) : Response.json({}, { status: 404 });
  });
  await renderInApp(null, {
    session: { centre: { id: 'c', type: 'REFERENT' } as never },
    pages: { '/recalls/:id': <RecallScreen /> },
    at: '/recalls/r',
  });
  const lift = async () =>
    userEvent.click((await screen.findAllByRole('button', { name: 'Lever le rappel' })).at(-1)!);
  const reason = () => screen.findByRole('textbox');
  await lift();
  await userEvent.type(await reason(), 'Analyse conforme');
  await lift();
  expect(await screen.findByText(OVER)).toBeVisible();
  await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await lift();
  expect(await reason()).toHaveValue('Analyse conforme');
});
