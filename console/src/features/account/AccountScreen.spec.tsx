import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import AccountScreen from './AccountScreen.js';

const SLOW = 'Le service tarde à répondre. Sa réponse est toujours attendue.';
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Answers the command that was sent. */
let give: ((response: Response) => void) | undefined;

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

describe('the account, where the service is slow to answer', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a preference', async () => fireEvent.click(screen.getByRole('switch'))],
    ['a new password', changePassword],
    [
      'the end of all sessions',
      async () => {
        fireEvent.click(await screen.findByRole('button', { name: 'Se déconnecter partout' }));
        await screen.findByRole('alertdialog');
        fireEvent.click(screen.getAllByRole('button', { name: 'Se déconnecter partout' }).at(-1)!);
      },
    ],
  ])('says so of %s', async (_, send) => {
    await open();
    await send();
    await eventually(() => expect(give).toBeDefined());
    expect(screen.queryByText(SLOW)).toBeNull();
    await later(11_000);
    expect(screen.getByText(SLOW)).toBeVisible();
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
