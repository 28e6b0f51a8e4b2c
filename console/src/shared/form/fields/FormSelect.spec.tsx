import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { I18nProvider } from '../../../i18n/I18nProvider.js';
import { loadTranslations } from '../../../i18n/provider.js';
import { FormSelect } from './FormSelect.js';

const OPTIONS = [
  { value: 'needle', label: 'Needle' },
  { value: 'mask', label: 'Mask', isWithdrawn: true },
];

function Form({ chosen, children }: { chosen: string | null; children: ReactNode }) {
  const form = useForm({ defaultValues: { type: chosen } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => undefined)}>
        {children}
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

async function show(chosen: string | null, field: ReactNode) {
  const initial = await loadTranslations('en');
  render(
    <I18nProvider initial={initial}>
      <Form chosen={chosen}>{field}</Form>
    </I18nProvider>,
  );
  return screen.getByRole('combobox', { name: /^Type/ });
}

it.each([
  ['mask', 'Mask (no longer offered)'],
  ['gone', 'gone (no longer offered)'],
])('shows a choice that is offered no longer, and marks it: %s', async (chosen, text) => {
  const list = await show(chosen, <FormSelect name="type" label="Type" options={OPTIONS} />);
  expect(list).toHaveTextContent(text);
});

it('offers what is withdrawn to nobody who has not chosen it', async () => {
  const list = await show(null, <FormSelect name="type" label="Type" required options={OPTIONS} />);
  await userEvent.click(list);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Needle']);
});

it('tells what no choice means', async () => {
  const list = await show(
    null,
    <FormSelect name="type" label="Type" options={OPTIONS} emptyLabel="Built-in layout" />,
  );
  expect(list).toHaveTextContent('Built-in layout');
});

it('asks for what is required though its options are still being read', async () => {
  const list = await show(null, <FormSelect name="type" label="Type" required options={undefined} />);
  expect(list).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
});
