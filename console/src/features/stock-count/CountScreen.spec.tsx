import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import CountScreen from './CountScreen.js';

const COUNT = {
  id: 'count',
  numero: 'INV-1',
  statut: 'OUVERT',
  peutCloturer: false,
  centre: { id: 'below', nom: 'Référent annexe' },
  produit: null,
  dateOuverture: '2026-03-10T08:00:00.000Z',
  ouvertPar: 'Ana Bell',
  dateFin: null,
  terminePar: null,
  lignes: [
    {
      idStock: 'id-L1',
      lot: 'L1',
      peremption: '2099-12-31',
      transfertType: null,
      decongele: false,
      retourProduit: false,
      quantiteAttendue: 10,
      quantiteComptee: null,
      ecart: null,
      produit: {
        id: 'p',
        nomCommercial: 'Immunol',
        typeConditionnement: 'FLACON',
        nbDoses: 10,
        peremptionType: 'JOUR',
      },
    },
  ],
};

beforeEach(() => {
  windowOf(1280);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(COUNT)));
});
const openAt = (centreId: string) =>
  renderInApp(null, {
    session: { centre: { id: centreId, type: 'REFERENT' } as never },
    pages: { '/referent/counts/:id': <CountScreen /> },
    at: '/referent/counts/count',
  });

describe('an open count', () => {
  it('is counted at its centre, which goes without saying', async () => {
    await openAt('below');
    expect(await screen.findByRole('textbox', { name: /lot L1$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: "Abandonner l'inventaire" })).toBeEnabled();
    expect(screen.queryByText(/Référent annexe/)).toBeNull();
  });

  it('of another centre is only read, and says of which', async () => {
    await openAt('above');
    expect(await screen.findByText(/^Référent annexe · Tous les produits/)).toBeVisible();
    expect(screen.getByText('L1')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: "Abandonner l'inventaire" })).toBeNull();
  });
});

it('takes a used-up batch on a phone, also where the centre holds nothing else', async () => {
  windowOf(390);
  const { idStock: id, ...batch } = COUNT.lignes[0]!;
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(
      new URL(url).pathname.endsWith('/stock')
        ? [{ ...batch, id, quantite: 0, centre: COUNT.centre }]
        : { ...COUNT, lignes: [] },
    ),
  );
  await openAt('below');
  expect(await screen.findByText('Aucun lot à compter')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Scanner ou saisir un lot'), 'l1');
  await userEvent.click(screen.getByRole('button', { name: 'Chercher parmi les lots épuisés' }));
  expect(await screen.findByRole('form', { name: 'L1' })).toBeVisible();
  expect(screen.queryByText('Aucun lot à compter')).toBeNull();
});
