import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '../../../i18n/locales.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { positive } from '../rules.js';
import { FormQuantity } from './FormQuantity.js';

const sent = vi.fn();

function Packages({
  signed = false,
  rules,
}: Pick<React.ComponentProps<typeof FormQuantity>, 'signed' | 'rules'>) {
  const form = useForm<{ quantity: number | null }>({ defaultValues: { quantity: null } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(({ quantity }) => sent(quantity))}>
        <FormQuantity
          signed={signed}
          rules={rules}
          product={{ nbDoses: 10, typeConditionnement: 'FLACON' }}
        />
        <button type="submit">Send</button>
        <button type="button" onClick={() => form.setValue('quantity', null)}>
          Empty
        </button>
      </form>
    </FormProvider>
  );
}

const field = () => screen.getByRole('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** As pasted: all of it at once. */
async function sends(text: string, locale: Locale = 'fr', props: Parameters<typeof Packages>[0] = {}) {
  const { unmount } = await renderInApp(<Packages {...props} />, { locale });
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue(text);
  await press('Send');
  const said = document.querySelector('.MuiFormHelperText-root')?.textContent;
  unmount();
  return said;
}

beforeEach(() => {
  sent.mockClear();
});

it.each([
  ['fr', '12', 12],
  ['fr', ' 12 ', 12],
  ['fr', '1 200', 1200],
  ['fr', '1\u202f200', 1200],
  ['fr', '1\u00a0200\u00a0000', 1_200_000],
  ['en', '1,200', 1200],
] as const)('sends, in %s, %j as %j', async (locale, text, value) => {
  await sends(text, locale, { rules: [positive] });
  expect(sent).toHaveBeenCalledExactlyOnceWith(value);
});

it.each([
  ['fr', '1,5'],
  ['fr', '1.5'],
  ['fr', '1,200'],
  ['fr', '1.200'],
  ['fr', '12 5'],
  ['fr', '1e3'],
  ['fr', 'dix'],
  ['fr', '-'],
] as const)('keeps and refuses, in %s, %j', async (locale, text) => {
  expect(await sends(text, locale, { rules: [positive] })).toBe('Saisissez un nombre entier');
  expect(sent).not.toHaveBeenCalled();
});

it.each(['1,5', '1.5', '1.200', '12,00'])('keeps and refuses, in en, %j', async (text) => {
  expect(await sends(text, 'en')).toBe('Enter a whole number');
  expect(sent).not.toHaveBeenCalled();
});

it('keeps and refuses what is negative, with and without a rule of its own', async () => {
  expect(await sends('-5', 'fr', { rules: [positive] })).toBe('La valeur doit être positive');
  expect(await sends('−5')).toBe('La valeur ne peut pas être négative');
  expect(sent).not.toHaveBeenCalled();
});

it('takes a sign where one is meant', async () => {
  for (const [text, value] of [
    ['-5', -5],
    ['− 5', -5],
    ['+5', 5],
  ] as const) {
    await sends(text, 'fr', { signed: true });
    expect(sent).toHaveBeenLastCalledWith(value);
  }
});

it('keeps all figures of what is too large, and refuses it', async () => {
  expect(await sends('12345678901', 'fr', { rules: [positive] })).toMatch(/9\u202f999\u202f999$/);
  expect(sent).not.toHaveBeenCalled();
});

it('says no doses of what is no number, and is counted on from 0', async () => {
  await renderInApp(<Packages />);
  await userEvent.type(field(), '1,5');
  expect(screen.queryByText(/NaN/)).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('1');
});

it('is counted with a thumb, not below 0', async () => {
  await renderInApp(<Packages />);
  await press('Un de plus');
  await press('Un de plus');
  expect(field()).toHaveValue('2');
  await press('Un de moins');
  await press('Un de moins');
  expect(field()).toHaveValue('0');
  expect(screen.getByRole('button', { name: 'Un de moins' })).toBeDisabled();
});

it('is emptied by the form also of what is no number', async () => {
  await renderInApp(<Packages />);
  await userEvent.type(field(), '1,5');
  await press('Empty');
  expect(field()).toHaveValue('');
});
