import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AS_ADMINISTRATOR, renderInApp } from '../../../testing/renderInApp.js';
import UserScreen from './UserScreen.js';

it('promises a new user a mail that leads to a password, and asks for none', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderInApp(<UserScreen />, { session: AS_ADMINISTRATOR });
  expect(
    screen.getByText("L'utilisateur reçoit un e-mail avec un lien pour choisir son mot de passe."),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Identifiant/ })).toBeVisible();
  expect(document.querySelector('input[type=password]')).toBeNull();
});
