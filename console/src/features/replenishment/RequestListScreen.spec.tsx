import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import RequestListScreen from './RequestListScreen.js';
import type { Request as Asked } from './request.js';

const { produit } = batch('', '', null);
const asked = (id: string, nom: string) =>
  ({
    id,
    statut: 'EN_ATTENTE',
    modeQte: 'CONDITIONNEMENT',
    nbCond: 1,
    totalDoses: 10,
    produit,
    centreVacc: { id, nom },
    dateReception: '2099-03-13T11:00:00.000Z',
    dateCreation: '2026-03-11T08:00:00.000Z',
  }) as unknown as Asked;
const REQUESTS = [asked('r1', 'Nord'), asked('r2', 'Sud')];
const SESSION = {
  centre: {
    id: 'd',
    nom: 'Dépôt',
    type: 'DISPATCH',
    childrenDispatch: [],
    childrenVaccination: REQUESTS.map(({ centreVacc }) => ({
      ...centreVacc,
      childrenDispatch: [],
      childrenVaccination: [],
    })),
  },
} as never;

beforeEach(() => {
  windowOf(1280);
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/vaccination/besoin'))
      return Response.json(REQUESTS, { headers: { 'content-range': 'besoin 0-1/2' } });
    if (pathname.endsWith('/dispatch/preparation')) return Response.json([batch('b', 'LOT-1', null)]);
    if (method === 'POST') return Response.json([{ id: 'p1' }, { id: 'p2' }]);
    return Response.json(pathname.endsWith('/produit') ? [{ ...produit, stabilite28: null }] : []);
  });
});

const choices = () => screen.getAllByRole('checkbox', { name: /^Choisir/ });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const prepareBoth = async () => {
  await click('Actions groupées (2)');
  await userEvent.click(await screen.findByText('Préparer les sorties'));
  await screen.findByLabelText(/LOT-1/, { selector: 'input' });
};

it('keeps what is selected where its preparation was not meant, and nothing of what was prepared', async () => {
  await renderInApp(<RequestListScreen />, { session: SESSION });
  await screen.findByText('Nord');
  for (const choice of choices()) await userEvent.click(choice);
  await prepareBoth();
  await click('Retour');
  for (const choice of choices()) expect(choice).toBeChecked();
  await prepareBoth();
  await click('Valider les préparations');
  await click('Garder les statuts');
  for (const choice of choices()) expect(choice).not.toBeChecked();
});
