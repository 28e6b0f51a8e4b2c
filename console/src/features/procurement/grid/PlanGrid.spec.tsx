import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../shared/format/zone.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import type { Allocation, AllocationWeek } from '../allocation.js';
import { PlanForm } from '../PlanForm.js';
import { DAY_FIELDS } from './plan-grid.js';

const MONDAY = '2099-11-23';
const NOTHING = Object.fromEntries(DAY_FIELDS.map((field) => [field, 0]));
const planned = (days: object): Allocation =>
  ({ modeQte: 'CONDITIONNEMENT', ...NOTHING, ...days }) as Allocation;
const weeks = (first: Allocation | null = null, taken = 0): AllocationWeek[] =>
  Array.from({ length: 5 }, (_, index) => ({
    debutSemaine: addDays(MONDAY, 7 * index),
    quantiteConfirmee: index === 0 ? taken : 0,
    plan: index === 0 ? first : null,
  }));
const PLANNER = { user: { isAdmin: false, isAdminDispatch: true }, centre: { type: 'DISPATCH' } } as never;
const READER = { user: { isAdmin: false, isAdminDispatch: false }, centre: { type: 'DISPATCH' } } as never;

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const show = (of: AllocationWeek[] = weeks(), session: object = PLANNER) =>
  renderInApp(
    <PlanForm
      weeks={of}
      planKey={{ centreId: 'centre', productId: 'product' }}
      product={{ nbDoses: 6, typeConditionnement: 'FLACON' }}
    />,
    { session, pages: { '/procurements': <p>Liste</p> } },
  );
const cell = (day: string, date: string) => screen.getByRole('textbox', { name: `${day} ${date}` });
const monday = () => cell('Lundi', '23/11/2099');
const lines = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
/** The commands; after one, what is on screen is read again. */
const commands = () =>
  answer.mock.calls.map(([request]) => request as Request).filter(({ method }) => method === 'PUT');
const sent = async () => JSON.parse(await commands()[0]!.text());

const versionAndMonday = ({ version, lundi }: { version: number; lundi: number }) => [version, lundi];

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

