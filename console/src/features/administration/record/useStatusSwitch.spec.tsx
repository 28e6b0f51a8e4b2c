import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { KINDS } from './administered-kind.js';
import { useStatusSwitch } from './useStatusSwitch.js';

function Bulk({ ids }: { ids: readonly string[] }) {
  const { switchMany } = useStatusSwitch(KINDS.product);
  return (
    <button type="button" onClick={() => void switchMany(ids, true)}>
      Tous
    </button>
  );
}

it('sends what has another status, and tells how many really changed', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url } = request;
    if (method === 'GET') {
      expect(new URL(url).searchParams.get('filter')).toBe('{"id":["on","off"]}');
      const rows = [
        { id: 'on', actif: true },
        { id: 'off', actif: false },
      ];
      return new Response(JSON.stringify(rows), { headers: { 'content-type': 'application/json' } });
    }
    sent(await request.json());
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  await renderInApp(<Bulk ids={['on', 'off']} />);
  fireEvent.click(screen.getByText('Tous'));
  fireEvent.click(await screen.findByText('Activer', { selector: 'button' }));
  expect(await screen.findByText('1 statut a été modifié')).toBeVisible();
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ id: 'off', status: true }]]));
});
