import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { FormText } from '../form/fields/FormText.js';
import { useOperationForm } from '../form/useOperationForm.js';
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
