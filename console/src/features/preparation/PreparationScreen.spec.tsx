import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import ScrappingScreen from '../scrapping/ScrappingScreen.js';
import PreparationScreen from './PreparationScreen.js';

const SESSION = {
  centre: { id: 'c', nom: 'Dépôt', type: 'DISPATCH', childrenDispatch: [], childrenVaccination: [] },
} as never;

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
