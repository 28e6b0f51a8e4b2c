import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import ScrappingScreen from './ScrappingScreen.js';

const TOO_MANY = /^La quantité saisie est supérieure au stock/;

it('counts in boxes, and says on the quantity that the batch holds less, or now does', async () => {
  const sent: unknown[] = [];
  const row = batch('b', 'LOT-1', null, { quantite: 25 });
  const less = { field: 'quantite', code: 'global.error.quantityMax', arguments: { max: 15 } };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({ globalErrors: [], fieldErrors: [less] }, { status: 400 });
    }
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/dispatch/preparation')) return Response.json([row]);
    return Response.json(
      pathname.endsWith('/produit')
        ? [{ ...row.produit, nbUnitesBoite: 10 }]
        : [{ code: 'PERTE', label: 'Perte', actif: true }],
    );
  });
  await renderInApp(<ScrappingScreen />, {
    session: { centre: { id: 'c', nom: 'Dépôt', type: 'DISPATCH' } as never },
  });
  await userEvent.click(await screen.findByText('Immunol'));
  await userEvent.click(await screen.findByText('Boîte de 10 flacons'));
  const quantity = screen.getByRole('textbox', { name: /^Quantité/ });
  await userEvent.click(screen.getByRole('combobox', { name: /^Cause/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Perte' }));
  await userEvent.type(quantity, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Mettre 30 flacons en déchet' }));
  await eventually(() => expect(quantity).toHaveAccessibleDescription(TOO_MANY));
  expect(sent).toEqual([]);

  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2');
  await eventually(() => expect(quantity).toBeValid());
  expect(screen.getByText('20 flacons = 200 doses', { selector: '[aria-live]' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mettre 20 flacons en déchet' }));
  await eventually(() => expect(quantity).toHaveAccessibleDescription(TOO_MANY));
  expect(sent).toMatchObject([{ idStock: 'b', quantite: 20, cause: 'PERTE' }]);
});
