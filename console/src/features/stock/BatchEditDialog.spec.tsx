import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { CENTRE, row } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { BatchEditDialog } from './BatchEditDialog.js';

it('asks before what was typed is lost by leaving the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderInApp(
    <>
      <BatchEditDialog row={row({ centre: CENTRE, centerType: 'VACCINATION' })} onClose={() => {}} />
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
