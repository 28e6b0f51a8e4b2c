import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { windowOf } from '../../testing/windowOf.js';
import CountListScreen from './CountListScreen.js';

it('says that a centre has counted nothing yet, beside the way to begin', async () => {
  windowOf(1280);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await renderInApp(<CountListScreen />, { session: { centre: { id: 'c', type: 'DISPATCH' } as never } });
  expect(await screen.findByText('Aucun inventaire')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Commencer un inventaire' })).toBeEnabled();
});

it('tells the centre of each count where it lists those of other centres', async () => {
  windowOf(1280);
  const row = (centre: object) => ({
    id: 'count',
    numero: 'INV-1',
    statut: 'OUVERT',
    centre,
    produit: null,
    dateOuverture: '2026-03-10T08:00:00.000Z',
    ouvertPar: 'Ana Bell',
    nbComptes: 0,
    nbEcarts: 0,
  });
  const rows = [row({ id: 'c', nom: 'Dépôt' })];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows)));
  const open = () =>
    renderInApp(<CountListScreen />, { session: { centre: { id: 'c', type: 'DISPATCH' } as never } });
  await open();
  expect(await screen.findByText('INV-1')).toBeVisible();
  expect(screen.queryByText('Dépôt')).toBeNull();
  cleanup();
  rows.push({ ...row({ id: 'below', nom: 'Dépôt annexe' }), id: 'other' });
  await open();
  expect(await screen.findByText('Dépôt annexe')).toBeVisible();
  expect(screen.getByText('Dépôt')).toBeVisible();
});

it('asks before it is left while the beginning of a count is sent, and not where its success leads on', async () => {
  windowOf(1280);
  let give!: (response: Response) => void;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET'
      ? Response.json([])
      : new Promise((resolve) => {
          give = resolve;
        }),
  );
  await renderInApp(
    <>
      <CountListScreen />
      <Link to="/elsewhere">Ailleurs</Link>
    </>,
    {
      session: { centre: { id: 'c', type: 'DISPATCH' } as never },
      pages: { '/elsewhere': 'Une autre page', '/dispatch/counts/1': 'Le comptage' },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Commencer un inventaire' }));
  await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await screen.findByRole('alertdialog', { name: "L'opération est en cours d'envoi" });
  await userEvent.click(screen.getByRole('button', { name: 'Rester' }));
  give(Response.json({ id: '1' }));
  expect(await screen.findByText('Le comptage')).toBeVisible();
});

it('begins a count of the product of a scanned box, and none while a text names no product', async () => {
  const immunol = { id: 'immunol', nom: 'Immunol', nomCommercial: 'Immunol', nbDoses: 10, actif: true };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') sent.push(await request.json());
    if (request.method === 'POST') return Response.json({ id: 'count' }, { status: 201 });
    if (pathname.endsWith('/scan'))
      return Response.json({ gtin: '1', lot: null, produit: immunol, stocks: [] });
    return Response.json(pathname.endsWith('/produit') ? [immunol] : []);
  });
  await renderInApp(<CountListScreen />, {
    session: { centre: { id: 'c', type: 'DISPATCH' } as never },
    pages: { '/dispatch/counts/count': <p>Ouvert</p> },
  });
  await userEvent.type(screen.getByRole('combobox', { name: /^Produit/ }), 'xyz{Enter}');
  expect(sent).toEqual([]);
  expect(screen.getByText('Aucun résultat trouvé')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Commencer un inventaire' }));
  expect(await screen.findByText(/Cette valeur n'est pas dans celles proposées/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Produit/ })).toHaveValue('xyz');
  expect(sent).toEqual([]);
  scan('L');
  expect(await screen.findByText('Lu : Immunol')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Commencer un inventaire' }));
  await eventually(() => expect(sent).toEqual([{ idProduit: 'immunol' }]));
  expect(await screen.findByText('Ouvert')).toBeVisible();
});
