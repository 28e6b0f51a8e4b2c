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
