import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StockRow } from '../../api/types.js';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import FridgeExitScreen from './FridgeExitScreen.js';

const sent = vi.fn();
let packages: number;
/** What is in the fridge beside these. */
let further: StockRow[];
beforeEach(() => {
  sent.mockReset();
  packages = 5;
  further = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'POST') {
      sent();
      packages -= 1;
      return Response.json({ id: 'exit' }, { status: 201 });
    }
    const isStock = new URL(url).pathname.endsWith('/available-lot');
    return Response.json(isStock ? [batch('b', 'LOT-1', null, { quantite: packages }), ...further] : []);
  });
});

const open = () =>
  renderInApp(
    <>
      <Link to="/home">Accueil</Link>
      <FridgeExitScreen />
    </>,
    {
      session: {
        centre: { id: 'c', nom: 'Bellevue', type: 'VACCINATION', childrenVaccination: [] } as never,
      },
      pages: { '/home': <Link to="/">Sortie</Link> },
    },
  );
const held = (count: number) =>
  screen.findByRole('radio', { name: new RegExp(`Immunol.*\\b${count} flacons`) });

it('begins with what is in the fridge when it opens, also where it was open a moment ago', async () => {
  await open();
  await held(5);
  await userEvent.click(screen.getByRole('link', { name: 'Accueil' }));
  packages = 3;
  await userEvent.click(screen.getByRole('link', { name: 'Sortie' }));
  expect(await held(3)).toBeInTheDocument();
});

it('shows after each exit what is left', async () => {
  await open();
  await held(5);
  await userEvent.click(screen.getByText('Immunol'));
  await userEvent.click(screen.getByRole('button', { name: 'Sortir 1 flacon' }));
  expect(await held(4)).toBeInTheDocument();
});

it('proposes what is to be used first', async () => {
  further = [batch('c', 'LOT-0', null, { peremption: '2098-12-31' })];
  await open();
  await userEvent.click(await screen.findByText('Immunol'));
  const lots = within(screen.getByRole('radiogroup', { name: 'Lot' })).getAllByRole('radio');
  expect(lots).toHaveLength(2);
  expect(lots[0]).toBeChecked();
  expect(lots[0]).toHaveAccessibleName(/LOT-0/);
});

it.each([
  ['', 'Champ obligatoire'],
  ['0', 'La valeur doit être positive'],
  ['6', 'La quantité saisie est supérieure au stock'],
])('refuses %j of five vials', async (typed, refusal) => {
  await open();
  await userEvent.click(await screen.findByText('Immunol'));
  const quantity = screen.getByRole('textbox', { name: /^Quantité/ });
  await userEvent.clear(quantity);
  if (typed !== '') await userEvent.type(quantity, typed);
  await userEvent.click(screen.getByRole('button', { name: /^Sortir/ }));
  await eventually(() => expect(quantity).toHaveFocus());
  expect(quantity).toHaveAccessibleDescription(refusal);
  expect(screen.getByText('Un ou plusieurs champs sont incorrects')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('says how many vials are to be opened for syringes, and refuses more than there are', async () => {
  await open();
  await userEvent.click(await screen.findByText('Immunol'));
  await userEvent.click(screen.getByText('Seringue'));
  const syringes = screen.getByRole('textbox', { name: /^Nombre de seringues/ });
  await userEvent.type(syringes, '41');
  expect(screen.getByText('Soit 5 flacons à ouvrir')).toBeVisible();
  await userEvent.clear(syringes);
  await userEvent.type(syringes, '51{Enter}');
  await eventually(() =>
    expect(syringes).toHaveAccessibleDescription('La quantité saisie est supérieure au stock'),
  );
  expect(sent).not.toHaveBeenCalled();
});
