import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { RecordsProvider } from '../../../../providers/records/RecordsProvider.js';
import { renderInApp } from '../../../../testing/renderInApp.js';
import { SavedFilters } from './SavedFilters.js';

beforeEach(() => localStorage.clear());

const LIST = {
  resource: 'referentiel/produit',
  filterValues: { q: 'Immunol' },
  sort: { field: 'nom', order: 'ASC' },
  perPage: 50,
} as never;

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const nameField = () => screen.findByRole('textbox', { name: /^Nom des filtres/ });
const saveAs = async (name: string) => {
  const field = await nameField();
  fireEvent.change(field, { target: { value: name } });
  fireEvent.submit(field);
};

it('asks for a name that is not taken', async () => {
  await renderInApp(
    <RecordsProvider>
      <ListContextProvider value={LIST}>
        <SavedFilters />
      </ListContextProvider>
    </RecordsProvider>,
  );
  await press('Filtres enregistrés');
  await press('Enregistrer les filtres actuels…');
  await saveAs('  ');
  expect(await screen.findByText('Champ obligatoire')).toBeVisible();
  expect(screen.getByText('Un ou plusieurs champs sont incorrects')).toBeVisible();
  await saveAs('Mon choix ');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());

  await press('Filtres enregistrés');
  await press('Enregistrer les filtres actuels…');
  await saveAs('Mon choix');
  expect(await screen.findByText('Ce nom est déjà utilisé')).toBeVisible();
  await press('Annuler');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await press('Filtres enregistrés');
  expect(await screen.findAllByRole('button', { name: 'Mon choix' })).toHaveLength(1);
});
