import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { CentreTree } from '../../api/types.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { startingValues } from './preparation.js';
import { ShipmentFields } from './ShipmentFields.js';

const centre = (nom: string, desactivationSuivi: boolean) =>
  ({ id: nom, nom, type: 'VACCINATION', desactivationSuivi, idTransporteur: null }) as CentreTree;
const DESTINATIONS = [centre('Centre Mer', true), centre('Centre Bellevue', false)];

function Shipment() {
  const form = useForm({ defaultValues: startingValues(undefined, DESTINATIONS, []) });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <ShipmentFields
          destinations={DESTINATIONS}
          equipment={{ carriers: [], containers: [], trackers: [] }}
        />
        <button type="submit">Envoyer</button>
      </form>
    </FormProvider>
  );
}

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: /^Destination/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

it('keeps a destination without follow-up without it, as the service does', async () => {
  await renderInApp(<Shipment />);
  const box = screen.getByRole('checkbox', { name: 'Désactiver le suivi' });
  await choose('Centre Mer');
  expect(box).toBeChecked();
  expect(box).toBeDisabled();
  await choose('Centre Bellevue');
  expect(box).not.toBeChecked();
  expect(box).toBeEnabled();
});

it('says what it means that a shipment is not followed up', async () => {
  await renderInApp(<Shipment />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Désactiver le suivi' }));
  await screen.findByRole('dialog', { name: 'Suivi désactivé' });
  await userEvent.click(screen.getByRole('button', { name: "J'ai compris" }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Désactiver le suivi' })).toBeChecked();
});

it.each([
  ['Numéro du contenant', 'Choisissez le contenant auquel appartient ce numéro'],
  ['Numéro du tracker', 'Choisissez le tracker auquel appartient ce numéro'],
])('says what is missing beside a %s', async (label, said) => {
  await renderInApp(<Shipment />);
  await userEvent.type(screen.getByLabelText(label), 'C-17');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeInvalid();
});
