import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { OVER, SEND_AGAIN, sessionOver, signInAgain } from '../../testing/session-over.js';
import { ImportDialog } from './ImportDialog.js';

const FILE = new File(['x'], 'plans.xlsx');
const OWN = 'Un ou plusieurs champs sont incorrects';
const OF_THE_SERVICE = 'Votre formulaire comporte des erreurs';

/** Chooses what the dialog asks for, and a file. */
const fill = async () => {
  for (const group of screen.getAllByRole('radiogroup')) fireEvent.click(group.querySelector('input')!);
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, FILE);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says that fields are wrong, its own faults and those that the service found', async () => {
  const fieldErrors = [{ field: 'file', code: 'import.error.notXlsx' }];
  vi.stubGlobal('fetch', async () => Response.json({ globalErrors: [], fieldErrors }, { status: 400 }));
  await renderInApp(<ImportDialog week="2099-11-23" onClose={() => {}} />);
  const attempt = () => press('Vérifier le fichier');
  await attempt();
  expect(await screen.findByText(OWN)).toBeVisible();
  const [period] = screen.getAllByRole('radio');
  expect(period).toHaveFocus();

  await fill();
  expect(screen.queryByText(OWN)).toBeNull();
  await attempt();
  await eventually(() => expect(screen.getByText(OF_THE_SERVICE)).toBeVisible());
});

it('asks for the file to be sent again once the user has signed in again', async () => {
  vi.stubGlobal('fetch', async () => sessionOver());
  await renderInApp(<ImportDialog week="2099-11-23" onClose={() => {}} />);
  await fill();
  await press('Vérifier le fichier');
  expect(await screen.findByText(OVER)).toBeVisible();
  signInAgain();
  expect(await screen.findByText(SEND_AGAIN)).toBeVisible();
  expect(screen.queryByText(OVER)).toBeNull();
});

const REPORT = { erreurs: 0, lignes: [], creations: 1, modifications: 0 };
const QUESTION = "L'opération est en cours d'envoi";

it('is closed without a question while its file is tried, and with one while it is imported', async () => {
  const onClose = vi.fn();
  let answer = () => {};
  vi.stubGlobal('fetch', ({ method }: Request) =>
    method === 'POST'
      ? new Promise((resolve) => {
          answer = () => resolve(Response.json(REPORT));
        })
      : Response.json({}, { status: 404 }),
  );
  await renderInApp(<ImportDialog week="2099-11-23" onClose={onClose} />);
  await fill();
  await press('Vérifier le fichier');
  await press('Annuler');
  await eventually(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer();
  const apply = await screen.findByRole('button', { name: /^Importer/ });
  await userEvent.click(apply);
  await press('Annuler');
  expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});
