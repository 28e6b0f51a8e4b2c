import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { RecordList } from './RecordList.js';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  windowOf(390);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).searchParams.get('range') ?? '');
    return Response.json([{ id: 'a', lot: 'AB-1' }], { headers: { 'content-range': 'stock 0-0/1' } });
  });
});

it('has five cards a page on a phone, whatever an address that comes from a desk says', async () => {
  await renderInApp(
    <RecordList<{ id: string; lot: string }, { lot: string }>
      resource="dispatch/stock"
      sort={{ field: 'lot', order: 'ASC' }}
      filterDefaults={{ lot: '' }}
      filters={null}
      label="Stock"
      columns={[{ id: 'lot', label: 'Lot', render: ({ lot }) => lot }]}
    />,
    { at: `/?${new URLSearchParams({ filter: '{}', perPage: '200', page: '1' })}` },
  );
  expect(await screen.findByText('AB-1')).toBeVisible();
  expect(asked).toEqual(['[0,4]']);
});

const filtersAsked: string[] = [];

it.each([
  ['?page=99', '{"lot":"AB"}'],
  ['?sort=lot', '{"lot":"AB"}'],
  [`?${new URLSearchParams({ page: '1', filter: '{}' })}`, '{}'],
])('keeps its default filters where the address says none: %s', async (search, filter) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    filtersAsked.push(new URL(url).searchParams.get('filter') ?? '{}');
    return Response.json([{ id: 'a', lot: 'AB-1' }], { headers: { 'content-range': 'stock 0-0/1' } });
  });
  filtersAsked.length = 0;
  await renderInApp(
    <RecordList<{ id: string; lot: string }, { lot: string }>
      resource="dispatch/stock"
      sort={{ field: 'lot', order: 'ASC' }}
      filterDefaults={{ lot: 'AB' }}
      filters={null}
      label="Stock"
      columns={[{ id: 'lot', label: 'Lot', render: ({ lot }) => lot }]}
    />,
    { at: `/${search}` },
  );
  await vi.waitFor(() => expect(filtersAsked).not.toEqual([]));
  expect(new Set(filtersAsked)).toEqual(new Set([filter]));
});
