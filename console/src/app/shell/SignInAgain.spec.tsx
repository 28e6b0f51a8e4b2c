import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { useRead } from '../../api/queries.js';
import type { CentreTree } from '../../api/types.js';
import { keptSession } from '../../providers/session/kept-session.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { SignInAgain } from './SignInAgain.js';

const tokenOf = (name: string) => `${name}.${btoa(JSON.stringify({ sub: 'user-1' }))}.sign`;
const refused = () => Response.json({ code: 'auth.error.unauthorized', message: 'x' }, { status: 401 });
const answer = vi.fn<typeof fetch>();

function Page() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead('/centre/me/list', {}, { retry: false, enabled: isOpen });
  return (
    <>
      <input aria-label="typed" />
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <p>{data ? `${data.length} centres` : 'nothing'}</p>
      <SignInAgain />
    </>
  );
}

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  credentials.keep(tokenOf('old'));
});

describe('a session that ends', () => {
  it('is continued over the page: what was typed stays, what was refused is read again', async () => {
    answer.mockImplementation(async () => refused());
    await renderInApp(<Page />);
    await userEvent.type(screen.getByLabelText('typed'), 'five vials');
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    const password = await screen.findByLabelText(/^Mot de passe/);

    answer.mockImplementation(async (request) =>
      (request as Request).url.endsWith('/auth/login')
        ? Response.json({ token: tokenOf('new'), expiresAt: '2026-11-22T12:00:00Z' })
        : Response.json([]),
    );
    await userEvent.type(password, 'secret{Enter}');
    await waitFor(() => expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull());
    const sent = answer.mock.calls.map(([request]) => request as Request);
    const login = sent.find(({ url }) => url.endsWith('/auth/login'));
    expect(await login?.json()).toEqual({ username: 'bellevue', password: 'secret' });
    expect(credentials.token).toBe(tokenOf('new'));
    expect((screen.getByLabelText('typed') as HTMLInputElement).value).toBe('five vials');
    await screen.findByText('0 centres');
  });

  it('says that the service is slow to continue it', async () => {
    answer.mockImplementation(async () => refused());
    await renderInApp(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    const password = await screen.findByLabelText(/^Mot de passe/);
    answer.mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      fireEvent.submit(password.closest('form')!);
      await act(() => vi.advanceTimersByTimeAsync(11_000));
    } finally {
      vi.useRealTimers();
    }
    expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
    expect(password.closest('[inert]')).not.toBeNull();
  });

  it('is continued too where it was ended in another window, for the centre of this one', async () => {
    credentials.selectCentre('port');
    answer.mockImplementation(async () => refused());
    const centre = { id: 'port', type: 'VACCINATION', modeOffline: true } as CentreTree;
    await renderInApp(<Page />, { session: { centre } });
    localStorage.clear();
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    const password = await screen.findByLabelText(/^Mot de passe/);
    answer.mockImplementation(async () => Response.json({ token: tokenOf('new') }));
    await userEvent.type(password, 'secret{Enter}');
    await waitFor(() => expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull());
    expect(localStorage.getItem('token')).toBe(tokenOf('new'));
    expect(localStorage.getItem('centerId')).toBe('port');
    // So the console opens without network, as before.
    expect(keptSession.read()?.centre?.id).toBe('port');
  });

  it.each(['button', 'textbox'] as const)('leads back to the %s that had the focus', async (role) => {
    await renderInApp(<Page />);
    const focused = screen.getByRole(role);
    await userEvent.click(focused);
    // As browsers do it with a button that is disabled while something is sent.
    if (role === 'button') act(() => focused.blur());
    act(() => credentials.end());
    answer.mockImplementation(async () => Response.json({ token: tokenOf('new') }));
    await userEvent.type(await screen.findByLabelText(/^Mot de passe/), 'secret{Enter}');
    await waitFor(() => expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull());
    expect(focused).toHaveFocus();
  });

  it('is continued on the whole screen of a phone', async () => {
    windowOf(390);
    answer.mockImplementation(async () => refused());
    await renderInApp(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    expect(getComputedStyle(await screen.findByRole('dialog')).height).toBe('100%');
  });

  it('says what is wrong with the password, and stays', async () => {
    answer.mockImplementation(async () => refused());
    await renderInApp(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    answer.mockImplementation(async () =>
      Response.json({ code: 'auth.error.badCredentials', message: 'x' }, { status: 401 }),
    );
    await userEvent.type(await screen.findByLabelText(/^Mot de passe/), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('incorrect');
  });

  it('goes on by itself where the user signed in again in another window', async () => {
    answer.mockImplementation(async () => refused());
    await renderInApp(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await screen.findByLabelText(/^Mot de passe/);
    answer.mockImplementation(async () => Response.json([]));
    localStorage.setItem('token', tokenOf('elsewhere'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
    await waitFor(() => expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull());
    await screen.findByText('0 centres');
  });
});
