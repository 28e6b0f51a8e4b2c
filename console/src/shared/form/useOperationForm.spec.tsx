import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../api/generated/codes.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { OVER, SEND_AGAIN, sessionOver, signInAgain } from '../../testing/session-over.js';
import { FormCheckbox } from './fields/FormCheckbox.js';
import { FormDate } from './fields/FormDate.js';
import { FormText } from './fields/FormText.js';
import { OperationForm } from './OperationForm.js';
import { useOperationForm } from './useOperationForm.js';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const FIELDS_WRONG = 'Un ou plusieurs champs sont incorrects';
const REQUIRED = 'Champ obligatoire';
const NOT_CREATED = "Une erreur est survenue, le contenant n'a pas été créé";

interface Values {
  readonly nom: string;
  readonly urgent: boolean;
  readonly reason: string;
}
const BLANK: Values = { nom: '', urgent: true, reason: '' };

function ContainerForm() {
  const operation = useOperationForm({
    defaultValues: BLANK,
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
    onSuccess: () => undefined,
    failure: 'administration.kind.container.createFailure',
  });
  const { urgent } = operation.form.watch();
  return (
    <OperationForm operation={operation} submitLabel="Créer">
      <FormText name="nom" label="Nom" required />
      <FormCheckbox name="urgent" label="Urgent" />
      <FormText name="reason" label="Raison" required={urgent} />
      {urgent && <FormText name="until" label="Échéance" required />}
    </OperationForm>
  );
}

