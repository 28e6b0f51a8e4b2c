import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RecordsProvider } from '../../providers/records/RecordsProvider.js';
import { CENTRE, row } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { StockSection } from './StockSection.js';
import { STOCK_FILTERS, toQuery } from './stock-filters.js';

const stock = Array.from({ length: 12 }, (_, index) =>
  row({ id: `line-${index}`, lot: `LOT-${index}`, centre: CENTRE, centerType: 'DISPATCH' }),
);

/** Searching by a lot lets as many through as before: the same pages, of other rows. */
function Searched() {
  const [lot, setLot] = useState('');
  return (
    <RecordsProvider>
      <button type="button" onClick={() => setLot('LOT')}>
        Search
      </button>
      <StockSection prefix="dispatch" filter={toQuery({ ...STOCK_FILTERS, lot })} onOpen={() => {}} />
    </RecordsProvider>
  );
}

beforeEach(() => {
  windowOf(390);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith('/dispatch/stock')) return Response.json([]);
    const [from, to] = JSON.parse(searchParams.get('range') ?? '[0,0]') as [number, number];
    return Response.json(stock.slice(from, to + 1), {
      headers: { 'content-range': `stock ${from}-${to}/12` },
    });
  });
});

it('begins with the first page of another search, and stays on a page that is chosen then', async () => {
  await renderInApp(<Searched />);
  await userEvent.click(await screen.findByRole('button', { name: /page 3/i }));
  expect(await screen.findByText('LOT-10')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('LOT-0')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /page 2/i }));
  expect(await screen.findByText('LOT-5')).toBeVisible();
});
