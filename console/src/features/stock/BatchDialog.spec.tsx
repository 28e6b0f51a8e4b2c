import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CENTRE, row } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { BatchDialog } from './BatchDialog.js';

const batch = row({ centre: CENTRE, centerType: 'VACCINATION' });

it.each([
  ['of the own centre to be corrected', CENTRE, 'Modifier le stock', 1],
  ['of another centre only to be read', { ...CENTRE, id: 'centre-2' }, 'Lot LOT-1', 0],
])('opens a batch %s', async (_, centre, title, buttonsToSave) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderInApp(<BatchDialog row={batch} onClose={() => {}} />, { session: { centre } });
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Enregistrer' })).toHaveLength(buttonsToSave);
});
