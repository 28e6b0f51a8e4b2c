import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import ScrappingDetailsScreen from './ScrappingDetailsScreen.js';

const SCRAPPING = {
  id: 'scrapping',
  produit: { id: 'immunol', nomCommercial: 'Immunol', nbDoses: 10, typeConditionnement: 'FLACON' },
  stock: { lot: 'A1', peremption: '2099-01-31' },
  quantite: 2,
  cause: 'PERTE',
  date: '2026-11-20T08:30:00Z',
};
const CAUSES = [
  { code: 'CASSE', label: 'Casse', actif: true },
  { code: 'PERTE', label: 'Perte', actif: false },
];

it('shows a cause that is offered no longer by its label, and marks it', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith('/value-list')) return Response.json(SCRAPPING);
    return Response.json(CAUSES.filter(({ actif }) => actif || searchParams.get('avecInactifs') === 'true'));
  });
  await renderInApp(<ScrappingDetailsScreen />, {
    session: { centre: { id: 'sea', nom: 'Mer', type: 'VACCINATION' } as never },
  });
  expect(await screen.findByText("Perte (n'est plus proposé)")).toBeVisible();
});

it('prints the label of its kind of centre', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    if (pathname.endsWith('/value-list')) return Response.json(CAUSES);
    if (!pathname.endsWith('/document')) return Response.json(SCRAPPING);
    asked.push(`${pathname}${search}`);
    return Response.json({ code: 'global.error.unexpected' }, { status: 500 });
  });
  await renderInApp(null, {
    routes: [{ path: '/scrappings/:id', element: <ScrappingDetailsScreen /> }],
    at: '/scrappings/scrapping',
    session: { centre: { id: 'sea', nom: 'Mer', type: 'VACCINATION' } as never },
  });
  await userEvent.click(await screen.findByRole('button', { name: "Imprimer l'étiquette" }));
  await eventually(() =>
    expect(asked).toEqual([
      '/api/admin/vaccination/dechet/scrapping/document?documentType=VACCINATION_DECHET',
    ]),
  );
});