/** Its first field appears with a choice, after the others. */
function LateForm() {
  const operation = useOperationForm({
    defaultValues: { differs: false, quantity: '', comment: '' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
  });
  return (
    <OperationForm operation={operation} submitLabel="Créer">
      {operation.form.watch('differs') && <FormText name="quantity" label="Quantité" required />}
      <FormCheckbox name="differs" label="Diffère" />
      <FormText name="comment" label="Commentaire" required />
    </OperationForm>
  );
}

function DayForm() {
  const operation = useOperationForm({
    defaultValues: { nom: '', day: null },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
  });
  return (
    <OperationForm operation={operation} submitLabel="Créer">
      <FormText name="nom" label="Nom" />
      <FormDate name="day" label="Jour" />
    </OperationForm>
  );
}

function SavedForm() {
  const operation = useOperationForm({
    defaultValues: { nom: '' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
    success: 'scrapping.success',
  });
  return (
    <OperationForm operation={operation} submitLabel="Créer">
      <FormText name="nom" label="Nom" required />
    </OperationForm>
  );
}

/** Filled in from elsewhere, as a preparation for a request is. */
function FilledForm() {
  const operation = useOperationForm({
    defaultValues: { nom: 'A' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
  });
  return (
    <OperationForm operation={operation} submitLabel="Créer">
      <FormText name="nom" label="Nom" required />
    </OperationForm>
  );
}

/** Names between commas are sent one after the other; where `asks`, a refused one is sent again with another name. */
function PartsForm({ asks = false }: { readonly asks?: boolean }) {
  const operation = useOperationForm({
    defaultValues: { nom: '' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
    parts: ({ nom }) =>
      nom.split(',').map((one, n, all) => ({ sent: { nom: one }, shown: { nom: all.slice(n).join(',') } })),
    onRefused: async (_, body, __, sendAgain) => {
      if (asks) await sendAgain({ ...body, nom: `${body.nom}!` });
      return asks;
    },
  });
  return (
    <OperationForm operation={operation} submitLabel="Créer">
      <FormText name="nom" label="Nom" required />
    </OperationForm>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Créer' }));
const type = (label: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: new RegExp(label) }), text);

async function sendFilledIn(): Promise<void> {
  await renderInApp(<ContainerForm />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }));
  await type('Nom', 'Isotherma');
  await submit();
}

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

describe('what a form says is wrong', () => {
  it('goes when every field is right', async () => {
    await renderInApp(<ContainerForm />);
    await submit();
    expect(await screen.findByText(FIELDS_WRONG)).toBeVisible();
    expect(screen.getAllByText(REQUIRED)).toHaveLength(3);
    await type('Nom', 'Isotherma');
    expect(screen.getByText(FIELDS_WRONG)).toBeVisible();
    // The two others are no longer asked for, or no longer there.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }));
    expect(screen.queryByText(REQUIRED)).toBeNull();
    expect(screen.queryByText(FIELDS_WRONG)).toBeNull();
  });

  it('goes when what the service refused is changed, also by another field', async () => {
    answer.mockImplementation(async () =>
      json(400, { globalErrors: [], fieldErrors: [{ field: 'nom', code: 'global.error.nameTaken' }] }),
    );
    await sendFilledIn();
    expect(await screen.findByText('Ce nom est déjà utilisé')).toBeVisible();
    expect(screen.getByText('Votre formulaire comporte des erreurs')).toBeVisible();
    await type('Nom', ' 2');
    expect(screen.queryByText('Ce nom est déjà utilisé')).toBeNull();
    expect(screen.queryByText('Votre formulaire comporte des erreurs')).toBeNull();
  });
});

describe('a command that failed', () => {
  it('is said once, in the words of the operation, when the service failed', async () => {
    answer.mockImplementation(async () => json(500, { code: 'global.error.unexpected', message: '' }));
    await sendFilledIn();
    expect(await screen.findAllByText(NOT_CREATED)).toHaveLength(1);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('gives the reason where the service has one', async () => {
    answer.mockImplementation(async () => json(403, { code: 'global.error.forbidden', message: '' }));
    await sendFilledIn();
    expect(
      await screen.findAllByText(`${NOT_CREATED} : Vos droits ne permettent pas cette action`),
    ).toHaveLength(1);
  });
});

it('asks to send again what was refused because the session had ended, once it goes on', async () => {
  answer.mockImplementation(async () => sessionOver());
  await sendFilledIn();
  expect(await screen.findByText(OVER)).toBeVisible();
  signInAgain();
  expect(screen.queryByText(OVER)).toBeNull();
  expect(screen.getByText(SEND_AGAIN)).toBeVisible();
  answer.mockImplementation(async () => json(201, { id: 'c1' }));
  await submit();
  await eventually(() => expect(screen.queryByText(SEND_AGAIN)).toBeNull());
});

it('proposes the reason for goods past their limit again until they are taken', async () => {
  const pastLimit = () => json(400, { globalErrors: [{ code: ErrorCode.pastLimit }], fieldErrors: [] });
  const answers = [pastLimit(), sessionOver(), pastLimit(), json(201, { id: 'c1' }), pastLimit()];
  answer.mockImplementation(async (request) =>
    (request as Request).method === 'POST' ? answers.shift()! : json(404, {}),
  );
  const reason = () => screen.findByRole('textbox', { name: 'Commentaire' });
  const confirm = async () => {
    const buttons = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await sendFilledIn();
  await userEvent.type(await reason(), 'Rien d’autre');
  await confirm();
  expect(await screen.findByText(OVER)).toBeVisible();
  await submit();
  expect(await reason()).toHaveValue('Rien d’autre');
  await confirm();
  await eventually(() => expect(screen.getByRole('textbox', { name: /Nom/ })).toHaveValue(''));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }));
  await type('Nom', 'Isotherma 2');
  await submit();
  expect(await reason()).toHaveValue('');
});

it('asks again before work is lost that was typed after a success', async () => {
  answer.mockImplementation(async () => json(201, { id: 'c1' }));
  await renderInApp(
    <>
      <ContainerForm />
      <Link to="/elsewhere">Ailleurs</Link>
    </>,
    { pages: { '/elsewhere': 'Une autre page' } },
  );
  for (const name of ['Isotherma', 'Isotherma 2']) {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }));
    await type('Nom', name);
    await submit();
    await eventually(() => expect(screen.getByRole('textbox', { name: /Nom/ })).toHaveValue(''));
  }
  await type('Nom', 'Isotherma 3');
  await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
  expect(screen.queryByText('Une autre page')).toBeNull();
});

it('begins at its first field after a reset, also where a frame comes before it is drawn', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0);
    return 0;
  });
  await renderInApp(<DayForm />);
  await type('Nom', 'Isotherma');
  await userEvent.click(screen.getByRole('button', { name: 'Réinitialiser' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus());
});

