import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCommand } from '../../api/useCommand.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { useTold } from './useTold.js';

const SLOW = 'Le service tarde à répondre. Sa réponse est toujours attendue.';
/** Answers the call that is still waited for. */
let answer: (response: Response) => void;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Acknowledgement() {
  const told = useTold();
  const { mutateAsync } = useCommand({
    method: 'put',
    path: '/lot/rappel/{id}/accuse',
    parameters: { path: { id: 'recall-1' } },
  });
  const send = () => void told(mutateAsync(undefined), { done: 'lot.recall.acknowledgedNow' });
  return (
    <button type="button" onClick={send}>
      Accuser réception
    </button>
  );
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  await renderInApp(<Acknowledgement />);
  fireEvent.click(screen.getByRole('button', { name: 'Accuser réception' }));
});
afterEach(() => vi.useRealTimers());

it('says that the service is slow for as long as the answer is waited for', async () => {
  await later(9_000);
  expect(screen.queryByText(SLOW)).toBeNull();
  await later(1_500);
  expect(screen.getByText(SLOW)).toBeVisible();
  await later(15_000);
  expect(screen.getByText(SLOW)).toBeVisible();
  answer(Response.json({ globalErrors: [], fieldErrors: [] }, { status: 400 }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(SLOW)).toBeNull();
});

it('says nothing of it where the answer comes in time', async () => {
  await later(2_000);
  answer(Response.json({ id: 'recall-1' }));
  await later(11_000);
  expect(screen.queryByText(SLOW)).toBeNull();
});
