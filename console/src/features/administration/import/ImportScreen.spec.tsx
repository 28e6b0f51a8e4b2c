import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { OVER, SEND_AGAIN, sessionOver, signInAgain } from '../../../testing/session-over.js';
import { importScreen } from './ImportScreen.js';

const { default: CentreImport } = importScreen({ kind: 'centre', title: 'administration.import.centres' });
const REPORT = { dryRun: true, creations: 1, modifications: 0, inchanges: 0, erreurs: 0, lignes: [] };

const choose = () =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['centres'], 'centres.xlsx'),
    { applyAccept: false },
  );

/** Answers the files that are sent, one after the other. */
const answerWith = (...answers: readonly Response[]) => {
  const left = [...answers];
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'POST' ? left.shift() : Response.json({}, { status: 404 }),
  );
};

it('asks for the report again, under the same key, where no answer came', async () => {
  const answer = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', answer);
  answer.mockRejectedValueOnce(new TypeError('the network is away'));
  answer.mockImplementation(async () => Response.json(REPORT));
  await renderInApp(<CentreImport />);
  await choose();
  await eventually(() => expect(screen.getByRole('button', { name: /^Importer/ })).toBeEnabled());
  const keys = answer.mock.calls
    .map(([request]) => request as Request)
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('names who loses access to every centre before it is imported', async () => {
  const user = (firstname: string) => ({ id: firstname, firstname, lastname: 'Dupont' });
  answerWith(
    Response.json({ ...REPORT, pertesAcces: [user('Anne'), user('Paul')] }),
    Response.json({ ...REPORT, pertesAcces: [] }),
  );
  await renderInApp(<CentreImport />);
  await choose();
  await screen.findByText(/^2 utilisateurs n'auront plus accès à aucun centre : .*Anne.*, .*Paul/);
  await choose();
  await eventually(() => expect(screen.queryByText(/plus accès/)).toBeNull());
});

describe('a file that was sent after the session had ended', () => {
  it('is checked again once the user has signed in again', async () => {
    answerWith(sessionOver(), Response.json(REPORT));
    await renderInApp(<CentreImport />);
    await choose();
    expect(await screen.findByText(OVER)).toBeVisible();
    signInAgain();
    await eventually(() => expect(screen.getByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled());
    expect(screen.queryByText(/de nouveau|à nouveau/)).toBeNull();
  });

  it('can be imported as it was checked, which is said', async () => {
    answerWith(Response.json(REPORT), sessionOver(), Response.json({ ...REPORT, dryRun: false }));
    await renderInApp(<CentreImport />, { pages: { '/centers': 'Les centres' } });
    await choose();
    const apply = await screen.findByRole('button', { name: 'Importer 1 ligne' });
    await userEvent.click(apply);
    expect(await screen.findByText(OVER)).toBeVisible();
    signInAgain();
    expect(await screen.findByText(SEND_AGAIN)).toBeVisible();
    await userEvent.click(apply);
    expect(await screen.findByText('Les centres')).toBeVisible();
  });
});

describe('a file that is being imported', () => {
  /** @returns gives the answer to the import */
  const importFile = async () => {
    let give!: (answer: Response | Promise<Response>) => void;
    vi.stubGlobal('fetch', async (request: Request) => {
      const isImport = request.method === 'POST' && (await request.text()).includes('false');
      if (!isImport) return Response.json(REPORT);
      return new Promise((resolve) => {
        give = resolve;
      });
    });
    await renderInApp(
      <>
        <CentreImport />
        <Link to="/elsewhere">Ailleurs</Link>
      </>,
      { pages: { '/elsewhere': 'Une autre page', '/centers': 'Les centres' } },
    );
    await choose();
    const button = screen.getByRole('button', { name: /^Importer/ });
    await eventually(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await eventually(() => expect(give).toBeDefined());
    return (answer: Response | Promise<Response>) => give(answer);
  };
  const leave = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await screen.findByRole('alertdialog', { name: "L'opération est en cours d'envoi" });
  };
  const refusal = () =>
    Response.json(
      { globalErrors: [], fieldErrors: [{ field: 'nom', code: 'global.error.nameTaken' }] },
      { status: 400 },
    );

  it('is the only one: no other can be chosen', async () => {
    await importFile();
    expect(screen.getByRole('button', { name: 'Remplacer le fichier' }).closest('[inert]')).not.toBeNull();
  });

  it('tells that the service is slow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await importFile();
      await act(() => vi.advanceTimersByTimeAsync(11_000));
    } finally {
      vi.useRealTimers();
    }
    expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
  });

  it('leads to the list where it was taken, and nobody is asked', async () => {
    const give = await importFile();
    give(Response.json({ ...REPORT, dryRun: false }));
    expect(await screen.findByText('Les centres')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leads to where the user wanted, who is asked no more once it was taken', async () => {
    const give = await importFile();
    await leave();
    give(Response.json({ ...REPORT, dryRun: false }));
    expect(await screen.findByText('Une autre page')).toBeVisible();
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('tells on the next page that it was refused', async () => {
    const give = await importFile();
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Quitter la page' }));
    expect(await screen.findByText('Une autre page')).toBeVisible();
    give(refusal());
    expect(
      await screen.findByText(/que vous avez quittée n'a pas été enregistrée : Ce nom est déjà utilisé/),
    ).toBeVisible();
  });
});
