import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AS_ADMINISTRATOR, AS_WORKING_AUDITOR, renderInApp } from '../../../testing/renderInApp.js';
import { UserInvitation } from './UserInvitation.js';
import type { AdministeredUser } from './user.js';

const USER = {
  id: '1',
  email: 'hugo@example.org',
  invitation: { statut: 'ECHEC', envoyeeLe: null, expireLe: null },
} as unknown as AdministeredUser;

afterEach(() => vi.useRealTimers());

it('says that the service is slow to send another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await renderInApp(<UserInvitation user={USER} />, { session: AS_ADMINISTRATOR });
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
});

it('says that nobody knows whether another was sent where no answer came', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await renderInApp(<UserInvitation user={USER} />, { session: AS_ADMINISTRATOR });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/impossible de dire si l'invitation est partie/)).toBeVisible();
  expect(screen.queryByText(/ne comptera/)).toBeNull();
});

it('offers another to an administrator only', async () => {
  await renderInApp(<UserInvitation user={USER} />, { session: AS_WORKING_AUDITOR });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
