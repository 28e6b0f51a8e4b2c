import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import CentreScreen from './CentreScreen.js';
import { BLANK_CENTRE } from './centre.js';

const history = {
  creationDate: '2026-01-01T08:00:00Z',
  creationUser: null,
  modificationDate: '2026-01-01T08:00:00Z',
  modificationUser: null,
};
const CENTRE = {
  ...BLANK_CENTRE,
  id: 'nord',
  version: 1,
  nom: 'Nord',
  code: 'NORD',
  type: 'DISPATCH',
  adresse: '1 rue du Port',
  codePostal: '59000',
  ville: 'Lens',
  destinataireEmail: 'BOTH',
  actif: true,
  history,
};

const lossOfAccess = vi.fn<() => Response>();
const sent = vi.fn();

beforeEach(() => {
  lossOfAccess.mockReset().mockReturnValue(Response.json([{ firstname: 'Ana', lastname: 'Bell' }]));
  sent.mockReset();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') {
      sent(await request.json());
      return Response.json(CENTRE);
    }
    if (pathname.endsWith('/perte-acces')) return lossOfAccess();
    return Response.json(pathname.endsWith('/centre/nord') ? CENTRE : []);
  });
});

const open = () =>
  renderInApp(<p>Accueil</p>, {
    session: { user: { isAdmin: true, authorities: ['ROLE_ADMIN'] } } as never,
    pages: { '/centers/:id': <CentreScreen />, '/centers': <p>Liste</p> },
    at: '/centers/nord',
  });
const switchActive = async () => userEvent.click(await screen.findByRole('checkbox', { name: /^Acti/ }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const question = () => screen.findByRole('alertdialog', { name: 'Désactiver Nord ?' });
const answer = async (label: string) =>
  userEvent.click(within(await question()).getByRole('button', { name: label }));

it('names users who would have no centre left before it is disabled, and leaves the form where not meant', async () => {
  await open();
  await switchActive();
  await save();
  expect(await question()).toHaveTextContent("1 utilisateur n'aura plus accès à aucun centre : Ana Bell.");
  await answer('Annuler');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).not.toHaveBeenCalled();
  await save();
  await answer('Désactiver');
  expect(await screen.findByText('Liste')).toBeVisible();
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ id: 'nord', actif: false })]]);
});

it('says where it cannot be determined who would have no centre left', async () => {
  lossOfAccess.mockReturnValue(new Response(null, { status: 400 }));
  await open();
  await switchActive();
  await save();
  expect(await question()).toHaveTextContent("n'ont pas pu être déterminés");
});

it('keeps the type that it was made with', async () => {
  await open();
  expect(await screen.findByRole('combobox', { name: /^Type/ })).toHaveAttribute('aria-disabled', 'true');
});

it('asks nothing where it stays active', async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Service/ }), 'Froid');
  await save();
  expect(await screen.findByText('Liste')).toBeVisible();
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ service: 'Froid', actif: true })]]);
});
