import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FailedError, RefusedError } from '../../api/errors.js';
import type { OfflineAction } from '../../providers/offline/action.js';
import { action } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { CorrectionDialog } from './CorrectionDialog.js';

const refused = (more: Partial<OfflineAction>) =>
  action({ status: 'ERROR', refusal: { globalErrors: [], fieldErrors: [] }, ...more });

async function open(given: OfflineAction, onCorrect = vi.fn(async () => undefined)) {
  const nothing = () => undefined;
  await renderInApp(
    <CorrectionDialog action={given} onCorrect={onCorrect} onSend={nothing} onClose={nothing} />,
  );
  return onCorrect;
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Corriger et renvoyer' }));

it('asks for the comment without which the operation would be refused again', async () => {
  const onCorrect = await open(refused({ type: 'UPDATE_STOCK', body: { idStock: 'line-1', quantite: 1 } }));
  await submit();
  expect(screen.getByRole('textbox', { name: /^Commentaire/ })).toBeInvalid();
  expect(onCorrect).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Inventaire');
  await submit();
  expect(onCorrect).toHaveBeenCalledOnce();
});

it.each([
  [
    'there is no room',
    new FailedError(500, { code: 'offline.storageFull' }),
    /L'espace de stockage de cet appareil est plein/,
  ],
  [
    'another window has settled it',
    new RefusedError(409, [{ code: 'offline.settledMeanwhile' }], []),
    /envoyée, corrigée ou abandonnée entre-temps/,
  ],
])('says that %s, and keeps what was typed', async (_, error, words) => {
  await open(
    refused({}),
    vi.fn(async () => Promise.reject(error)),
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Recompté');
  await submit();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Commentaire/ })).toHaveValue('Recompté');
});
