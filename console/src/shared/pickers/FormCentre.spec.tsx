import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CentreSummary } from '../../api/types.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { FormCentre } from './FormCentre.js';

const CENTRES = [
  { id: 'mer', nom: 'Mer', service: null, type: 'VACCINATION' },
  { id: 'port', nom: 'Port', service: null, type: 'VACCINATION' },
] as unknown as CentreSummary[];
const sent = vi.fn();

/** A form in which no choice means all centres. */
function Form() {
  const form = useForm<{ centre: string | null }>({ defaultValues: { centre: null } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(({ centre }) => sent(centre))}>
        <FormCentre name="centre" label="Centre" centres={CENTRES} />
        <button type="submit">Envoyer</button>
        <button type="button" onClick={() => form.setValue('centre', 'port')}>
          Lire
        </button>
        <button type="button" onClick={() => form.reset()}>
          Vider
        </button>
      </form>
    </FormProvider>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Centre' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const FAULT = /Cette valeur n'est pas dans celles proposées/;

beforeEach(() => sent.mockClear());

it.each([
  ['fits nothing', 'xyz'],
  ['fits what was not chosen', 'por'],
])('keeps a text that %s, and does not send its form as if it were empty', async (_, text) => {
  await renderInApp(<Form />);
  await userEvent.type(field(), text);
  await press('Envoyer');
  expect(await screen.findByText(FAULT)).toBeVisible();
  expect(field()).toHaveValue(text);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(field());
  expect(screen.queryByText(FAULT)).toBeNull();
  await press('Envoyer');
  expect(sent).toHaveBeenLastCalledWith(null);
});

it('is what was chosen once it is left, whatever was typed over it, until something else is', async () => {
  await renderInApp(<Form />);
  await userEvent.type(field(), 'mer{Enter}');
  await userEvent.type(field(), '{Backspace}r');
  await press('Envoyer');
  expect(sent).toHaveBeenLastCalledWith('mer');
  await userEvent.clear(field());
  await userEvent.type(field(), 'port{Enter}{Backspace}');
  await press('Envoyer');
  expect(field()).toHaveValue('Port');
  expect(sent).toHaveBeenLastCalledWith('port');
  await press('Vider');
  expect(field()).toHaveValue('');
  await press('Envoyer');
  expect(sent).toHaveBeenLastCalledWith(null);
});

it.each([
  ['by its whole name', 'Port{Enter}', async () => {}],
  ['by a scan, over what was typed', 'me', () => press('Lire')],
])('is empty again once a choice that was made %s is taken back', async (_, keys, choose) => {
  await renderInApp(<Form />);
  await userEvent.type(field(), keys);
  await choose();
  expect(field()).toHaveValue('Port');
  await press('Vider');
  expect(field()).toHaveValue('');
  await press('Envoyer');
  expect(sent).toHaveBeenLastCalledWith(null);
});
