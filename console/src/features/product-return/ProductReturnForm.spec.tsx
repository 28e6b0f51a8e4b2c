import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CentreTree, Product } from '../../api/types.js';
import { note } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { ProductReturnForm } from './ProductReturnForm.js';

const { produit } = note().lignes[0]!;
const IMMUNOL = { ...produit, id: 'immunol' } as unknown as Product;
const VAXILOR = { ...produit, id: 'vaxilor', nomCommercial: 'Vaxilor' } as unknown as Product;
const CENTRE = { id: 'c', nom: 'Centre Bellevue', type: 'VACCINATION', childrenVaccination: [] };

/** Each product went by a note of its own; the lot has its name. */
const noteOf = (product: Product) => ({
  ...note({ id: `note-${product.id}`, numeroBl: `PN-${product.id}`, date: '2026-03-10T08:00:00.000Z' }),
  lignes: [
    {
      ...note().lignes[0]!,
      id: `line-${product.id}`,
      produit: product,
      stock: { ...note().lignes[0]!.stock, lot: product.id },
      quantiteStock: 5,
      statut: 'RECEPTIONNE',
      dateSortie: '2026-03-10T08:00:00.000Z',
    },
  ],
});

beforeEach(() =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('idProduit') ?? searchParams.get('code')?.slice(18);
    const product = id === 'vaxilor' ? VAXILOR : IMMUNOL;
    return pathname.endsWith('/scan')
      ? Response.json({ gtin: null, lot: product.id, produit: product, stocks: [] })
      : Response.json([noteOf(product)]);
  }),
);

async function open(): Promise<void> {
  await renderInApp(
    <ProductReturnForm centres={[CENTRE as unknown as CentreTree]} products={[IMMUNOL, VAXILOR]} />,
  );
  await userEvent.type(screen.getByLabelText(/^Centre/, { selector: 'input' }), 'bell{Enter}');
  fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
  await screen.findByLabelText(/^Quantité/, { selector: 'input' });
}

it('does not return another product than the one that a quantity was typed for', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^Quantité/, { selector: 'input' }), { target: { value: '3' } });
  scan('vaxilor');
  expect(await screen.findByText(/Le code est celui de Vaxilor : videz le formulaire/)).toBeVisible();
  expect(screen.getByLabelText(/^Immunol/, { selector: 'input' })).toBeChecked();
  expect(screen.getByLabelText(/bon de livraison/, { selector: 'input' })).toHaveValue('PN-immunol');
  expect(screen.getByLabelText(/^Quantité/, { selector: 'input' })).toHaveValue('3');
});

it('takes the product of the next box where the first was the wrong one', async () => {
  await open();
  scan('vaxilor');
  expect(await screen.findByText('Lu : Vaxilor, lot vaxilor')).toBeVisible();
  expect(screen.getByLabelText(/^Vaxilor/, { selector: 'input' })).toBeChecked();
  expect(await screen.findByDisplayValue('PN-vaxilor')).toBeVisible();
});
