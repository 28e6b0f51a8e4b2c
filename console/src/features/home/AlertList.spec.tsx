import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CentreTree } from '../../api/types.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { AlertList } from './AlertList.js';
import type { AlertRow } from './desk.js';

const many = (count: number, row: Pick<AlertRow, 'type' | 'gravite'> & Partial<AlertRow>): AlertRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${row.type} ${at}`, ...row }));

/** Answers as the service does, and tells what was asked for. */
function serve(alerts: readonly AlertRow[]) {
  const asked: (readonly [string | null, string | null])[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const [level, range] = [searchParams.get('gravite'), searchParams.get('range')];
    asked.push([level, range]);
    const [first, last] = JSON.parse(range!) as [number, number];
    return Response.json(alerts.filter(({ gravite }) => !level || gravite === level).slice(first, last + 1));
  });
  return asked;
}

const CENTRE = { id: 'c', nom: 'Bellevue', type: 'VACCINATION' } as CentreTree;
const linesOf = async (name: RegExp) =>
  [...(await screen.findByRole('region', { name })).querySelectorAll('li')].map(
    ({ textContent }) => textContent,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('shows who sees all centres what is less urgent when it is asked for, however much is urgent', async () => {
  const asked = serve([
    ...many(130, { type: 'RUPTURE', gravite: 'URGENT' }),
    ...many(1, { type: 'STOCK_BAS', gravite: 'ATTENTION' }),
    ...many(2, { type: 'RECEPTION_EN_ATTENTE', gravite: 'INFO' }),
  ]);
  await renderInApp(<AlertList />);
  await screen.findByRole('region', { name: 'Ce qui est urgent (100+)' });
  expect(asked).toEqual([['URGENT', '[0,100]']]);
  await press("Voir aussi ce qui n'est pas urgent");
  expect(await linesOf(/^Ce qui est à surveiller \(1\)/)).toEqual([expect.stringContaining('Stock bas')]);
  expect(await linesOf(/^Pour information \(2\)/)).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Ce qui est urgent (100+)' })).toBeVisible();
});

it('reads on where what was read folds into a few lines', async () => {
  const missing = many(130, {
    type: 'DECLARATION_MANQUANTE',
    gravite: 'URGENT',
    idProduit: 'p',
    echeance: '2026-11-20',
  });
  const asked = serve([...missing, ...many(1, { type: 'STOCK_BAS', gravite: 'ATTENTION' })]);
  await renderInApp(<AlertList />, { session: { centre: CENTRE } });
  expect(await linesOf(/^Ce qui vous attend \(1\+\)/)).toHaveLength(1);
  expect(asked).toEqual([[null, '[0,100]']]);
  await press('Voir les suivants');
  expect(await linesOf(/^Ce qui vous attend \(2\)/)).toEqual([
    expect.stringContaining('130 périodes'),
    expect.stringContaining('Stock bas'),
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('reads on after the last that was read, and shows all of it', async () => {
  serve(many(101, { type: 'RUPTURE', gravite: 'URGENT' }));
  await renderInApp(<AlertList />, { session: { centre: CENTRE } });
  expect(await linesOf(/^Ce qui vous attend/)).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Voir les suivants' })).toBeNull();
  await press('Tout afficher (100+)');
  expect(await linesOf(/^Ce qui vous attend/)).toHaveLength(100);
  await press('Voir les suivants');
  await eventually(async () => expect(await linesOf(/^Ce qui vous attend \(101\)/)).toHaveLength(101));
  expect(screen.queryByRole('button', { name: 'Voir les suivants' })).toBeNull();
});

it('leads from each line to where it is settled, with what it is about', async () => {
  serve([
    ...many(1, { type: 'RECEPTION_EN_ATTENTE', gravite: 'INFO', idBl: 'note' }),
    ...many(1, { type: 'STOCK_BAS', gravite: 'ATTENTION', idProduit: 'p' }),
  ]);
  await renderInApp(<AlertList />, { session: { centre: CENTRE } });
  expect(await screen.findByRole('link', { name: /Livraison à réceptionner/ })).toHaveAttribute(
    'href',
    '/vaccination/stock-entries?idBl=note',
  );
  expect(screen.getByRole('link', { name: /Stock bas/ })).toHaveAttribute(
    'href',
    '/vaccination/replenishment-form?idProduit=p',
  );
});