it('empties with a reset also what is half typed', async () => {
  await renderInApp(<DayForm />);
  const parts = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
  const empty = parts();
  await type('Nom', 'Isotherma');
  await userEvent.click(screen.getAllByRole('spinbutton')[0]!);
  await userEvent.keyboard('31');
  expect(parts()).not.toEqual(empty);
  await userEvent.click(screen.getByRole('button', { name: 'Réinitialiser' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
  await eventually(() => expect(parts()).toEqual(empty));
});

it.each([
  ['the service refuses', async () => type('Nom', 'Isotherma')],
  ['a field of it is empty', async () => undefined],
])('takes the success of what was sent before away when %s', async (_, fillIn) => {
  answer.mockImplementation(async () => json(201, { id: '1' }));
  await renderInApp(<SavedForm />);
  await type('Nom', 'Isotherma');
  await submit();
  const success = await screen.findByText(/bien été/);
  answer.mockImplementation(async () => json(400, { globalErrors: [], fieldErrors: [] }));
  await fillIn();
  await submit();
  await eventually(() => expect(success).not.toBeInTheDocument());
});

describe('while a form is being sent', () => {
  const sent: { readonly key: string | null; readonly nom: string }[] = [];
  beforeEach(() => sent.splice(0));

  /** Notes what is sent, and answers it; what else the console asks for gets no answer. */
  const serve = (respond: () => Promise<Response>) =>
    answer.mockImplementation(async (input, init) => {
      const request =
        input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
      if (request.method !== 'POST') return new Promise(() => undefined);
      const { nom } = (await request.clone().json()) as { readonly nom: string };
      sent.push({ key: request.headers.get('idempotency-key'), nom });
      return respond();
    });
  const noAnswer = async (): Promise<Response> => {
    throw new TypeError('no network');
  };
  /** Answers that come when the spec gives them, in the order in which they were asked for. */
  const answers = () => {
    const waiting: ((given: Promise<Response>) => void)[] = [];
    serve(() => new Promise((resolve) => waiting.push(resolve)));
    return waiting;
  };
  const created = async () => json(201, { id: '1' });
  const refused = async () =>
    json(400, { globalErrors: [], fieldErrors: [{ field: 'nom', code: 'global.error.nameTaken' }] });

  it('sends each part once, however often the keys are pressed', async () => {
    const waiting = answers();
    await renderInApp(<PartsForm />);
    await type('Nom', 'A,B');
    const field = screen.getByRole('textbox', { name: /Nom/ });
    const press = (repeat = false) => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, repeat });
    press();
    press();
    await eventually(() => expect(waiting).toHaveLength(1));
    waiting[0]!(created());
    await eventually(() => expect(waiting).toHaveLength(2));
    press(true);
    press();
    fireEvent.submit(field.closest('form')!);
    waiting[1]!(created());
    await eventually(() => expect(field).toHaveValue(''));
    expect(sent.map(({ nom }) => nom)).toEqual(['A', 'B']);
  });

  it('goes on with the other parts where the answer to a question sends one of them again', async () => {
    let refusals = 1;
    serve(() => (refusals-- > 0 ? refused() : created()));
    await renderInApp(<PartsForm asks />);
    await type('Nom', 'A,B,C');
    await submit();
    await eventually(() => expect(screen.getByRole('textbox', { name: /Nom/ })).toHaveValue(''));
    expect(sent.map(({ nom }) => nom)).toEqual(['A', 'A!', 'B', 'C']);
  });

  it('can be begun anew only after the answer, which would clear it', async () => {
    const waiting = answers();
    await renderInApp(<SavedForm />);
    await type('Nom', 'A');
    await submit();
    const field = screen.getByRole('textbox', { name: /Nom/ });
    expect(field.closest('[inert]')).not.toBeNull();
    waiting[0]!(created());
    await eventually(() => expect(field.closest('[inert]')).toBeNull());
  });

  it('keeps the key of a body whose outcome is unknown, also where another was refused meanwhile', async () => {
    serve(noAnswer);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await renderInApp(<SavedForm />);
      const field = screen.getByRole('textbox', { name: /Nom/ });
      const send = async (nom: string) => {
        fireEvent.change(field, { target: { value: nom } });
        fireEvent.submit(field.closest('form')!);
        await vi.advanceTimersByTimeAsync(10_000);
      };
      await send('A');
      serve(refused);
      await send('B');
      await send('A');
    } finally {
      vi.useRealTimers();
    }
    const keys = (nom: string) => new Set(sent.filter((each) => each.nom === nom).map(({ key }) => key));
    expect(keys('A').size).toBe(1);
    expect(keys('B').size).toBe(1);
  });

  describe('and is left', () => {
    const leaveWhileSending = async (form = <SavedForm />, name = 'A') => {
      const waiting = answers();
      await renderInApp(
        <>
          {form}
          <Link to="/elsewhere">Ailleurs</Link>
        </>,
        { pages: { '/elsewhere': 'Une autre page' } },
      );
      if (name) await type('Nom', name);
      await submit();
      await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
      await screen.findByRole('alertdialog', { name: "L'opération est en cours d'envoi" });
      return waiting[0]!;
    };
    const leave = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Quitter la page' }));
      expect(await screen.findByText('Une autre page')).toBeVisible();
    };

    it('asks no more once it was taken, and goes to where the user wanted', async () => {
      const give = await leaveWhileSending();
      give(created());
      expect(await screen.findByText('Une autre page')).toBeVisible();
      await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.getByText(/bien été/)).toBeVisible();
    });

    it('asks no more once it was refused, and stays where that is shown', async () => {
      const give = await leaveWhileSending();
      give(refused());
      expect(await screen.findByText('Ce nom est déjà utilisé')).toBeInTheDocument();
      await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.queryByText('Une autre page')).toBeNull();
    });

    it('tells on the next page that it was refused', async () => {
      const give = await leaveWhileSending();
      await leave();
      give(refused());
      expect(
        await screen.findByText(/que vous avez quittée n'a pas été enregistrée : Ce nom est déjà utilisé/),
      ).toBeVisible();
    });

    it('tells on the next page that a part of it was taken before another was refused', async () => {
      const give = await leaveWhileSending(<PartsForm />, 'A,B');
      await leave();
      serve(refused);
      give(created());
      expect(
        await screen.findByText(/n'est enregistrée qu'en partie : Ce nom est déjà utilisé/),
      ).toBeVisible();
      expect(sent.map(({ nom }) => nom)).toEqual(['A', 'B']);
    });

    it('asks also where what is sent had been filled in before', async () => {
      const give = await leaveWhileSending(<FilledForm />, '');
      give(refused());
      expect(await screen.findByText('Ce nom est déjà utilisé')).toBeInTheDocument();
      await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.queryByText('Une autre page')).toBeNull();
    });

    it('tells on the next page that nobody knows whether it was recorded', async () => {
      const give = await leaveWhileSending();
      await leave();
      serve(noAnswer);
      give(noAnswer());
      expect(await screen.findByText(/impossible de dire/, undefined, { timeout: 10_000 })).toBeVisible();
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    });
  });
});

