import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Movement } from '../../api/types.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { useMovementColumns } from './useMovementColumns.js';

const movement = (id: string, more: Partial<Movement>) =>
  ({
    id,
    type: 'PREPARATION',
    sens: 'SORTIE',
    quantite: 2,
    date: '2026-03-10T09:00:00.000Z',
    lot: 'L1',
    numeroBl: 'PN-2026-000001',
    utilisateur: 'Hugo Lambert',
    produit: { nomCommercial: 'Immunol', typeConditionnement: 'FLACON', nbDoses: 10 },
    idMouvementAnnule: null,
    destination: { id: 'c', nom: 'Centre Bellevue', type: 'VACCINATION' },
    ...more,
  }) as Movement;

function History({ rows }: { rows: readonly Movement[] }) {
  const columns = useMovementColumns();
  return rows.map((row) => (
    <article key={row.id}>
      {columns.map(({ id, render }) => (
        <div key={id}>{render(row)}</div>
      ))}
    </article>
  ));
}

it('counts in packages and in the doses in them, and calls a cancelled preparation what it is', async () => {
  const rows = [
    movement('left', {}),
    movement('back', { sens: 'ENTREE', idMouvementAnnule: 'left' }),
    movement('expiry', { type: 'MODIF_PEREMPTION', quantite: 0 }),
  ];
  await renderInApp(<History rows={rows} />);
  const [left, back, expiry] = screen.getAllByRole('article');
  expect(within(left!).getByText('−2 flacons')).toBeVisible();
  expect(within(left!).getByText('20 doses')).toBeVisible();
  expect(within(back!).getByText('+2 flacons')).toBeVisible();
  expect(within(back!).getByText('Annulation de préparation')).toBeVisible();
  expect(back).not.toHaveTextContent('Vers');
  expect(within(expiry!).queryByText(/dose/)).toBeNull();
});
