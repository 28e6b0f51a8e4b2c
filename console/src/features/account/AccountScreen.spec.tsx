import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { OVER, SEND_AGAIN, sessionOver, signInAgain } from '../../testing/session-over.js';
import AccountScreen from './AccountScreen.js';

const SLOW = 'Le service tarde à répondre. Sa réponse est toujours attendue.';
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Answers the command that was sent. */
let give: ((response: Response | Promise<Response>) => void) | undefined;

beforeEach(async () => {
  give = undefined;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET'
      ? Response.json([])
      : new Promise((resolve) => {
          give = resolve;
        }),
  );
});

const open = () =>
  renderInApp(
    <>
      <AccountScreen />
      <Link to="/elsewhere">Ailleurs</Link>
    </>,
    { pages: { '/elsewhere': 'Une autre page' } },
  );
const passwords = () =>
  document.querySelectorAll<HTMLInputElement>('input[name*=assword], [name=confirmation]');
const changePassword = async () => {
  for (const field of passwords()) fireEvent.change(field, { target: { value: 'a long password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  await eventually(() => expect(give).toBeDefined());
};

const endAllSessions = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Se déconnecter partout' }));
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getAllByRole('button', { name: 'Se déconnecter partout' }).at(-1)!);
};

describe('the account, where the service is slow to answer', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a preference', async () => fireEvent.click(screen.getByRole('switch'))],
    ['a new password', changePassword],
    ['the end of all sessions', endAllSessions],
  ])('says so of %s', async (_, send) => {
    await open();
    await send();
    await eventually(() => expect(give).toBeDefined());
    expect(screen.queryByText(SLOW)).toBeNull();
    await later(11_000);
    expect(screen.getByText(SLOW)).toBeVisible();
  });
});

/** The connection is gone before the answer is there. */
const loseAnswer = () => give?.(Promise.reject(new TypeError('Failed to fetch')));
describe('the account, where no answer comes', () => {
  it.each([
    ['a new password', changePassword, /impossible de dire si le nouveau mot de passe est enregistré/],
    ['the end of all sessions', endAllSessions, /impossible de dire si vos sessions sont terminées/],
  ])('says that nobody knows what came of %s', async (_, send, words) => {
    await open();
    await send();
    await eventually(() => expect(give).toBeDefined());
    loseAnswer();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/injoignable|ne comptera/)).toBeNull();
  });

  it('says so of a new password where a proxy answered in the place of the service', async () => {
    await open();
    await changePassword();
    give?.(new Response('Gateway Timeout', { status: 504 }));
    expect(await screen.findByText(/nouveau mot de passe est enregistré/)).toBeVisible();
  });
});

describe('a password that the service refuses', () => {
  const [oldPassword, password, confirmation] = [0, 1, 2].map((at) => () => passwords()[at]!) as [
    () => HTMLInputElement,
    () => HTMLInputElement,
    () => HTMLInputElement,
  ];
  const fault = (field: string, code: string) => ({ field, code });
  const refuse = async () => {
    await open();
    await changePassword();
    const fieldErrors = [
      fault('confirmation', 'password.error.confirmation'),
      fault('password', 'password.error.known'),
    ];
    give?.(Response.json({ globalErrors: [], fieldErrors }, { status: 400 }));
    await eventually(() => expect(password()).toBeInvalid());
  };

  it('leads to the first wrong field, whose fault goes with what is typed, and the last with the message', async () => {
    await refuse();
    expect(password()).toHaveFocus();
    expect(screen.getByText('Votre formulaire comporte des erreurs')).toBeVisible();
    fireEvent.input(password(), { target: { value: 'another long password' } });
    expect(password()).toBeValid();
    expect(confirmation()).toBeInvalid();
    expect(screen.getByText('Votre formulaire comporte des erreurs')).toBeVisible();
    fireEvent.input(confirmation(), { target: { value: 'another long password' } });
    expect(confirmation()).toBeValid();
    expect(screen.queryByText('Votre formulaire comporte des erreurs')).toBeNull();
  });

  it('says at the old one that it is wrong', async () => {
    await open();
    await changePassword();
    const fieldErrors = [fault('oldPassword', 'password.error.wrong')];
    give?.(Response.json({ globalErrors: [], fieldErrors }, { status: 400 }));
    await eventually(() => expect(oldPassword()).toHaveFocus());
    expect(oldPassword()).toHaveAccessibleDescription("L'ancien mot de passe est incorrect");
  });

  it('asks to be sent again once the user has signed in again', async () => {
    await open();
    await changePassword();
    give?.(sessionOver());
    expect(await screen.findByText(OVER)).toBeVisible();
    signInAgain();
    expect(await screen.findByText(SEND_AGAIN)).toBeVisible();
    expect(screen.queryByText(OVER)).toBeNull();
    expect(password()).toHaveValue('a long password');
  });

  it('is on the first field again once it was taken, and the session goes on', async () => {
    await open();
    for (const field of passwords()) fireEvent.change(field, { target: { value: 'a long password' } });
    await userEvent.type(confirmation(), '{Enter}');
    await eventually(() => expect(give).toBeDefined());
    give?.(Response.json({ token: 'x.y.z' }));
    await eventually(() => expect(oldPassword()).toHaveFocus());
    expect(localStorage.getItem('token')).toBe('x.y.z');
  });
});

describe('a password that is being changed', () => {
  const leave = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await screen.findByRole('alertdialog', { name: "L'opération est en cours d'envoi" });
  };

  it('cannot be typed once more before the answer', async () => {
    await open();
    await changePassword();
    for (const field of passwords()) expect(field.closest('[inert]')).not.toBeNull();
  });

  it('asks before its page is left, and goes with the answer to where the user wanted', async () => {
    await open();
    await changePassword();
    await leave();
    give?.(Response.json({ token: 'x.y.z' }));
    expect(await screen.findByText('Une autre page')).toBeVisible();
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('tells on the next page that nobody knows, and sends nobody to a history that has no passwords', async () => {
    await open();
    await changePassword();
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Quitter la page' }));
    expect(await screen.findByText('Une autre page')).toBeVisible();
    loseAnswer();
    expect(await screen.findByText(/nouveau mot de passe est enregistré/)).toBeVisible();
    expect(screen.queryByText(/historique/)).toBeNull();
  });

  it('tells on the next page that it was refused', async () => {
    await open();
    await changePassword();
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Quitter la page' }));
    expect(await screen.findByText('Une autre page')).toBeVisible();
    const taken = { field: 'oldPassword', code: 'global.error.nameTaken' };
    give?.(Response.json({ globalErrors: [], fieldErrors: [taken] }, { status: 400 }));
    expect(await screen.findByText(/que vous avez quittée n'a pas été enregistrée/)).toBeVisible();
  });
});
