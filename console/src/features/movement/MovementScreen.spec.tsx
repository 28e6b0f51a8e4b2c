import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import MovementScreen from './MovementScreen.js';

it.each(['REFERENT', 'DISPATCH', 'VACCINATION'])(
  'shows the lot that an address filters by, at a centre of the type %s',
  async (type) => {
    windowOf(1280);
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      Response.json(
        [],
        new URL(url).pathname.endsWith('/mouvement')
          ? { headers: { 'content-range': 'mouvement 0-0/0' } }
          : {},
      ),
    );
    const centre = { id: 'c', nom: 'Centre', type, childrenDispatch: [], childrenVaccination: [] };
    await renderInApp(<MovementScreen />, {
      at: `/?${new URLSearchParams({ filter: JSON.stringify({ lot: 'VX-1' }) })}`,
      session: { centre: centre as never },
    });
    expect(await screen.findByRole('textbox', { name: 'Lot' })).toHaveValue('VX-1');
  },
);
