import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import LotTraceScreen from './LotTraceScreen.js';

it('leads back to the present from a moment at which the lot was unknown', async () => {
  windowOf(1280);
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    new URL(url).searchParams.has('asOf')
      ? Response.json({ code: 'global.error.notFound', message: '' }, { status: 404 })
      : Response.json({
          lot: 'VX-1',
          produit: { id: 'p', nomCommercial: 'Immunol', nbDoses: 10, typeConditionnement: 'FLACON' },
          rappel: null,
          noeuds: [],
          liens: [],
          sorties: [],
          enRoute: 0,
        }),
  );
  await renderInApp(<LotTraceScreen />, {
    at: `/?${new URLSearchParams({ idProduit: 'p', lot: 'VX-1', asOf: '2020-01-01T00:00:00.000Z' })}`,
  });
  await screen.findByRole('link', { name: 'Retour' });
  await userEvent.click(screen.getByRole('button', { name: /présent/i }));
  expect(await screen.findByText('VX-1')).toBeVisible();
});
