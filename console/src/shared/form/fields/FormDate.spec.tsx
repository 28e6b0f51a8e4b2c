import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { FormDate } from './FormDate.js';

const sent = vi.fn();

function Day({ required = false, day = null }: { required?: boolean; day?: string | null }) {
  const form = useForm({ defaultValues: { day } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(sent)}>
        <FormDate name="day" label="Jour" required={required} />
        <button type="submit">Envoyer</button>
      </form>
    </FormProvider>
  );
}

const [DAY, MONTH, YEAR] = [0, 1, 2];
const part = (index: number) => screen.getAllByRole('spinbutton')[index]!;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
const NO_DATE = "Cette date n'existe pas";

it.each([
  ['only its day', DAY, '31'],
  ['only its month', MONTH, '12'],
  ['only its year', YEAR, '2031'],
])('is not sent while %s is typed, whether it is required or not', async (_, index, digits) => {
  for (const required of [false, true]) {
    sent.mockClear();
    const { unmount } = await renderInApp(<Day required={required} />);
    await userEvent.click(part(index));
    await userEvent.keyboard(digits);
    await send();
    expect(await screen.findByText(NO_DATE)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    unmount();
  }
});

it('is not sent as empty where one of its parts was taken away', async () => {
  sent.mockClear();
  await renderInApp(<Day day="2031-06-30" />);
  await userEvent.click(part(MONTH));
  await userEvent.keyboard('{Delete}');
  await send();
  expect(await screen.findByText(NO_DATE)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('may be left empty, or be given', async () => {
  sent.mockClear();
  await renderInApp(<Day />);
  await send();
  expect(sent).toHaveBeenLastCalledWith({ day: null }, expect.anything());
  await userEvent.click(part(DAY));
  await userEvent.keyboard('30062031');
  await send();
  expect(sent).toHaveBeenLastCalledWith({ day: '2031-06-30' }, expect.anything());
});

it('sends its form once with Enter', async () => {
  sent.mockClear();
  await renderInApp(<Day day="2031-06-30" />);
  await userEvent.click(part(DAY));
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledTimes(1);
});
