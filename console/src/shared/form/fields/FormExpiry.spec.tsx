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

it.each([
  ['MOIS', '012126'],
  ['JOUR', '31122126'],
] as const)('objects to a year that it does not offer: %s', async (kind, digits) => {
  await renderInApp(<Form expiryType={kind} />);
  await type(digits);
  const year = new Date().getFullYear();
  expect(await screen.findByText(`Choisissez une année de ${year} à ${year + 30}`)).toBeVisible();
});

const NOT_OFFERED = /^Choisissez une année/;

it.each([
  ['JOUR', '2020-01-31', '31012020', '30012020', PAST_DAY],
  ['JOUR', '2126-01-31', '31012126', '30012126', NOT_OFFERED],
  ['MOIS', '2126-01-31', '012126', '022126', NOT_OFFERED],
] as const)('leaves a batch its present expiry: %s %s', async (kind, present, itself, another, words) => {
  await renderInApp(<Form expiryType={kind} present={present} />);
  await type(itself);
  expect(screen.queryByText(words)).toBeNull();
  await type(another);
  expect(await screen.findByText(words)).toBeVisible();
});
