import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { FormDate } from '../form/fields/FormDate.js';
import { FormText } from '../form/fields/FormText.js';
import { FormPeriod } from './FormPeriod.js';
import { ListFilters } from './ListFilters.js';

const Lot = () => 'One lot';

function Lots() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <ListFilters
        values={{ lot: search.get('lot') ?? '' }}
        defaults={{ lot: '' }}
        onApply={(values) => setSearch(values, { replace: true })}
      >
        <FormText name="lot" label="Lot" />
      </ListFilters>
      <p>{`Wanted: ${search.get('lot') ?? 'all'}`}</p>
      <button type="button" onClick={() => void navigate('/lot')}>
        Open
      </button>
    </>
  );
}

function Searches() {
  const [search, setSearch] = useSearchParams();
  const lot = search.get('lot');
  return (
    <>
      <ListFilters
        values={{ lot }}
        defaults={{ lot: null }}
        onApply={(next) => setSearch(next.lot ? { lot: next.lot } : {}, { replace: true })}
      >
        <FormText name="lot" label="Lot" />
      </ListFilters>
      <p>{`Wanted: ${lot ?? 'all'}`}</p>
    </>
  );
}

/** A list whose own filters change only when the spec says so, as those of a slow browser change late. */
function DrawnLate({
  onApply,
  drawnAs,
}: {
  onApply: () => void;
  drawnAs: (draw: (lot: string) => void) => void;
}) {
  const [lot, setLot] = useState('');
  drawnAs((next) => act(() => setLot(next)));
  return (
    <ListFilters values={{ lot }} defaults={{ lot: '' }} onApply={onApply}>
      <FormText name="lot" label="Lot" />
    </ListFilters>
  );
}

const typed = async (lot: string) => {
  let fetched = () => {};
  const lazy = () =>
    new Promise<{ Component: typeof Lot }>((resolve) => {
      fetched = () => resolve({ Component: Lot });
    });
  await renderInApp(<Lots />, { routes: [{ path: '/lot', lazy }] });
  const field = await screen.findByRole('textbox', { name: 'Lot' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: lot } });
  return { fetched: () => fetched() };
};

afterEach(() => {
  vi.useRealTimers();
});

it('searches once typing has paused', async () => {
  await typed('A-1');
  await vi.advanceTimersByTimeAsync(299);
  expect(screen.getByText('Wanted: all')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await screen.findByText('Wanted: A-1')).toBeTruthy();
});

it('does not call back who goes on to another page just before that', async () => {
  const { fetched } = await typed('A-1');
  await vi.advanceTimersByTimeAsync(299);
  // Not in `act`: on a busy machine the pause ends before React has drawn that the page is left.
  screen.getByRole('button', { name: 'Open' }).click();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  fetched();
  expect(await screen.findByText('One lot')).toBeTruthy();
});

it.each([
  ['only its day', '31'],
  ['half of its year', '310120'],
])('empties a date with a reset, also where %s was typed', async (_, digits) => {
  const onApply = vi.fn();
  await renderInApp(
    <ListFilters values={{ day: null }} defaults={{ day: null }} onApply={onApply}>
      <FormDate name="day" label="Jour" />
    </ListFilters>,
  );
  const parts = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
  const [first] = await screen.findAllByRole('spinbutton');
  const empty = parts();
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard(digits);
  expect(parts()).not.toEqual(empty);

  await userEvent.click(screen.getByRole('button', { name: 'Réinitialiser les filtres' }));
  expect(parts()).toEqual(empty);
  fireEvent.submit(screen.getByRole('search'));
  await eventually(() => expect(onApply).toHaveBeenCalled());
});

it('says what is wrong with a field once the filters are left', async () => {
  await renderInApp(
    <>
      <ListFilters values={{ day: null, lot: '' }} defaults={{ day: null, lot: '' }} onApply={() => {}}>
        <FormDate name="day" label="Jour" />
        <FormText name="lot" label="Lot" />
      </ListFilters>
      <button type="button">Ailleurs</button>
    </>,
  );
  const [first] = await screen.findAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard('31');
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(await screen.findByText("Cette date n'existe pas")).toBeVisible();
});

it('keeps the focus where the address says in its own way what was typed', async () => {
  await renderInApp(<Searches />);
  const field = await screen.findByRole('textbox', { name: 'Lot' });
  await userEvent.type(field, 'A');
  await screen.findByText('Wanted: A');
  await userEvent.clear(field);
  await screen.findByText('Wanted: all');
  await userEvent.keyboard('B-2');
  expect(screen.getByRole('textbox', { name: 'Lot' })).toHaveProperty('value', 'B-2');
});

it('keeps what is typed where the list is drawn so late that it is still at an earlier word', async () => {
  const onApply = vi.fn();
  let draw = (_: string) => {};
  await renderInApp(
    <DrawnLate
      onApply={onApply}
      drawnAs={(next) => {
        draw = next;
      }}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Lot' });
  const type = async (text: string, lot: string) => {
    await userEvent.type(field, text);
    await eventually(() => expect(onApply).toHaveBeenLastCalledWith({ lot }));
  };
  await type('A', 'A');
  await type('B', 'AB');
  await type('C ', 'ABC ');
  for (const drawn of ['A', 'AB', 'ABC']) {
    draw(drawn);
    expect(field).toHaveProperty('value', 'ABC ');
  }
  // By the way back, which is nothing that was typed last.
  draw('AB');
  expect(field).toHaveProperty('value', 'AB');
});

it('does not ask for a period that ends before it begins', async () => {
  const onApply = vi.fn();
  await renderInApp(
    <ListFilters
      values={{ from: '2025-07-15', to: '2025-07-14' }}
      defaults={{ from: null, to: null }}
      onApply={onApply}
    >
      <FormPeriod names={['from', 'to']} />
    </ListFilters>,
  );
  await screen.findAllByRole('spinbutton');
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByText('La date de début ne peut pas être antérieure à celle de fin');
  expect(onApply).not.toHaveBeenCalled();
});

describe('in a small window, a number that is typed anywhere', () => {
  const show = async (first: string, second: string) => {
    windowOf(640);
    await renderInApp(
      <ListFilters
        values={{ [first]: '', [second]: '' }}
        defaults={{ [first]: '', [second]: '' }}
        onApply={() => {}}
      >
        <FormText name={first} label={first} code={first === 'lot'} />
        <FormText name={second} label={second} code={second === 'lot'} />
      </ListFilters>,
    );
    return screen.findByLabelText('lot');
  };
  const fold = () => screen.getByRole('button', { name: 'Filtres' });

  it('goes into the search that was folded away, which is shown', async () => {
    const lot = await show('produit', 'lot');
    expect(lot).not.toBeVisible();
    await userEvent.keyboard('2411');
    expect(lot).toBeVisible();
    expect(lot).toHaveValue('2411');
    expect(fold()).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves the other filters folded away where the search is the one that is shown', async () => {
    const lot = await show('lot', 'produit');
    await userEvent.keyboard('2411');
    expect(lot).toHaveValue('2411');
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
  });
});
