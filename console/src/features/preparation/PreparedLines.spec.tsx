import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { PreparedLines } from './PreparedLines.js';
import type { Preparation } from './prepared.js';

const { produit } = batch('', '', null);
const line = (lot: string, ecart: number) => ({
  id: lot,
  produit,
  quantite: 12,
  ecart,
  stock: { lot, peremption: '2099-12-31' },
  stockTransfertType: null,
  dateSortie: null,
  limiteUtilisation: null,
  rappel: false,
});

it('says of a line what of it did not arrive', async () => {
  const preparation = {
    decongele: false,
    lignes: [line('FEWER', 2), line('ALL', 0)],
  } as unknown as Preparation;
  await renderInApp(<PreparedLines preparation={preparation} />);
  expect(screen.getByRole('row', { name: /FEWER/ })).toHaveTextContent('dont 2 flacons non arrivés');
  expect(screen.getByRole('row', { name: /ALL/ })).not.toHaveTextContent('non arrivés');
});
