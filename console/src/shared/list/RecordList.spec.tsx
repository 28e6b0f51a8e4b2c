import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { longExport } from '../../testing/long-export.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { FormText } from '../form/fields/FormText.js';
import { RecordList } from './RecordList.js';

interface StockListProps {
  /** The default filter. */
  readonly lot?: string;
  readonly exports?: ComponentProps<typeof RecordList>['exports'];
}

const StockList = ({ lot: filtered = '', exports }: StockListProps) => (
  <RecordList<{ id: string; lot: string }, { lot: string }>
    resource="dispatch/stock"
    sort={{ field: 'lot', order: 'ASC' }}
    filterDefaults={{ lot: filtered }}
    filters={null}
    label="Stock"
    columns={[{ id: 'lot', label: 'Lot', render: ({ lot }) => lot }]}
    exports={exports}
  />
);

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
  await renderInApp(<StockList />, {
    at: `/?${new URLSearchParams({ filter: '{}', perPage: '200', page: '1' })}`,
  });
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
  await renderInApp(<StockList lot="AB" />, { at: `/${search}` });
  await eventually(() => expect(filtersAsked).not.toEqual([]));
  expect(new Set(filtersAsked)).toEqual(new Set([filter]));
});

type Dated = { lot: string; dateDebut: string | null; dateFin: string | null; asOf: string | null };

const NOW: Dated = { lot: '', dateDebut: 'this Monday', dateFin: 'today', asOf: null };
const PAST = '2026-03-03T11:00:00.000Z';

function Address() {
  const { search } = useLocation();
  return <p>{new URLSearchParams(search).get('filter')}</p>;
}

describe('defaults that follow the clock', () => {
  let sent: object[] = [];

  beforeEach(() => {
    sent = [];
    windowOf(1200);
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      sent.push(JSON.parse(new URL(url).searchParams.get('filter') ?? '{}'));
      return Response.json([{ id: 'a', lot: 'AB-1' }], { headers: { 'content-range': 'stock 0-0/1' } });
    });
  });

  const open = (filter: object) =>
    renderInApp(
      <RecordList<{ id: string; lot: string }, Dated>
        resource="dispatch/mouvement"
        sort={{ field: 'lot', order: 'ASC' }}
        filterDefaults={NOW}
        defaultsAsOf={() => ({ ...NOW, dateDebut: 'that Monday', dateFin: PAST })}
        filters={
          <>
            <FormText name="asOf" label="Moment" />
            <FormText name="dateDebut" label="Du" />
            <FormText name="lot" label="Lot" />
            <Address />
          </>
        }
        label="Stock"
        columns={[{ id: 'lot', label: 'Lot', render: ({ lot }) => lot }]}
      />,
      { at: `/?${new URLSearchParams({ filter: JSON.stringify(filter) })}` },
    );
  const typeMoment = async () => {
    await userEvent.click(await screen.findByLabelText('Moment'));
    await userEvent.paste(PAST);
  };

  it('are those of the moment that is looked at', async () => {
    await open({ dateDebut: 'this Monday', dateFin: 'today' });
    await typeMoment();
    await eventually(() =>
      expect(sent.at(-1)).toEqual({ dateDebut: 'that Monday', dateFin: PAST, asOf: PAST }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Revenir au présent' }));
    await eventually(() => expect(screen.getByLabelText('Du')).toHaveValue('this Monday'));
    expect(screen.getByLabelText('Moment')).toHaveValue('');
  });

  it('are those of the day on which an address is opened that kept none', async () => {
    await open({ dateDebut: 'this Monday', dateFin: 'today' });
    await userEvent.type(await screen.findByLabelText('Lot'), 'AB');
    const kept = { lot: 'AB', dateDebut: 'default', dateFin: 'default' };
    expect(await screen.findByText(JSON.stringify(kept))).toBeVisible();
    await eventually(() =>
      expect(sent.at(-1)).toEqual({ dateDebut: 'this Monday', dateFin: 'today', lot: 'AB' }),
    );
    expect(screen.getByLabelText('Du')).toHaveValue('this Monday');
  });

  it('take no text for one of them', async () => {
    await open({ dateDebut: 'default', lot: 'default' });
    await eventually(() => expect(sent.at(-1)).toEqual({ dateDebut: 'this Monday', lot: 'default' }));
  });

  it('leave a date that was chosen', async () => {
    await open({ dateDebut: 'chosen', dateFin: 'today' });
    await typeMoment();
    await eventually(() => expect(sent.at(-1)).toEqual({ dateDebut: 'chosen', dateFin: PAST, asOf: PAST }));
  });

  it('are those of the present where the address says no moment', async () => {
    await open({ dateDebut: 'this Monday', asOf: 'anything' });
    await eventually(() => expect(sent.at(-1)).toEqual({ dateDebut: 'this Monday', asOf: 'anything' }));
  });
});

it('goes on with an export where a tablet is turned, and the list is drawn anew', async () => {
  const running = longExport();
  vi.stubGlobal(
    'fetch',
    async (request: Request) =>
      running.answer(request) ??
      Response.json([{ id: 'a', lot: 'AB-1' }], { headers: { 'content-range': 'stock 0-0/1' } }),
  );
  windowOf(1200);
  await renderInApp(<StockList exports={{ path: '/dispatch/stock/export', name: 'stock.xlsx' }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Exporter' }));
  expect(await screen.findByText('40 lignes sur 100')).toBeVisible();

  windowOf(800);
  expect(await screen.findByText('40 lignes sur 100')).toBeVisible();
  running.finish();
  await eventually(() => expect(running.saved).toEqual(['stock.xlsx']));
  expect(running.asked).not.toContain('DELETE /api/exports/e');
});
