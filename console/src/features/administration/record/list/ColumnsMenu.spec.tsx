import { fireEvent, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { RecordsProvider } from '../../../../providers/records/RecordsProvider.js';
import { renderInApp } from '../../../../testing/renderInApp.js';
import { ColumnsMenu } from './ColumnsMenu.js';

beforeEach(() => localStorage.clear());

const COLUMNS = [
  { id: 'nom', label: 'Nom', isHidden: false },
  { id: 'siret', label: 'SIRET', isHidden: false },
  { id: 'ville', label: 'Ville', isHidden: true },
];

const columns = () => screen.getAllByRole('switch').map((each) => each.closest('label')?.textContent);
const mover = (name: string) => screen.getByRole('button', { name });
const press = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};

it('moves columns without a mouse, says where they are, and keeps the focus', async () => {
  await renderInApp(
    <RecordsProvider>
      <ResourceContextProvider value="transporteur">
        <ColumnsMenu columns={COLUMNS} />
      </ResourceContextProvider>
    </RecordsProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Colonnes' }));
  expect(columns()).toEqual(['Nom', 'SIRET', 'Ville']);
  const down = 'Déplacer « Nom » vers le bas';
  press(mover(down));
  expect(columns()).toEqual(['SIRET', 'Nom', 'Ville']);
  expect(screen.getByRole('status')).toHaveTextContent('« Nom » est la colonne 2 sur 3');
  expect(mover(down)).toHaveFocus();
  press(mover(down));
  press(mover(down));
  expect(columns()).toEqual(['SIRET', 'Ville', 'Nom']);
  expect(mover(down)).toHaveFocus();

  fireEvent.click(screen.getByRole('switch', { name: 'Ville' }));
  expect(screen.getByRole('switch', { name: 'Ville' })).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Réinitialiser' }));
  expect(columns()).toEqual(['Nom', 'SIRET', 'Ville']);
  expect(screen.getByRole('switch', { name: 'Ville' })).not.toBeChecked();
});
