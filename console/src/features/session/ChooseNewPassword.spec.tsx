import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { ChooseNewPassword } from './ChooseNewPassword.js';

const send = async () => {
  for (const label of [/^Nouveau mot de passe/, /^Confirmation/]) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste('Chardon-bleu-41!');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
};

it('offers another link in the place of one that was used or is too old', async () => {
  const refusal = { globalErrors: [{ code: 'password.error.linkInvalid' }], fieldErrors: [] };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }));
  await renderInApp(<ChooseNewPassword token="used" />);
  await send();
  expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
    'href',
    '/passwordForgotten',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Ce lien a déjà servi ou est trop ancien');
  expect(screen.queryByRole('button', { name: 'Enregistrer le mot de passe' })).toBeNull();
});

it('says that nobody knows whether it was set where no answer came, and leads to the sign-in', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await renderInApp(<ChooseNewPassword token="mailed" />);
  await send();
  expect(
    await screen.findByText(/impossible de dire si le nouveau mot de passe est enregistré/),
  ).toBeVisible();
  expect(screen.queryByText(/injoignable/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Revenir à la connexion' })).toHaveAttribute('href', '/login');
});

it('leads to the field that was refused, whose fault goes with what is typed', async () => {
  const fieldErrors = [{ field: 'password', code: 'password.error.known' }];
  vi.stubGlobal('fetch', async () => Response.json({ globalErrors: [], fieldErrors }, { status: 400 }));
  await renderInApp(<ChooseNewPassword token="mailed" />);
  await send();
  const password = screen.getByLabelText(/^Nouveau mot de passe/);
  await eventually(() => expect(password).toHaveFocus());
  expect(password).toBeInvalid();
  await userEvent.type(password, 'x');
  expect(password).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});
