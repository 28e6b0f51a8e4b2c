import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCommand } from '../../api/useCommand.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { CommandProgress } from './CommandProgress.js';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const keysOf = (method: string) =>
  answer.mock.calls
    .map(([request]) => request as Request)
    .filter((request) => request.method === method)
    .map((request) =>
      method === 'GET' ? request.url.split('/').at(-1) : request.headers.get('idempotency-key'),
    );

function Generation({ isLong }: { isLong?: true }) {
  const { mutateAsync, runningKey, data, error } = useCommand({
    method: 'post',
    path: '/vaccination/approvisionnement/generation',
    ...(isLong && { isLong }),
  });
  return (
    <>
      <button
        type="button"
        onClick={() =>
          mutateAsync({ debutSemaine: null, idCentre: null, idProduit: null }).catch(() => undefined)
        }
      >
        Générer
      </button>
      <CommandProgress runningKey={runningKey} />
      {data && 'fini'}
      {error && 'sans réponse'}
    </>
  );
}

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });

it('says how far a command is, once it has taken a second, and no longer than it runs', async () => {
  let end = (_: Response) => {};
  let isDone = false;
  answer.mockImplementation(async (input) => {
    const { method, url } = input as Request;
    if (method === 'POST')
      return new Promise((resolve) => {
        end = resolve;
      });
    return url.includes('/commandes/') && !isDone
      ? json(200, { fait: 420, total: 5000, termine: false })
      : json(200, []);
  });
  await renderInApp(<Generation />);
  await user.click(screen.getByRole('button', { name: 'Générer' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await screen.findByText(/^420 sur 5.000$/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8.4');
  expect(keysOf('GET')[0]).toBe(keysOf('POST')[0]);
  isDone = true;
  end(json(201, { nbDemandes: 5000, nbExistantes: 0 }));
  expect(await screen.findByText('fini')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('goes on asking for a long command, under its key, where it gives up another', async () => {
  const refuseTimes = (times: number) => {
    let left = times;
    answer.mockReset();
    answer.mockImplementation(async (input) => {
      if ((input as Request).method === 'POST' && left-- > 0) throw new TypeError('network');
      return json(200, {});
    });
  };
  refuseTimes(5);
  const { unmount } = await renderInApp(<Generation isLong />);
  await user.click(screen.getByRole('button', { name: 'Générer' }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText('fini')).toBeInTheDocument();
  expect(keysOf('POST')).toHaveLength(6);
  expect(new Set(keysOf('POST')).size).toBe(1);
  unmount();
  refuseTimes(5);
  await renderInApp(<Generation />);
  await user.click(screen.getByRole('button', { name: 'Générer' }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText('sans réponse')).toBeInTheDocument();
});

it('says that the service is slow while it does not answer how far the command is', async () => {
  answer.mockImplementation(() => new Promise(() => undefined));
  await renderInApp(<Generation />);
  await user.click(screen.getByRole('button', { name: 'Générer' }));
  expect(await screen.findByText('En cours…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
});