describe('the grid of a plan', () => {
  it('is gone through by arrows, Enter and Tab, as a spreadsheet is', async () => {
    await show();
    await userEvent.click(monday());
    await userEvent.keyboard('12{Enter}7{Shift>}{Enter}{/Shift}');
    expect(monday()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}3{Tab}4{ArrowDown}');
    expect(cell('Mercredi', '02/12/2099')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(monday()).toHaveFocus();
    expect(monday()).toHaveValue('12');
    expect(cell('Lundi', '30/11/2099')).toHaveValue('7');
    expect(cell('Mardi', '24/11/2099')).toHaveValue('3');
    expect(cell('Mercredi', '25/11/2099')).toHaveValue('4');
    // Within a number an arrow goes over its figures.
    await userEvent.keyboard('345{ArrowLeft}');
    expect(monday()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(monday()).toHaveValue('12');
  });

  it('counts packages, doses and what is left as one types', async () => {
    await show(weeks(planned({ lundi: 5 }), 3));
    const [first] = lines();
    expect(first).toHaveTextContent('5 flacons');
    expect(first).toHaveTextContent('Reste : 2 flacons');
    await userEvent.type(monday(), '{Backspace}8');
    expect(first).toHaveTextContent('8 flacons');
    expect(first).toHaveTextContent('48 doses');
    expect(first).toHaveTextContent('Reste : 5 flacons');
    await userEvent.type(monday(), '{Backspace}2');
    expect(first).toHaveTextContent('Moins que ce qui est confirmé : 3 flacons');
    await userEvent.type(cell('Mardi', '01/12/2099'), '10');
    expect(screen.getByText('Total : 12 flacons, soit 72 doses')).toBeInTheDocument();
  });

  it('takes 5 × 7 numbers that were copied from a spreadsheet, and saves them in one call', async () => {
    answer.mockResolvedValue(json(200, []));
    await show();
    await userEvent.click(monday());
    await userEvent.paste(
      Array.from({ length: 5 }, (_, week) =>
        Array.from({ length: 7 }, (_, day) => (day % 2 ? `${week + day},0` : `${week + day}.0`)).join('\t'),
      ).join('\r\n'),
    );
    expect(screen.getByText('35 cases remplies.')).toBeInTheDocument();
    expect(cell('Dimanche', '27/12/2099')).toHaveValue('10');
    await save();
    expect(await screen.findByText('Liste')).toBeInTheDocument();
    expect(commands()).toHaveLength(1);
    const { semaines } = await sent();
    expect(semaines).toHaveLength(5);
    expect(semaines[4]).toEqual({
      debutSemaine: '2099-12-21',
      modeQte: 'CONDITIONNEMENT',
      version: 0,
      lundi: 4,
      mardi: 5,
      mercredi: 6,
      jeudi: 7,
      vendredi: 8,
      samedi: 9,
      dimanche: 10,
    });
  });

  it('tells how much of a block has no place, and takes a paste back', async () => {
    await show(weeks(planned({ dimanche: 9 })));
    await userEvent.click(cell('Dimanche', '29/11/2099'));
    await userEvent.paste('1\t2\n3\t4');
    expect(screen.getByText(/2 cases remplies\. 2 cases copiées n'ont pas de place/)).toBeInTheDocument();
    expect(cell('Dimanche', '06/12/2099')).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler le collage' }));
    expect(cell('Dimanche', '29/11/2099')).toHaveValue('9');
    expect(cell('Dimanche', '06/12/2099')).toHaveValue('');
  });

  it('says on the cell what is no quantity, and sends nothing', async () => {
    await show();
    await userEvent.click(monday());
    await userEvent.paste('dix\t2,5\t1.000');
    expect(monday()).toBeInvalid();
    expect(monday()).toHaveAccessibleDescription(/^Lundi : /);
    expect(lines()[0]).toHaveTextContent('« 1.000 » se lit de deux façons');
    await save();
    expect(await screen.findByText('Un ou plusieurs champs sont incorrects')).toBeInTheDocument();
    expect(answer).not.toHaveBeenCalled();
  });

  it('says on the cell what the service refuses, though not all weeks were sent', async () => {
    answer.mockResolvedValue(
      json(400, {
        globalErrors: [],
        fieldErrors: [
          { field: 'semaines[0].mardi', code: 'global.error.notNegative' },
          { field: 'semaines[0].debutSemaine', code: 'allocation.error.weekOver' },
        ],
      }),
    );
    await show();
    await userEvent.type(cell('Mardi', '08/12/2099'), '4');
    await save();
    expect(await screen.findByText('Votre formulaire comporte des erreurs')).toBeInTheDocument();
    expect(cell('Mardi', '08/12/2099')).toBeInvalid();
    expect(lines()[2]).toHaveTextContent('Cette semaine est passée · Mardi : ');
  });

  it('shows what somebody else saved meanwhile, and saves on top of it or takes it', async () => {
    const ours = planned({ lundi: 5, version: 1 });
    const theirs = planned({
      lundi: 9,
      totalCond: 9,
      totalDoses: 54,
      version: 2,
      history: { modificationDate: '2099-11-20T09:30:00Z', modificationUser: 'Rita Referent' },
    } as object);
    const refused = {
      code: 'allocation.error.changed',
      message: 'Rita',
      arguments: { editor: 'Rita Referent' },
    };
    answer.mockImplementation(async (request) => {
      const { method } = request as Request;
      if (method === 'GET') return json(200, weeks(theirs));
      return commands().length === 1 ? json(409, refused) : json(200, []);
    });
    await show(weeks(ours));
    await userEvent.clear(monday());
    await userEvent.type(monday(), '7');
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Rita Referent a modifié ou supprimé ce plan');
    expect(await within(dialog).findByRole('row', { name: /Semaine 48/ })).toHaveTextContent(
      /9 flacons · 54 doses, par Rita Referent le 20\/11\/2099.*7 flacons · 42 doses/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer mes modifications' }));
    expect(await screen.findByText('Liste')).toBeInTheDocument();
    const bodies = await Promise.all(commands().map((request) => request.json()));
    expect(bodies.map(({ semaines }) => semaines.map(versionAndMonday))).toEqual([[[1, 7]], [[2, 7]]]);
  });

  it('takes over what somebody else saved meanwhile', async () => {
    answer.mockImplementation(async (request) =>
      (request as Request).method === 'GET'
        ? json(200, weeks(null))
        : json(409, { code: 'allocation.error.changed', message: 'Rita', arguments: { editor: 'Rita' } }),
    );
    await show(weeks(planned({ lundi: 5, version: 1 })));
    await userEvent.type(monday(), '7');
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('row', { name: /Supprimé/ })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reprendre sa version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(monday()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  });

  it('keeps what is planned where the weeks are to count doses', async () => {
    answer.mockResolvedValue(json(200, []));
    await show(weeks(planned({ lundi: 5 })));
    await userEvent.click(screen.getByText('Doses'));
    expect(lines()).toHaveLength(10);
    expect(cell('Lundi', '23/11/2099 1re dose')).toHaveValue('30');
    expect(lines()[0]).toHaveTextContent('5 flacons');
    await save();
    expect(await screen.findByText('Liste')).toBeInTheDocument();
    expect((await sent()).semaines).toMatchObject([{ modeQte: 'DOSE', lundi1: 30, lundi2: 0 }]);
  });

  it('leaves a week that is over as it was planned, where the others are to count doses', async () => {
    answer.mockResolvedValue(json(200, []));
    const [over, present, ...later] = weeks(planned({ lundi: 5 }));
    await show([
      { ...over!, debutSemaine: '2020-01-06' },
      { ...present!, plan: planned({ mardi: 2 }) },
      ...later,
    ]);
    await userEvent.click(screen.getByText('Doses'));
    expect(lines()[0]).toHaveTextContent('5 flacons');
    await save();
    expect(await screen.findByText('Liste')).toBeInTheDocument();
    expect((await sent()).semaines).toMatchObject([
      { debutSemaine: '2099-11-30', modeQte: 'DOSE', mardi1: 12 },
    ]);
  });

  it('is only read where its centre may not plan, and in weeks that are over', async () => {
    const { unmount } = await show(weeks(planned({ lundi: 5 })), READER);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(lines()[0]).toHaveTextContent('5');
    unmount();
    await show(weeks().map((week, index) => (index === 0 ? { ...week, debutSemaine: '2020-01-06' } : week)));
    expect(screen.getAllByRole('textbox')).toHaveLength(28);
  });
});
