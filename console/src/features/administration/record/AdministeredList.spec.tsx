import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { longExport } from '../../../testing/long-export.js';
import { AS_ADMINISTRATOR, renderInApp } from '../../../testing/renderInApp.js';
import { windowOf } from '../../../testing/windowOf.js';
import CarrierListScreen from '../carrier/CarrierListScreen.js';
import { definedList } from './defined-screens.js';

const asked: URLSearchParams[] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  windowOf(1280);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).searchParams);
    const history = { creationDate: '2026-01-01T00:00:00Z', modificationDate: '2026-01-01T00:00:00Z' };
    const centreDispatch = { id: 'nord', nom: 'Nord' };
    return Response.json([{ id: 'a', nom: 'Froid', siret: '1', actif: true, centreDispatch, history }], {
      headers: { 'content-range': 'transporteur 0-0/1' },
    });
  });
});

const show = async (at?: string) => {
  const { unmount } = await renderInApp(<CarrierListScreen />, { at });
  await screen.findByText('Froid');
  return unmount;
};
const lastOrder = () => asked.at(-1)?.get('sort');

it('keeps the order of rows in this browser, and no filter; an address that names an order comes first', async () => {
  const user = userEvent.setup();
  const leave = await show(`/?${new URLSearchParams({ filter: '{"nom":"Froid"}' })}`);
  await user.click(screen.getByRole('button', { name: 'Nom' }));
  await eventually(() => expect(lastOrder()).toBe('["nom","DESC"]'));
  leave();

  const leaveAgain = await show();
  expect(lastOrder()).toBe('["nom","DESC"]');
  expect(asked.at(-1)?.get('filter')).toBe('{}');
  leaveAgain();

  await show('/?sort=siret&order=ASC');
  expect(lastOrder()).toBe('["siret","ASC"]');
});

it('puts rows in the order of a column that is no field of the record', async () => {
  await renderInApp(<CarrierListScreen />, { session: AS_ADMINISTRATOR });
  await userEvent.click(await screen.findByRole('button', { name: 'Centre de répartition' }));
  await eventually(() => expect(lastOrder()).toBe('["centreDispatch","ASC"]'));
});

it('does not take the page length of a phone for one that was chosen at a desk', async () => {
  const leave = await show(`/?${new URLSearchParams({ page: '1', perPage: '20' })}`);
  expect(asked.at(-1)?.get('range')).toBe('[0,49]');
  leave();
  const leaveAgain = await show(`/?${new URLSearchParams({ page: '1', perPage: '100' })}`);
  leaveAgain();
  await show();
  expect(asked.at(-1)?.get('range')).toBe('[0,99]');
});

it('begins each list with the page length that was chosen in another one', async () => {
  const { unmount } = await renderInApp(<CarrierListScreen />);
  await userEvent.click(await screen.findByRole('combobox', { name: /^Lignes par page/ }));
  await userEvent.click(screen.getByRole('option', { name: '200' }));
  await eventually(() => expect(asked.at(-1)?.get('range')).toBe('[0,199]'));
  unmount();
  asked.length = 0;
  const { default: ContainerListScreen } = definedList('container');
  await renderInApp(<ContainerListScreen />);
  await eventually(() => expect(asked.at(-1)?.get('range')).toBe('[0,199]'));
});

it('goes on with an export where a tablet is turned, and cards take the place of the table', async () => {
  const running = longExport();
  const list = fetch;
  // jsdom lays nothing out: the end of the cards is never reached.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => running.answer(request) ?? list(request));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  expect(await screen.findByText('40 lignes sur 100')).toBeVisible();

  windowOf(800);
  expect(await screen.findByText('40 lignes sur 100')).toBeVisible();
  running.finish();
  await eventually(() => expect(running.saved).toEqual(['carrier.xlsx']));
  expect(running.asked).not.toContain('DELETE /api/exports/e');
});
