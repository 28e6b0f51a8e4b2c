import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { renderInApp } from '../../testing/renderInApp.js';
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
  answer.mockImplementation(async () => json(401, { code: 'auth.error.unauthorized', message: '' }));
  await sendFilledIn();
  expect(await screen.findByText(/connectez-vous de nouveau/)).toBeVisible();
  act(() => credentials.keep(`new.${btoa(JSON.stringify({ sub: 'user-1' }))}.sign`));
  expect(screen.queryByText(/connectez-vous de nouveau/)).toBeNull();
  expect(screen.getByText(/envoyez-la à nouveau/)).toBeVisible();
  answer.mockImplementation(async () => json(201, { id: 'c1' }));
  await submit();
  await vi.waitFor(() => expect(screen.queryByText(/envoyez-la à nouveau/)).toBeNull());
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
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: /Nom/ })).toHaveValue(''));
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
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus());
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
  await vi.waitFor(() => expect(parts()).toEqual(empty));
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
  await vi.waitFor(() => expect(success).not.toBeInTheDocument());
});
