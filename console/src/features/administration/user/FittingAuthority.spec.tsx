import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { FittingAuthority } from './FittingAuthority.js';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const USER = {
  id: '1',
  login: 'hugo',
  email: 'hugo@example.org',
  lastname: 'Lambert',
  firstname: 'Hugo',
  actif: true,
  authorities: ['ROLE_DISPATCH_CENTER'],
} as const;

const ADMINISTRATOR = {
  ...USER,
  id: '2',
  phoneNumber: null,
  company: null,
  profile: null,
  authorities: ['ROLE_ADMIN' as const],
  isAdmin: true,
  isAuditor: false,
  isAdminDispatch: false,
  langue: 'fr' as const,
  dateFormat: 'FR' as const,
  chosenDateFormat: null,
  recapitulatif: false,
};
const asAdministrator = { session: { user: ADMINISTRATOR } };

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

it('gives the authority that a centre takes, beside those that the user has by now', async () => {
  const onGiven = vi.fn();
  await renderInApp(<FittingAuthority user={USER} type="VACCINATION" onGiven={onGiven} />, asAdministrator);
  const now = { ...USER, version: 4, authorities: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'] };
  answer.mockResolvedValueOnce(json(200, now)).mockResolvedValueOnce(json(200, {}));
  await userEvent.click(screen.getByRole('button', { name: /Centre de vaccination.*Hugo Lambert/ }));
  const given = [...now.authorities, 'ROLE_VACCINATION_CENTER'];
  await waitFor(() => expect(onGiven).toHaveBeenCalledWith(given));
  const sent = answer.mock.calls[1]![0] as Request;
  expect([sent.method, new URL(sent.url).pathname]).toEqual(['PUT', '/api/admin/users/1']);
  expect(await sent.json()).toMatchObject({ login: 'hugo', version: 4, authorities: given });
});

it('takes nothing for given that the service refuses', async () => {
  const onGiven = vi.fn();
  await renderInApp(<FittingAuthority user={USER} type="VACCINATION" onGiven={onGiven} />, asAdministrator);
  answer.mockResolvedValueOnce(json(403, { code: 'forbidden', message: 'Interdit ici' }));
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  await waitFor(() => expect(button).toBeEnabled());
  expect(onGiven).not.toHaveBeenCalled();
});

it('says that the service is slow', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await renderInApp(
      <FittingAuthority user={USER} type="VACCINATION" onGiven={() => undefined} />,
      asAdministrator,
    );
    answer.mockReturnValue(new Promise(() => {}));
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(11_000));
  } finally {
    vi.useRealTimers();
  }
  expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
});

it('only says so to who does not administer users', async () => {
  await renderInApp(<FittingAuthority user={USER} type="VACCINATION" onGiven={() => undefined} />);
  expect(screen.getByText('Droits inadaptés au centre')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing where the authorities fit', async () => {
  await renderInApp(<FittingAuthority user={USER} type="DISPATCH" onGiven={() => undefined} />);
  expect(screen.queryByText('Droits inadaptés au centre')).toBeNull();
});
