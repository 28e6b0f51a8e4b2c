import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { ImportDialog } from './ImportDialog.js';

const FILE = new File(['x'], 'plans.xlsx');
const OWN = 'Un ou plusieurs champs sont incorrects';
const OF_THE_SERVICE = 'Votre formulaire comporte des erreurs';

it('says that fields are wrong, its own faults and those that the service found', async () => {
  const fieldErrors = [{ field: 'file', code: 'import.error.notXlsx' }];
  vi.stubGlobal('fetch', async () => Response.json({ globalErrors: [], fieldErrors }, { status: 400 }));
  await renderInApp(<ImportDialog week="2099-11-23" onClose={() => {}} />);
  const attempt = () => userEvent.click(screen.getByRole('button', { name: 'Vérifier le fichier' }));
  await attempt();
  expect(await screen.findByText(OWN)).toBeVisible();
  const [period] = screen.getAllByRole('radio');
  expect(period).toHaveFocus();

  for (const group of screen.getAllByRole('radiogroup')) {
    fireEvent.click(group.querySelector('input')!);
  }
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, FILE);
  expect(screen.queryByText(OWN)).toBeNull();
  await attempt();
  await eventually(() => expect(screen.getByText(OF_THE_SERVICE)).toBeVisible());
});
