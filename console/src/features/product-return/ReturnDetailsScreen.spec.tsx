import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import ReturnDetailsScreen from './ReturnDetailsScreen.js';

/** Of 20 vials, of which so many were taken from the stock of the centre. */
const returned = (quantitePrelevee: number) => ({
  id: 'return',
  produit: batch('', '', null).produit,
  quantite: 20,
  quantitePrelevee,
  stock: {
    lot: 'A1',
    peremption: '2099-01-31',
    centreRetour: { nom: 'Centre Bellevue' },
    retourBl: { numeroBl: 'PN-2026-000001' },
    stockTransfertType: null,
    dateSortie: null,
  },
  limiteUtilisation: null,
  date: '2026-11-20T08:30:00Z',
  utilisateur: 'Ana Bell',
  cause: null,
});
const open = () =>
  renderInApp(<ReturnDetailsScreen />, { pages: { '/dispatch/stocks': 'Les stocks de la plateforme' } });
const DIFFERENCE = /l'écart est de/;

it('says what came back beyond the stock of the centre, where something did', async () => {
  vi.stubGlobal('fetch', async () => Response.json(returned(15)));
  const { unmount } = await open();
  expect(await screen.findByText(DIFFERENCE)).toHaveTextContent(
    "15 flacons y ont été prélevés, l'écart est de 5 flacons",
  );
  unmount();
  vi.stubGlobal('fetch', async () => Response.json(returned(20)));
  await open();
  expect(await screen.findByText('20 flacons = 200 doses')).toBeVisible();
  expect(screen.queryByText(DIFFERENCE)).toBeNull();
});

it('leads to the stock where there is no such return', async () => {
  const missing = { code: 'global.error.notFound', message: '' };
  vi.stubGlobal('fetch', async () => Response.json(missing, { status: 404 }));
  await open();
  expect(await screen.findByText('Les stocks de la plateforme')).toBeVisible();
});

it('prints its sheet', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    if (!pathname.endsWith('/document')) return Response.json(returned(20));
    asked.push(`${pathname}${search}`);
    return Response.json({ code: 'global.error.unexpected' }, { status: 500 });
  });
  await renderInApp(null, {
    routes: [{ path: '/return/:id', element: <ReturnDetailsScreen /> }],
    at: '/return/made',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimer la fiche' }));
  await eventually(() =>
    expect(asked).toEqual(['/api/admin/dispatch/retour/made/document?documentType=DISPATCH_RETOUR']),
  );
});
