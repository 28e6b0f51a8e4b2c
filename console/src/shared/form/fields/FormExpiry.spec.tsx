import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { ExpiryType } from '../../../api/types.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { FormExpiry } from './FormExpiry.js';

const PAST_MONTH = 'La date ne peut pas être antérieure au mois actuel';
const PAST_DAY = 'La date ne peut pas être antérieure à maintenant';

function Form({ expiryType, present }: { expiryType: ExpiryType; present?: string }) {
  const form = useForm({ defaultValues: { expiry: null } });
  return (
    <FormProvider {...form}>
      <FormExpiry name="expiry" label="Péremption" expiryType={expiryType} present={present} />
    </FormProvider>
  );
}

async function type(digits: string): Promise<void> {
  await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(digits);
}

it.each([
  ['MOIS', '012020', PAST_MONTH],
  ['JOUR', '31012020', PAST_DAY],
] as const)(
  'objects to an expiry that has passed before the form is sent: %s',
  async (kind, digits, words) => {
    await renderInApp(<Form expiryType={kind} />);
    await type(digits);
    expect(await screen.findByText(words)).toBeVisible();
  },
);

it('objects to a year that it does not offer', async () => {
  await renderInApp(<Form expiryType="MOIS" />);
  await type('012126');
  const year = new Date().getFullYear();
  expect(await screen.findByText(`Choisissez une année de ${year} à ${year + 30}`)).toBeVisible();
});

it('leaves a batch its present expiry', async () => {
  await renderInApp(<Form expiryType="JOUR" present="2020-01-31" />);
  await type('31012020');
  expect(screen.queryByText(PAST_DAY)).toBeNull();
  await type('30012020');
  expect(await screen.findByText(PAST_DAY)).toBeVisible();
});
