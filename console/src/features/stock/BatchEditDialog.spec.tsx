import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { CENTRE, row } from '../../testing/offline-data.js';
import { AS_ADMINISTRATOR, renderInApp } from '../../testing/renderInApp.js';
import { BatchEditDialog } from './BatchEditDialog.js';

const BATCH = row({ centre: CENTRE, centerType: 'VACCINATION' });

it('asks before what was typed is lost by leaving the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderInApp(
    <>
      <BatchEditDialog row={BATCH} onClose={() => {}} />
      <Link to="/elsewhere">Ailleurs</Link>
    </>,
    { pages: { '/elsewhere': 'Une autre page' } },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /Commentaire/ }), 'Compté deux fois');
  fireEvent.click(screen.getByRole('link', { name: 'Ailleurs', hidden: true }));
  await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  await userEvent.click(screen.getByRole('button', { name: 'Quitter la page' }));
  expect(await screen.findByText('Une autre page')).toBeVisible();
});

/** The dialog of a list, which takes it away when it is closed. */
function Opened() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <BatchEditDialog row={BATCH} onClose={() => setOpen(false)} />;
}

it('asks before what was typed is lost by closing the dialog', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderInApp(<Opened />);
  const comment = await screen.findByRole('textbox', { name: /Commentaire/ });
  await userEvent.type(comment, 'Inventaire');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Rester' }));
  await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(comment).toHaveValue('Inventaire');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says at the correction that somebody else was quicker, and acts for the centre of the batch', async () => {
  const actedFor: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ method, headers }: Request) => {
    if (method !== 'PUT') return Response.json([]);
    actedFor.push(headers.get('x-centre-id'));
    const fieldErrors = [{ field: 'quantite', code: 'stock.error.quantityAboveStock' }];
    return Response.json({ globalErrors: [], fieldErrors }, { status: 400 });
  });
  await renderInApp(<Opened />, { session: AS_ADMINISTRATOR });
  const correction = await screen.findByRole('textbox', { name: /^Correction/ });
  await userEvent.type(correction, '-10');
  await userEvent.type(screen.getByRole('textbox', { name: /Commentaire/ }), 'Casse');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await eventually(() => expect(correction).toBeInvalid());
  expect(correction).toHaveAccessibleDescription(/La quantité renseignée excède le stock actuel/);
  expect(actedFor).toEqual([CENTRE.id]);
});
