import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DeliveryNoteLine } from '../../api/types.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { LabelDialog } from './LabelDialog.js';

const LINE = {
  id: 'line-1',
  quantite: 20,
  produit: { id: 'p', nomCommercial: 'Immunol', typeConditionnement: 'FLACON', nbDoses: 10 },
  stock: { lot: 'L1' },
} as DeliveryNoteLine;

it.each([
  ['1,5', 'Saisissez un nombre entier'],
  ['-5', 'La valeur ne peut pas être négative'],
])('prints no labels of %s, and says why', async (typed, said) => {
  const print = vi.fn();
  await renderInApp(<LabelDialog lines={[LINE]} products={[]} onClose={vi.fn()} onPrint={print} />);
  const field = screen.getByRole('textbox', { name: 'Quantité' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(field).toHaveValue(typed);
  expect(screen.getByText(said)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Imprimer les étiquettes' });
  expect(button).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  await userEvent.click(button);
  expect(print).toHaveBeenCalledExactlyOnceWith([
    { idLigne: 'line-1', nbRestant: 5, lignes: [{ boxes: 0, bottles: 15 }] },
  ]);
});
