import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { AskForLink } from './AskForLink.js';
import { ChooseNewPassword } from './ChooseNewPassword.js';
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

it.each([
  ['the sign-in', <SignInScreen key="signIn" onSignedIn={() => {}} />],
  ['the request for a link', <AskForLink key="link" />],
  ['a new password', <ChooseNewPassword key="password" token="t" />],
])('leaves the fields of %s as they are while they are sent, and gives the focus back', async (_, page) => {
  let refuse = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(Response.json({ code: 'auth.error.unauthorized' }, { status: 401 }));
      }),
  );
  await renderInApp(page);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  for (const input of inputs) fireEvent.input(input, { target: { value: 'Chardon-bleu-41!' } });
  await userEvent.type(inputs.at(-1)!, '{Enter}');
  const locked = () => inputs.map((input) => input.closest('[inert]') !== null);
  expect(locked()).toEqual(inputs.map(() => true));
  // As a browser does with what is inert.
  act(() => inputs.at(-1)!.blur());
  refuse();
  await screen.findByRole('alert');
  expect(locked()).toEqual(inputs.map(() => false));
  expect(inputs.at(-1)).toHaveFocus();
});

it.each([
  ['the sign-in', <SignInScreen key="signIn" onSignedIn={() => {}} />],
  ['the request for a link', <AskForLink key="link" />],
  ['a new password', <ChooseNewPassword key="password" token="t" />],
])('says that the service is slow to answer %s', async (_, page) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await renderInApp(page);
    fireEvent.submit(document.querySelector('form')!);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
  } finally {
    vi.useRealTimers();
  }
  expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
});

it('says that the login or the password is wrong, and signs nobody in', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'auth.error.badCredentials', message: 'x' }, { status: 401 }),
  );
  const onSignedIn = vi.fn();
  await renderInApp(<SignInScreen onSignedIn={onSignedIn} />);
  await userEvent.type(screen.getByLabelText(/^Identifiant/), 'b');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "L'identifiant ou le mot de passe est incorrect",
  );
  expect(onSignedIn).not.toHaveBeenCalled();
});
