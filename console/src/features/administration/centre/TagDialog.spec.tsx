import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { TagDialog } from './TagDialog.js';

const FIELDS_WRONG = 'Un ou plusieurs champs sont incorrects';

it('says that fields are wrong as long as one is, and leads to the first in the page, which came last', async () => {
  const onAdd = vi.fn();
  await renderInApp(<TagDialog tags={[]} onAdd={onAdd} onClose={() => {}} />);
  const add = screen.getByRole('button', { name: 'Ajouter' });
  await userEvent.click(add);
  const category = screen.getByRole('combobox', { name: /^Catégorie/ });
  await eventually(() => expect(category).toHaveFocus());
  await userEvent.click(category);
  await userEvent.click(screen.getByRole('option', { name: 'Autre' }));
  await userEvent.click(add);
  const label = screen.getByRole('textbox', { name: /^Nom de la catégorie/ });
  const value = screen.getByRole('textbox', { name: /^Valeur/ });
  await eventually(() => expect(label).toHaveFocus());
  await userEvent.type(label, 'Secteur');
  expect(screen.getByText(FIELDS_WRONG)).toBeVisible();
  await userEvent.type(value, 'Nord');
  expect(screen.queryByText(FIELDS_WRONG)).toBeNull();
  await userEvent.click(add);
  expect(onAdd).toHaveBeenCalledWith({
    categorieType: 'AUTRE',
    categorieLabel: 'Secteur',
    valeur: 'Nord',
  });
});

it('refuses a category that the centre has already', async () => {
  const onAdd = vi.fn();
  const taken = { categorieType: 'SECTEUR', categorieLabel: null, valeur: 'Nord' } as const;
  await renderInApp(<TagDialog tags={[taken]} onAdd={onAdd} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('combobox', { name: /^Catégorie/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Secteur' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Valeur/ }), 'Sud');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText('Cette catégorie est déjà utilisée')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});
