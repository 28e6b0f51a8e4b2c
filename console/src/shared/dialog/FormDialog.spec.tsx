import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { FormText } from '../form/fields/FormText.js';
import { OperationForm } from '../form/OperationForm.js';
import { useOperationForm } from '../form/useOperationForm.js';
import { useLeadOn } from '../navigation/useLeadOn.js';
import { FormDialog } from './FormDialog.js';

const answer = vi.fn<typeof fetch>();

function ContainerDialog() {
  const operation = useOperationForm({
    defaultValues: { nom: 'Glacière' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
    onSuccess: () => undefined,
    failure: 'administration.kind.container.createFailure',
  });
  return (
    <FormDialog operation={operation} title="Contenant" submitLabel="Créer" onClose={() => undefined}>
      <FormText name="nom" label="Nom" required />
    </FormDialog>
  );
}

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

describe('a form in a dialog', () => {
  it('has the focus on its button again where what was sent from there by keyboard is refused', async () => {
    await renderInApp(<ContainerDialog />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Créer' });
    answer.mockImplementation(async () => {
      // As browsers do, and jsdom does not: the button that waits is disabled, and the dialog has the focus.
      button.blur();
      screen.getByRole('dialog').closest<HTMLElement>('[tabindex="-1"]')?.focus();
      return new Response('{}', { status: 400 });
    });
    while (document.activeElement !== button) await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText(/le contenant n'a pas été créé/);
    expect(document.activeElement).toBe(button);
  });
});

/** Closes with its success, which leads on to what was made. */
function LeadingDialog({ onClose }: { onClose: () => void }) {
  const leadOn = useLeadOn();
  const operation = useOperationForm({
    defaultValues: { nom: 'Glacière' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
    onSuccess: () => {
      onClose();
      leadOn('/made');
    },
  });
  return (
    <FormDialog operation={operation} title="Contenant" submitLabel="Créer" onClose={onClose}>
      <FormText name="nom" label="Nom" required />
    </FormDialog>
  );
}

function Containers() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <LeadingDialog onClose={() => setOpen(false)} />}
      <Link to="/elsewhere">Ailleurs</Link>
    </>
  );
}

/** Adds to the form beneath it, and sends nothing itself. */
function NameDialog() {
  const form = useForm({ defaultValues: { nom: '' } });
  return (
    <FormDialog
      operation={{ form, submit: async () => {} }}
      title="Nom"
      submitLabel="Ajouter"
      onClose={() => {}}
    >
      <FormText name="nom" label="Autre nom" />
    </FormDialog>
  );
}

function NamedForm() {
  const [isAdding, setAdding] = useState(false);
  const operation = useOperationForm({
    defaultValues: { nom: '' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
  });
  return (
    <>
      <OperationForm
        operation={operation}
        submitLabel="Créer"
        actions={
          <button type="button" onClick={() => setAdding(true)}>
            Ajouter un nom
          </button>
        }
      >
        <FormText name="nom" label="Nom" />
      </OperationForm>
      {isAdding && <NameDialog />}
      <Link to="/elsewhere">Ailleurs</Link>
    </>
  );
}

describe('a page with a form in a dialog, when it is left', () => {
  const pages = { '/elsewhere': 'Une autre page', '/made': 'Le contenant' };
  const IS_SENDING = { name: "L'opération est en cours d'envoi" };
  /** As the browser's back does: the dialog hides the page's links. */
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Ailleurs', hidden: true }));
  const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const send = async () => {
    let give!: (response: Response) => void;
    answer.mockImplementation(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    await renderInApp(<Containers />, { pages });
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await eventually(() => expect(answer).toHaveBeenCalled());
    return (response: Response) => give(response);
  };

  it('asks while it is being sent, and goes to where the user wanted once it was taken', async () => {
    const give = await send();
    expect(isWarned()).toBe(true);
    leave();
    await screen.findByRole('alertdialog', IS_SENDING);
    give(Response.json({ id: '1' }, { status: 201 }));
    expect(await screen.findByText('Une autre page')).toBeVisible();
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('asks no more once it was refused, and stays where that is shown', async () => {
    const give = await send();
    leave();
    await screen.findByRole('alertdialog', IS_SENDING);
    const taken = { field: 'nom', code: 'global.error.nameTaken' };
    give(Response.json({ globalErrors: [], fieldErrors: [taken] }, { status: 400 }));
    expect(await screen.findByText('Ce nom est déjà utilisé')).toBeInTheDocument();
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Une autre page')).toBeNull();
  });

  it('asks nothing where its success leads on', async () => {
    const give = await send();
    give(Response.json({ id: '1' }, { status: 201 }));
    expect(await screen.findByText('Le contenant')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('goes at once before it is sent', async () => {
    await renderInApp(<Containers />, { pages });
    expect(isWarned()).toBe(false);
    leave();
    expect(await screen.findByText('Une autre page')).toBeVisible();
  });

  it('asks once for the form beneath a dialog that sends nothing', async () => {
    await renderInApp(<NamedForm />, { pages });
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'A');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un nom' }));
    leave();
    await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await userEvent.click(screen.getByRole('button', { name: 'Quitter la page' }));
    expect(await screen.findByText('Une autre page')).toBeVisible();
    await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
