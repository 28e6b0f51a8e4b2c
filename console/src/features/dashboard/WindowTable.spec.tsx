import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import type { DashboardRow } from './dashboard.js';
import { WindowTable } from './WindowTable.js';

const counts = (countExit: number) => ({ countStock: 0, countExit, countDechet: 0 });

it('says beside the packages how many doses are in them', async () => {
  const activity = {
    produit: { nomCommercial: 'Immunol', typeConditionnement: 'FLACON', nbDoses: 10 },
    day: counts(2),
    week: counts(3),
    month: counts(0),
  } as DashboardRow;
  await renderInApp(<WindowTable activity={activity} exits="Vaccinations" titleId="t" />);
  const row = screen.getByRole('row', { name: /^Vaccinations/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['220 doses', '330 doses', '0']);
});
