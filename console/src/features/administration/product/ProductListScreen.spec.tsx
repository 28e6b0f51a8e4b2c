import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AS_ADMINISTRATOR, AS_WORKING_AUDITOR, renderInApp } from '../../../testing/renderInApp.js';
import { windowOf } from '../../../testing/windowOf.js';
import ProductListScreen from './ProductListScreen.js';

const productOf = (id: string, typeConditionnement: string) => ({
  id,
  nomCommercial: id,
  nom: id,
  codeCip: '3400930000014',
  type: 'VACCIN',
  typeConditionnement,
  nbDoses: 1,
  peremptionType: 'MOIS',
  actif: true,
});

const WITHDRAWN_TYPE = {
  id: 'type',
  liste: 'PRODUCT_TYPE',
  code: 'VACCIN',
  labels: { 1: 'Vaccin', 2: 'Vaccine' },
  actif: false,
};

beforeEach(() => {
  windowOf(1280);
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/produit')
      ? Response.json([productOf('a', 'FLACON'), productOf('b', 'Sachet'), productOf('c', 'BOITE')], {
          headers: { 'content-range': 'produit 0-2/3' },
        })
      : Response.json(url.includes('/value-list/all') ? [WITHDRAWN_TYPE] : []),
  );
});

it('says what a package is in words, and a text of its own as it is', async () => {
  await renderInApp(<ProductListScreen />, { locale: 'en' });
  expect(await screen.findByText('Vial')).toBeVisible();
  expect(screen.getByText('Sachet')).toBeVisible();
  expect(screen.getByText('Box')).toBeVisible();
});

it('marks a type that is offered no longer', async () => {
  await renderInApp(<ProductListScreen />, { locale: 'en' });
  expect(await screen.findAllByText('Vaccine (no longer offered)')).toHaveLength(3);
});

it.each([
  [AS_ADMINISTRATOR, true],
  [AS_WORKING_AUDITOR, false],
])('offers to add, import, change and disable to an administrator only: %#', async (session, may) => {
  await renderInApp(<ProductListScreen />, { session });
  await screen.findByRole('button', { name: /^(Modifier|Voir) a$/ });
  expect(screen.queryAllByRole('link', { name: /Ajouter|Importer/ })).toHaveLength(may ? 2 : 0);
  expect(screen.queryAllByRole('button', { name: /^Modifier \w/ })).toHaveLength(may ? 3 : 0);
  expect(screen.queryAllByRole('button', { name: /^Désactiver \w/ })).toHaveLength(may ? 3 : 0);
});
