import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { OVER, SEND_AGAIN, sessionOver, signInAgain } from '../../testing/session-over.js';
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

it('says on a phone that the number is missing, until it is there', async () => {
  windowOf(390);
  await openAt('below');
  const number = await screen.findByRole('textbox', { name: /^Compté/ });
  await userEvent.type(number, '{Enter}');
  const wrong = 'Un ou plusieurs champs sont incorrects';
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(number).toHaveFocus();
  await userEvent.type(number, '9');
  expect(screen.queryByText(wrong)).toBeNull();
});

it('asks on a phone for a number to be sent again once the user has signed in again', async () => {
  windowOf(390);
  await openAt('below');
  const number = await screen.findByRole('textbox', { name: /^Compté/ });
  vi.stubGlobal('fetch', async () => sessionOver());
  await userEvent.type(number, '9{Enter}');
  expect(await screen.findByText(OVER)).toBeVisible();
  signInAgain();
  expect(await screen.findByText(SEND_AGAIN)).toBeVisible();
  expect(number).toHaveValue('9');
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

describe('a code that is scanned on a phone', () => {
  const [first, ...after] = ['L1', 'L2', 'L3'].map((lot) => ({
    ...COUNT.lignes[0]!,
    idStock: `id-${lot}`,
    lot,
  }));
  const counting = { ...COUNT, lignes: [first!, ...after] };
  const afterFirst = { ...COUNT, lignes: [{ ...first!, quantiteComptee: 7, ecart: -3 }, ...after] };
  const reading = {
    gtin: null,
    lot: 'L3',
    peremption: null,
    produit: first!.produit,
    stocks: [],
  };
  const refused = () =>
    Response.json({ globalErrors: [{ code: 'global.error.unexpected' }], fieldErrors: [] }, { status: 400 });
  const counted = (lot: string) => within(screen.getByRole('form', { name: lot })).getByRole('textbox');
  let saved: unknown[];
  let shown: object;
  let answerSave: () => Response;
  let answerScan: Promise<void>;
  beforeEach(async () => {
    windowOf(390);
    saved = [];
    shown = counting;
    answerSave = () => {
      shown = afterFirst;
      return Response.json(afterFirst);
    };
    answerScan = Promise.resolve();
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'PUT') {
        saved.push(await request.json());
        return answerSave();
      }
      if (!new URL(request.url).pathname.endsWith('/scan')) return Response.json(shown);
      await answerScan;
      return Response.json(reading);
    });
    await openAt('below');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Compté/ }), '7');
  });
  const scan = () =>
    userEvent.type(screen.getByLabelText('Scanner ou saisir un lot'), '010340093000001410L3{Enter}');

  const chooseFirst = async () => {
    const search = screen.getByLabelText('Scanner ou saisir un lot');
    // The console took the scanned text back, which user-event still counts as typed.
    await userEvent.clear(search);
    await userEvent.type(search, 'L1{Enter}');
    await waitFor(() => expect(counted('L1')).toHaveFocus());
  };

  it('saves the number that was typed for the batch before, and goes on', async () => {
    await scan();
    await waitFor(() => expect(counted('L3')).toHaveFocus());
    expect(counted('L3')).toHaveValue('');
    expect(saved).toEqual([{ lignes: [{ idStock: 'id-L1', quantiteComptee: 7 }] }]);
  });

  it('saves a number that is typed over the same one, which counts the batch again', async () => {
    await scan();
    await waitFor(() => expect(counted('L3')).toHaveFocus());
    await chooseFirst();
    await userEvent.keyboard('7');
    expect(counted('L1')).toHaveValue('7');
    await scan();
    await waitFor(() => expect(counted('L3')).toHaveFocus());
    expect(saved).toHaveLength(2);
    expect(saved[1]).toEqual(saved[0]);
  });

  it('counts no batch again of which nothing was typed, whatever the scanner typed there', async () => {
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
    await scan();
    await waitFor(() => expect(counted('L3')).toHaveFocus());
    await chooseFirst();
    await userEvent.keyboard('010340093000001410L3{Enter}');
    await waitFor(() => expect(counted('L3')).toHaveFocus());
    expect(saved).toHaveLength(1);
  });

  it('leaves the batch before where its number is refused, and is offered', async () => {
    answerSave = refused;
    await scan();
    await userEvent.click(await screen.findByRole('button', { name: /L3$/ }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(counted('L1')).toHaveValue('7');
    answerSave = () => Response.json(afterFirst);
    await userEvent.click(screen.getByRole('button', { name: /L3$/ }));
    await waitFor(() => expect(counted('L3')).toBeVisible());
    expect(saved).toHaveLength(3);
  });

  it('is offered where a number is typed before it is known', async () => {
    let answer: () => void = () => {};
    answerScan = new Promise((resolve) => {
      answer = resolve;
    });
    await scan();
    await waitFor(() => expect(counted('L2')).toBeVisible());
    await userEvent.type(counted('L2'), '4');
    await act(async () => answer());
    expect(await screen.findByRole('button', { name: /L3$/ })).toBeVisible();
    expect(counted('L2')).toHaveValue('4');
    expect(saved).toHaveLength(1);
  });

  it('is offered where a number is typed and another code scanned before it is known', async () => {
    let answer: () => void = () => {};
    answerScan = new Promise((resolve) => {
      answer = resolve;
    });
    await scan();
    await waitFor(() => expect(counted('L2')).toBeVisible());
    await userEvent.type(counted('L2'), '4');
    await scan();
    await act(async () => answer());
    expect(await screen.findByRole('button', { name: /L3$/ })).toBeVisible();
    expect(counted('L2')).toHaveValue('4');
    expect(saved).toHaveLength(1);
  });

  it('is what is counted next, also where the number before is saved after it', async () => {
    let answer: () => void = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'PUT') await isAnswered;
      return Response.json(request.method === 'PUT' ? afterFirst : counting);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer, suivant' }));
    await userEvent.type(screen.getByLabelText('Scanner ou saisir un lot'), 'L3');
    await userEvent.click(await screen.findByRole('button', { name: /L3$/ }));
    await act(async () => answer());
    await waitFor(() => expect(counted('L3')).toBeVisible());
    expect(screen.queryByRole('button', { name: /L3$/ })).toBeNull();
  });
});
