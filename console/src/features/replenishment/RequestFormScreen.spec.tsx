import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import RequestFormScreen from './RequestFormScreen.js';

it('offers no disabled product to ask for', async () => {
  const immunol = { ...batch('', '', null).produit, nom: 'Immunol', actif: true };
  const products = [immunol, { ...immunol, id: 'old', nomCommercial: 'Vieillol', actif: false }];
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(new URL(url).pathname.endsWith('/produit') ? products : []),
  );
  await renderInApp(<RequestFormScreen />, {
    session: { centre: { id: 'c', type: 'VACCINATION_POINT', idTransporteur: null } as never },
  });
  expect(await screen.findByRole('radio', { name: /Immunol/ })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Vieillol/ })).toBeNull();
});