describe('the focus of a form that was sent from a field', () => {
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const fillIn = async () => {
    await renderInApp(<ContainerForm />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }));
    await type('Nom', 'Isotherma');
    await type('Raison', 'Neuf');
  };

  it('is on the first field where the form was taken', async () => {
    answer.mockImplementation(async () => json(201, { id: 'c1' }));
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(field(/Nom/)).toHaveFocus());
    expect(field(/Nom/)).toHaveValue('');
  });

  it('stays where it was when the form was refused, unless a field is wrong', async () => {
    answer.mockImplementation(async () => json(500, { code: 'global.error.unexpected', message: '' }));
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(NOT_CREATED);
    expect(field(/Raison/)).toHaveFocus();
    answer.mockImplementation(async () =>
      json(400, { globalErrors: [], fieldErrors: [{ field: 'nom', code: 'global.error.nameTaken' }] }),
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Ce nom est déjà utilisé');
    expect(field(/Nom/)).toHaveFocus();
  });
});

it('begins at the first wrong field of the page, also where that one was drawn last', async () => {
  answer.mockImplementation(async () =>
    json(400, {
      globalErrors: [],
      fieldErrors: ['comment', 'quantity'].map((field) => ({ field, code: 'global.error.required' })),
    }),
  );
  await renderInApp(<LateForm />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Diffère' }));
  await submit();
  const first = () => screen.getByRole('textbox', { name: /Quantité/ });
  await eventually(() => expect(first()).toHaveFocus());

  await type('Quantité', '1');
  await type('Commentaire', 'Cassé');
  await submit();
  await screen.findByText('Votre formulaire comporte des erreurs');
  expect(first()).toHaveFocus();
});
