import { act, screen, within } from '@testing-library/react';
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

describe('a search for used-up batches on a phone', () => {
  const listed = COUNT.lignes[0]!;
  const { idStock: _, ...batch } = listed;
  const usedUp = (lot: string) => ({ ...batch, id: `id-${lot}`, lot, quantite: 0, centre: COUNT.centre });
  const field = () => screen.getByLabelText('Scanner ou saisir un lot');
  /** Opens a count of these lines and searches for `l9`. @returns answers the search */
  const searchIn = async (lines: readonly object[]) => {
    windowOf(390);
    let answerSearch: (response: Response) => void;
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      new URL(url).pathname.endsWith('/stock')
        ? new Promise<Response>((resolve) => {
            answerSearch = resolve;
          })
        : Response.json({ ...COUNT, lignes: lines }),
    );
    await openAt('below');
    await userEvent.type(await screen.findByLabelText('Scanner ou saisir un lot'), 'l9');
    await userEvent.click(screen.getByRole('button', { name: 'Chercher parmi les lots épuisés' }));
    return async (...lots: string[]) => {
      await act(async () =>
        answerSearch(Response.json({ content: lots.map(usedUp), totalElements: lots.length })),
      );
    };
  };

  it('goes to the batch, also where the centre holds nothing else', async () => {
    const answerSearch = await searchIn([]);
    expect(screen.getByText('Aucun lot à compter')).toBeVisible();
    await answerSearch('L9');
    expect(await screen.findByRole('form', { name: 'L9' })).toBeVisible();
    expect(screen.queryByText('Aucun lot à compter')).toBeNull();
  });

  it('only offers the batch where a number has been typed for another one meanwhile', async () => {
    const answerSearch = await searchIn([listed]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Compté/ }), '7');
    await answerSearch('L9');
    const offered = await screen.findByRole('button', { name: /L9/ });
    expect(within(screen.getByRole('form', { name: 'L1' })).getByRole('textbox')).toHaveValue('7');
    await userEvent.click(offered);
    expect(await screen.findByRole('form', { name: 'L9' })).toBeVisible();
  });

  it('does nothing once another number is searched for', async () => {
    const answerSearch = await searchIn([listed]);
    await userEvent.type(field(), '8');
    await answerSearch('L9');
    expect(field()).toHaveValue('l98');
    expect(screen.getByRole('form', { name: 'L1' })).toBeVisible();
    expect(screen.queryByText(/^Lots épuisés trouvés/)).toBeNull();
  });

  it('that found several leaves those that are skipped', async () => {
    const answerSearch = await searchIn([listed]);
    await answerSearch('L9', 'L99');
    await userEvent.click(await screen.findByRole('button', { name: /L9$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Passer' }));
    expect(await screen.findByRole('form', { name: 'L1' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Passer' }));
    expect(screen.getByRole('form', { name: 'L1' })).toBeVisible();
  });
});
