import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { FormCentres } from './FormCentres.js';

const CENTRES = [
  { id: 'mer', nom: 'Centre Mer', service: null, type: 'VACCINATION', actif: true },
  { id: 'port', nom: 'Centre Port', service: 'Vaccination', type: 'VACCINATION', actif: false },
] as const;

function Form() {
  const form = useForm({ defaultValues: { centres: CENTRES } });
  return (
    <FormProvider {...form}>
      <FormCentres name="centres" label="Centres" options={[]} onOpen={() => undefined} />
    </FormProvider>
  );
}

it('marks a chosen centre that is disabled, and is offered no longer', async () => {
  await renderInApp(<Form />);
  expect(screen.getByText('Centre Mer')).toBeVisible();
  expect(screen.getByText("Centre Port – Vaccination (n'est plus proposé)")).toBeVisible();
});
