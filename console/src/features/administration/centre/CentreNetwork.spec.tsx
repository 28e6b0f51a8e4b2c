import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { CentreNetwork } from './CentreNetwork.js';
import type { AdministeredCentre } from './centre.js';

const below = (nom: string, actif: boolean, type = 'VACCINATION') => ({ id: nom, nom, type, actif });
const CENTRE = {
  ...below('Nord', true, 'DISPATCH'),
  centreParents: [below('Ancienne Plateforme', false, 'REFERENT')],
  centreEnfants: [below('Mer', true), below('Port', false)],
} as unknown as AdministeredCentre;

const row = async (name: string) => (await screen.findByText(name)).closest('div');

it('marks the disabled centres above and below, those of a branch that is opened too', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const centreEnfants = url.endsWith('/centre/Mer') ? [below('Quai', false, 'VACCINATION_POINT')] : [];
    return Response.json({ ...CENTRE, centreEnfants });
  });
  await renderInApp(<CentreNetwork centre={CENTRE} />);
  for (const name of ['Ancienne Plateforme', 'Port']) expect(await row(name)).toHaveTextContent('Inactif');
  for (const name of ['Nord', 'Mer']) expect(await row(name)).not.toHaveTextContent('Inactif');
  await userEvent.click(screen.getByRole('button', { name: 'Déplier Mer' }));
  expect(await row('Quai')).toHaveTextContent('Inactif');
  for (const name of ['Ancienne Plateforme', 'Mer', 'Quai'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/centers/${encodeURIComponent(name)}`,
    );
});
