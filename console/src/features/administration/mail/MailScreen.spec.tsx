import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { OVER, SEND_AGAIN, sessionOver, signInAgain } from '../../../testing/session-over.js';
import MailScreen from './MailScreen.js';

const answer = vi.fn<typeof fetch>();
/** How many centres a tag has, as the service counts them; undefined: it does not answer yet. */
let centresOf: (tag: string | null) => number | Response | undefined;
/** Answers each count that waited. */
let answerCounts: (nbCentres: number) => void;

const preview = (nbCentres: number) =>
  Response.json({ nbCentres, nbMails: nbCentres, centresSansAdresse: [] });
const tagOf = (request: Request) => new URL(request.url).searchParams.get('etiquette');
const calls = (method: string) =>
  answer.mock.calls.map(([request]) => request as Request).filter((request) => request.method === method);
const sent = () => calls('POST').map(tagOf);

beforeEach(() => {
  const waiting: ((nbCentres: number) => void)[] = [];
  answerCounts = (nbCentres) => {
    for (const resolve of waiting.splice(0)) resolve(nbCentres);
  };
  answer.mockReset();
  answer.mockImplementation(async (given) => {
    const request = given as Request;
    if (request.method === 'POST') return Response.json({ nbMails: 1, centresSansAdresse: [] });
    const count = centresOf(tagOf(request));
    if (count === undefined) return new Promise((resolve) => waiting.push((n) => resolve(preview(n))));
    return typeof count === 'number' ? preview(count) : count;
  });
  vi.stubGlobal('fetch', answer);
});

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const tag = (value: string) => fill(/^Étiquette/, value);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
const question = (name: string) => screen.findByRole('alertdialog', { name });

/** The letter is written, to one centre by its tag. */
async function writtenToNord(): Promise<void> {
  await renderInApp(<MailScreen />);
  fill(/^Objet/, 'Lundi');
  fill(/^Message/, 'Le dépôt est fermé.');
  tag('nord');
  await screen.findByText('À : 1 centre');
}

it('wants a subject and a message, and goes nowhere without them', async () => {
  centresOf = () => 1;
  await renderInApp(<MailScreen />);
  await send();
  expect(await screen.findAllByText('Champ obligatoire')).toHaveLength(2);
  expect(sent()).toEqual([]);
});

it('goes to one centre without a question', async () => {
  centresOf = (of) => (of === 'nord' ? 1 : 12);
  await writtenToNord();
  await send();
  await waitFor(() => expect(sent()).toEqual(['nord']));
});

it('waits for the count of what will be sent, and asks', async () => {
  centresOf = (of) => (of === 'nord' ? 1 : of === null ? 12 : undefined);
  await writtenToNord();
  tag('no');
  await send();
  expect(sent()).toEqual([]);
  answerCounts(5);
  const dialog = await question('Écrire à ces centres ?');
  expect(dialog).toHaveTextContent('Ce message partira aux destinataires de 5 centres.');
  expect(sent()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(sent()).toEqual(['no']));
});

it('asks before it goes to every centre, and goes to none where that is not meant', async () => {
  centresOf = () => 12;
  await renderInApp(<MailScreen />);
  fill(/^Objet/, 'Lundi');
  fill(/^Message/, 'Le dépôt est fermé.');
  await send();
  const dialog = await question('Écrire à tous les centres ?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
});

it('asks by the number of the moment, not by the one on screen', async () => {
  let nord = 1;
  centresOf = (of) => (of === 'nord' ? nord : 12);
  await writtenToNord();
  nord = 3;
  await send();
  await userEvent.click(
    within(await question('Écrire à ces centres ?')).getByRole('button', { name: 'Annuler' }),
  );
  expect(sent()).toEqual([]);
});

it('sends what was counted, also where the conditions are changed while it is counted', async () => {
  let isSlow = false;
  centresOf = (of) => (of !== 'nord' ? 12 : isSlow ? undefined : 1);
  await writtenToNord();
  isSlow = true;
  await send();
  tag('');
  answerCounts(1);
  await waitFor(() => expect(sent()).toEqual(['nord']));
});

it('sends nothing where the centres cannot be counted, and says so', async () => {
  let isBroken = false;
  centresOf = (of) => {
    if (isBroken) return Response.json({ code: 'global.error.unexpected' }, { status: 500 });
    return of === 'nord' ? 1 : 12;
  };
  await writtenToNord();
  isBroken = true;
  await send();
  expect(await screen.findByText("Une erreur est survenue, le message n'est pas parti")).toBeVisible();
  expect(sent()).toEqual([]);
  isBroken = false;
  await send();
  await waitFor(() => expect(sent()).toEqual(['nord']));
  expect(screen.queryByText("Une erreur est survenue, le message n'est pas parti")).toBeNull();
});

it('asks to be sent again after a new sign-in, where the session had ended before the count', async () => {
  let isOver = false;
  centresOf = (of) => (isOver ? sessionOver() : of === 'nord' ? 1 : 12);
  await writtenToNord();
  isOver = true;
  await send();
  expect(await screen.findByText(OVER)).toBeVisible();
  signInAgain();
  expect(await screen.findByText(SEND_AGAIN)).toBeVisible();
});

it('is sent once, however often one asks for it while it is counted', async () => {
  let isSlow = false;
  centresOf = (of) => (of !== 'nord' ? 12 : isSlow ? undefined : 1);
  await writtenToNord();
  isSlow = true;
  await userEvent.click(screen.getByRole('textbox', { name: /^Message/ }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  answerCounts(1);
  await waitFor(() => expect(sent()).toEqual(['nord']));
  expect(calls('POST')).toHaveLength(1);
});
