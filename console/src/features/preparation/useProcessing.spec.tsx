import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { sessionOver, signInAgain } from '../../testing/session-over.js';
import { useProcessing } from './useProcessing.js';

const settled = vi.fn();

function Served() {
  const askToProcess = useProcessing();
  return (
    <button type="button" onClick={() => void askToProcess('request').then(settled)}>
      Served
    </button>
  );
}

it('is asked once more, with the comment, where the session ended and the user has signed in again', async () => {
  settled.mockReset();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({}, { status: 404 });
    sent.push(await request.json());
    return sent.length === 1 ? sessionOver() : Response.json({ id: 'request' });
  });
  await renderInApp(<Served />);
  const process = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Passer à Traitée' }));
  const comment = () => screen.findByRole('textbox', { name: /Commentaire/ });
  await userEvent.click(screen.getByRole('button', { name: 'Served' }));
  await userEvent.type(await comment(), 'En deux fois');
  await process();
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(settled).not.toHaveBeenCalled();
  signInAgain();
  expect(await comment()).toHaveValue('En deux fois');
  await process();
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
