import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordKind } from '../../../api/generated/record-pages.js';
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

function One({ kind }: { kind: RecordKind }) {
  const { switchOne } = useStatusSwitch(KINDS[kind]);
  return (
    <button type="button" onClick={() => void switchOne('1', false, 'Neuf')}>
      Un
    </button>
  );
}

const SWITCHED: Readonly<Record<RecordKind, readonly [path: string, message: string]>> = {
  centre: ['/centre/status', 'Le statut du centre a été modifié'],
  product: ['/referentiel/produit/status', 'Le statut du produit a été modifié'],
  tracker: ['/referentiel/tracker/status', 'Le statut du tracker a été modifié'],
  container: ['/referentiel/contenant/status', 'Le statut du contenant a été modifié'],
  carrier: ['/referentiel/transporteur/status', 'Le statut du transporteur a été modifié'],
  template: ['/template/publication', 'Le statut du template a été modifié'],
  user: ['/users/status', "Le statut de l'utilisateur a été modifié"],
  'value-list': ['/value-list/status', 'Le statut du choix a été modifié'],
};

it.each(Object.entries(SWITCHED) as [RecordKind, (typeof SWITCHED)[RecordKind]][])(
  'asks before a %s is switched off, and says in its own words that it was',
  async (kind, [path, message]) => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method !== 'GET') {
        sent(new URL(request.url).pathname, await request.json());
        return Response.json({});
      }
      if (request.url.includes('/perte-acces')) return Response.json([]);
      return Response.json([{ id: '1', [KINDS[kind].activeField]: true }]);
    });
    await renderInApp(<One kind={kind} />);
    fireEvent.click(screen.getByText('Un'));
    const question = await screen.findByRole('alertdialog', { name: /Neuf/ });
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: /^(Désactiver|Dépublier)$/ }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent.mock.calls).toEqual([[`/api/admin${path}`, { id: '1', status: false }]]);
  },
);

describe('of many records', () => {
  const SLOW = 'Le service tarde à répondre. Sa réponse est toujours attendue.';
  const IDS = Array.from({ length: 12 }, (_, index) => `off-${index}`);
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function switchAll(answersIn: number) {
    vi.stubGlobal('fetch', async ({ method }: Request) => {
      if (method === 'GET') return Response.json(IDS.map((id) => ({ id, actif: false })));
      await new Promise((resolve) => setTimeout(resolve, answersIn));
      return Response.json({});
    });
    await renderInApp(<Bulk ids={IDS} />);
    fireEvent.click(screen.getByText('Tous'));
    const confirm = await screen.findByText('Activer', { selector: 'button' });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(confirm);
  }

  it('does not take many quick answers for a slow one', async () => {
    await switchAll(2_000);
    await later(20_000);
    expect(screen.queryByText(SLOW)).toBeNull();
    await later(5_000);
    expect(screen.getByText('12 statuts ont été modifiés')).toBeVisible();
  });

  it('says of each slow answer that it is slow, until it is there', async () => {
    await switchAll(11_000);
    await later(10_500);
    expect(screen.getByText(SLOW)).toBeVisible();
    await later(5_000);
    expect(screen.queryByText(SLOW)).toBeNull();
    await later(6_000);
    expect(screen.getByText(SLOW)).toBeVisible();
  });
});
