import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { FormManyCentres } from './FormManyCentres.js';

const CENTRES = [
  { id: 'mer', nom: 'Centre Mer', service: null, type: 'VACCINATION', actif: true },
  { id: 'port', nom: 'Centre Port', service: 'Vaccination', type: 'VACCINATION', actif: false },
] as const;

const sent = vi.fn();

function Form() {
  const form = useForm({ defaultValues: { centres: CENTRES } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(sent)}>
        <FormManyCentres name="centres" label="Centres" options={[]} onOpen={() => undefined} />
        <button type="submit">Envoyer</button>
      </form>
    </FormProvider>
  );
}

it('marks a chosen centre that is disabled, and is offered no longer', async () => {
  await renderInApp(<Form />);
  expect(screen.getByText('Centre Mer')).toBeVisible();
  expect(screen.getByText("Centre Port – Vaccination (n'est plus proposé)")).toBeVisible();
});

it('does not send its form while it holds a text that chooses no centre', async () => {
  await renderInApp(<Form />);
  const field = screen.getByRole('combobox', { name: 'Centres' });
  await userEvent.type(field, 'xyz');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  await send();
  expect(await screen.findByText(/Cette valeur n'est pas dans celles proposées/)).toBeVisible();
  expect(field).toHaveValue('xyz');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await send();
  await eventually(() => expect(sent).toHaveBeenCalledWith({ centres: CENTRES }, expect.anything()));
});
