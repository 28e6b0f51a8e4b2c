import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { useWedge } from '../../scan/useWedge.js';
import { FormDate } from './FormDate.js';
import { FormDateTime } from './FormDateTime.js';

const sent = vi.fn();

function Day({ required = false, day = null }: { required?: boolean; day?: string | null }) {
  const form = useForm({ defaultValues: { day } });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(sent)}>
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

it('is asked for where it is required', async () => {
  sent.mockClear();
  await renderInApp(<Day required />);
  await send();
  expect(await screen.findByText('Champ obligatoire')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('may be left empty, or be given', async () => {
  sent.mockClear();
  await renderInApp(<Day />);
  await send();
  await eventually(() => expect(sent).toHaveBeenLastCalledWith({ day: null }, expect.anything()));
  await userEvent.click(part(DAY));
  await userEvent.keyboard('30062031');
  await send();
  await eventually(() => expect(sent).toHaveBeenLastCalledWith({ day: '2031-06-30' }, expect.anything()));
});

it('sends its form once with Enter', async () => {
  sent.mockClear();
  await renderInApp(<Day day="2031-06-30" />);
  await userEvent.click(part(DAY));
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledTimes(1);
});

const scanned = vi.fn();

function Scanned({ at = null }: { at?: string | null }) {
  const form = useForm<{ at: string | null }>({ defaultValues: { at: null }, values: { at } });
  useWedge(scanned);
  return (
    <FormProvider {...form}>
      <FormDateTime name="at" label="Moment" />
      <output>{JSON.stringify([form.watch('at'), form.formState.dirtyFields.at ?? false])}</output>
    </FormProvider>
  );
}

describe('a scanner that types into it', () => {
  const CODE = '0103400930000014';
  const parts = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
  const held = () => screen.getByRole('status').textContent;
  const scan = async () => {
    // However slow the machine is: long after what was typed before, and no key later than a scanner's.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Date.now() + 1_000);
    scanned.mockClear();
    await userEvent.keyboard(`${CODE}{Enter}`);
    expect(scanned).toHaveBeenCalledWith(CODE);
    vi.restoreAllMocks();
  };
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['none', ''],
    ['one of which the day is typed', '30'],
    ['one that no calendar has', '310220310800'],
    ['one that somebody typed', '300620310800'],
  ])('leaves a date as it was: %s', async (_, digits) => {
    await renderInApp(<Scanned />);
    await userEvent.click(part(DAY));
    if (digits !== '') await userEvent.keyboard(digits);
    await userEvent.click(part(MONTH));
    const before = [parts(), held()];
    await scan();
    expect([parts(), held()]).toEqual(before);
    expect(part(MONTH)).toHaveFocus();
    // And what is typed next is no continuation of the code.
    await userEvent.keyboard('12');
    expect(parts()[1]).toBe('12');
  });

  it('leaves a moment that nobody typed as it was, to the second', async () => {
    await renderInApp(<Scanned at="2031-06-30T06:00:12.000Z" />);
    await userEvent.click(part(DAY));
    const before = [parts(), held()];
    await scan();
    expect([parts(), held()]).toEqual(before);
  });
});
