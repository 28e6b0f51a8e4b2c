import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import ScrappingScreen from '../scrapping/ScrappingScreen.js';
import PreparationScreen from './PreparationScreen.js';

const CENTRE = { id: 'c', nom: 'Dépôt', type: 'DISPATCH', childrenDispatch: [], childrenVaccination: [] };
const SESSION = { centre: CENTRE } as never;

it('prepares a request from what is in stock when the page opens, also where the stock was shown before', async () => {
  let packages = 1;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/dispatch/preparation'))
      return Response.json([
        batch('b', 'LOT-1', null, { quantite: packages, transfertDate: null, dateSortie: null }),
      ]);
    return Response.json(
      pathname.endsWith('/produit') ? [{ ...batch('', '', null).produit, stabilite28: null }] : [],
    );
  });
  await renderInApp(
    <>
      <Link to="/preparation" state={{ replenishmentID: 'r', productID: 'p', quantity: 5 }}>
        Préparer
      </Link>
      <ScrappingScreen />
    </>,
    { session: SESSION, pages: { '/preparation': <PreparationScreen /> } },
  );
  await screen.findByText(/Immunol/);
  packages = 5;
  await userEvent.click(screen.getByRole('link', { name: 'Préparer' }));
  expect(await screen.findByRole('button', { name: /^Modifier la ligne.*Immunol/ })).toBeVisible();
  expect(screen.queryByText(/il manque/)).toBeNull();
});

describe('the last goods are gone once a preparation was sent', () => {
  const NORTH = { id: 'n', nom: 'Nord', type: 'VACCINATION', desactivationSuivi: false };
  const prepare = async (answer: Response) => {
    let stock = [batch('b', 'LOT-1', null)];
    const read = vi.fn(() => Response.json(stock));
    vi.stubGlobal('fetch', async ({ url, method }: Request) => {
      if (method === 'POST') {
        stock = [];
        return answer;
      }
      const { pathname } = new URL(url);
      if (pathname.endsWith('/dispatch/preparation')) return read();
      return Response.json(
        pathname.endsWith('/produit') ? [{ ...batch('', '', null).produit, stabilite28: null }] : [],
      );
    });
    await renderInApp(
      <Link to="/preparation" state={{ replenishmentID: 'r', productID: 'p', quantity: 5, destination: 'n' }}>
        Préparer
      </Link>,
      {
        session: { centre: { ...CENTRE, childrenVaccination: [NORTH] } } as never,
        pages: { '/preparation': <PreparationScreen />, '/dispatch/exits/made': 'Fiche' },
      },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Préparer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Valider la préparation' }));
    await eventually(() => expect(read).toHaveBeenCalledTimes(2));
  };

  it('by this preparation, which leads on to its sheet all the same', async () => {
    await prepare(Response.json({ id: 'made' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Plus tard' }));
    expect(await screen.findByText('Fiche')).toBeVisible();
  });

  it('by another one, which leaves what was typed', async () => {
    const refusal = { field: 'quantite', code: '0', message: 'Trop', arguments: { max: 0 } };
    await prepare(Response.json({ fieldErrors: [refusal] }, { status: 400 }));
    expect(await screen.findByRole('button', { name: /^Modifier la ligne 1/ })).toBeVisible();
    expect(screen.getByText(/Immunol \(ligne 1\)/)).toBeVisible();
    expect(screen.getByText('Le stock est vide')).toBeVisible();
  });
});
