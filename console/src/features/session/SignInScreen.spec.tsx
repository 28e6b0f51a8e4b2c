import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { SignInScreen } from './SignInScreen.js';

it('says that the browser stores nothing, and what to do', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ token: 'x.e30.y', expiresAt: '2026-03-03T11:00:00.000Z' }),
  );
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const onSignedIn = vi.fn();
  await renderInApp(<SignInScreen onSignedIn={onSignedIn} />);
  await userEvent.type(screen.getByLabelText(/^Identifiant/), 'b');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Votre navigateur n'enregistre rien pour ce site",
  );
  expect(onSignedIn).not.toHaveBeenCalled();
});
