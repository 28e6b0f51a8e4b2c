import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import CountListScreen from './CountListScreen.js';

it('says that a centre has counted nothing yet, beside the way to begin', async () => {
  windowOf(1280);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await renderInApp(<CountListScreen />, { session: { centre: { id: 'c', type: 'DISPATCH' } as never } });
  expect(await screen.findByText('Aucun inventaire')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Commencer un inventaire' })).toBeEnabled();
});
