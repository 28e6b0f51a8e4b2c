import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { ChooseNewPassword } from './ChooseNewPassword.js';

it('offers another link in the place of one that was used or is too old', async () => {
  const refusal = { globalErrors: [{ code: 'password.error.linkInvalid' }], fieldErrors: [] };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }));
  await renderInApp(<ChooseNewPassword token="used" />);
  for (const label of [/^Nouveau mot de passe/, /^Confirmation/]) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste('Chardon-bleu-41!');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
    'href',
    '/passwordForgotten',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Ce lien a déjà servi ou est trop ancien');
  expect(screen.queryByRole('button', { name: 'Enregistrer le mot de passe' })).toBeNull();
});
