import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import type { IncomingNote } from './incoming-note.js';
import ReceptionScreen from './ReceptionScreen.js';
import StockEntryScreen from './StockEntryScreen.js';

const note = (id: string, numeroBl: string) =>
  ({ id, numeroBl, emetteur: { id: 'd', nom: 'Dépôt' }, lignes: [] }) as unknown as IncomingNote;
const SUPPLIED = {
  centre: {
    id: 'd',
    nom: 'Dépôt',
    type: 'DISPATCH',
    childrenDispatch: [],
    childrenVaccination: [],
    parents: [{ id: 'r', nom: 'Référent', type: 'REFERENT', gestionStock: true }],
  },
} as never;

it.each([
  ['a vaccination centre', <ReceptionScreen key="page" />, {}],
  ['a dispatch centre', <StockEntryScreen key="page" />, SUPPLIED],
])(
  'of %s begins with the note of the alert, also one that was sent since the page was open',
  async (_, page, session) => {
    let notes = [note('old', 'BL-1')];
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      Response.json(new URL(url).pathname.includes('/preparation/') ? notes : []),
    );
    await renderInApp(
      <>
        <Link to="/home">Accueil</Link>
        {page}
      </>,
      { session, pages: { '/home': <Link to="/?idBl=new">Alerte</Link> } },
    );
    await screen.findByText(/BL-1/);
    await userEvent.click(screen.getByRole('link', { name: 'Accueil' }));
    notes = [...notes, note('new', 'BL-2')];
    await userEvent.click(screen.getByRole('link', { name: 'Alerte' }));
    expect(await screen.findByRole('button', { name: /BL-2/ })).toBeVisible();
  },
);
