import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { FormDate } from './FormDate.js';

const EMPTY = { day: null };

function Form({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm<{ day: string | null }>({ defaultValues: EMPTY });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(onSubmit)}>
        <FormDate name="day" label="Jour" />
        <button type="submit">Chercher</button>
        <button type="button" onClick={() => form.reset(EMPTY)}>
          Effacer
        </button>
      </form>
    </FormProvider>
  );
}

const parts = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const type = async (digits: string) => {
  await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(digits);
};

it('is empty after a reset, also where only its day was typed', async () => {
  await renderInApp(<Form onSubmit={vi.fn()} />);
  const empty = parts();
  await type('31');
  expect(parts()).not.toEqual(empty);
  await press('Effacer');
  expect(parts()).toEqual(empty);
});

it('is empty and valid after a reset, also where its year was only half typed', async () => {
  const onSubmit = vi.fn();
  await renderInApp(<Form onSubmit={onSubmit} />);
  const empty = parts();
  await type('310120');
  await press('Chercher');
  expect(onSubmit).not.toHaveBeenCalled();

  await press('Effacer');
  expect(parts()).toEqual(empty);
  await press('Chercher');
  expect(onSubmit).toHaveBeenCalledOnce();
});
