import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AS_ADMINISTRATOR, renderInApp } from '../../../testing/renderInApp.js';
import { blankOf } from '../record/blank-record.js';
import ProductScreen from './ProductScreen.js';

const typeOf = (code: string, label: string) => ({
  id: code,
  liste: 'PRODUCT_TYPE',
  code,
  labels: { 1: label, 2: label },
  actif: true,
});
const PRODUCT = {
  ...blankOf('product'),
  id: 'p',
  version: 1,
  type: 'VACCIN',
  nomCommercial: 'Vaxilor',
  history: { creationDate: '2026-01-01T08:00:00Z', modificationDate: '2026-01-01T08:00:00Z' },
};

beforeEach(() => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(
      url.includes('/value-list/all')
        ? [typeOf('VACCIN', 'Vaccin'), typeOf('SERINGUE', 'Seringue')]
        : PRODUCT,
    ),
  );
});

const type = () => screen.findByRole('combobox', { name: /^Type/ });

it.each([
  ['vaccine', 'Vaccin', 9],
  ['syringe', 'Seringue', 4],
])('a new %s is asked for all that such a product needs', async (_, label, missing) => {
  await renderInApp(<ProductScreen />, { session: AS_ADMINISTRATOR });
  await userEvent.click(await type());
  await userEvent.click(await screen.findByRole('option', { name: label }));
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un produit' }));
  expect(await screen.findAllByText('Champ obligatoire')).toHaveLength(missing);
});

it('keeps the type that it was made with', async () => {
  await renderInApp('', {
    session: AS_ADMINISTRATOR,
    pages: { '/products/:id': <ProductScreen /> },
    at: '/products/p',
  });
  expect(await type()).toHaveAttribute('aria-disabled', 'true');
});
