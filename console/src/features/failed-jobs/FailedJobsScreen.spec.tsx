import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AS_ADMINISTRATOR, AS_WORKING_AUDITOR, renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import FailedJobsScreen from './FailedJobsScreen.js';

const job = (id: string) => ({
  queue: 'mail',
  id,
  subject: `${id}@example.org: Préparation`,
  reason: 'no route to host',
  attempts: 5,
  failedAt: '2026-03-10T08:00:00.000Z',
});

beforeEach(() => {
  windowOf(1280);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

it.each([
  [
    'all that failed is sent again',
    async () => fireEvent.click(screen.getByRole('button', { name: 'Tout relancer' })),
  ],
  ['one is sent again', async () => fireEvent.click(screen.getAllByTitle('Relancer')[0]!)],
  [
    'one is let go',
    async () => {
      fireEvent.click(screen.getAllByTitle('Retirer de la liste')[0]!);
      const question = within(await screen.findByRole('alertdialog'));
      fireEvent.click(question.getByRole('button', { name: 'Retirer de la liste' }));
    },
  ],
])('says that the service is slow where %s', async (_, send) => {
  vi.stubGlobal('fetch', ({ method }: Request) =>
    method === 'GET' ? Promise.resolve(Response.json([job('a'), job('b')])) : new Promise(() => {}),
  );
  await renderInApp(<FailedJobsScreen />, { session: AS_ADMINISTRATOR });
  await screen.findByRole('button', { name: 'Tout relancer' });
  await send();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
});

it('says that nobody knows what came of it where no answer came', async () => {
  vi.stubGlobal('fetch', ({ method }: Request) =>
    method === 'GET'
      ? Promise.resolve(Response.json([job('a'), job('b')]))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  await renderInApp(<FailedJobsScreen />, { session: AS_ADMINISTRATOR });
  fireEvent.click(await screen.findByRole('button', { name: 'Tout relancer' }));
  expect(await screen.findByText(/La liste montre ce qui est encore en échec/)).toBeVisible();
  expect(screen.queryByText(/ne comptera/)).toBeNull();
});

it('offers to send nothing again to an auditor who also works at a centre', async () => {
  vi.stubGlobal('fetch', async () => Response.json([job('a'), job('b')]));
  await renderInApp(<FailedJobsScreen />, { session: AS_WORKING_AUDITOR });
  await screen.findByText(/a@example.org/);
  expect(screen.queryByRole('button', { name: 'Tout relancer' })).toBeNull();
  expect(screen.queryByTitle('Relancer')).toBeNull();
});

it('says that nothing failed once the last was let go', async () => {
  let left = [job('a')];
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method === 'DELETE') left = [];
    return Response.json(left);
  });
  await renderInApp(<FailedJobsScreen />, { session: AS_ADMINISTRATOR });
  fireEvent.click(await screen.findByTitle('Retirer de la liste'));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Retirer de la liste' }));
  expect(await screen.findByText('Aucun envoi en échec')).toBeVisible();
});
