import { expect, it } from 'vitest';
import { type CalendarEntry, daysOf, leadsTo } from './calendar.js';

const entry = (
  type: CalendarEntry['type'],
  date = '2026-11-24',
  more: Partial<CalendarEntry> = {},
): CalendarEntry => ({
  id: 'e',
  date,
  type,
  produits: [{ produit: { id: 'p' } as CalendarEntry['produits'][number]['produit'], quantite: 2 }],
  enRetard: false,
  ...more,
});

it('has seven days from Monday, each with what belongs to it', () => {
  const days = daysOf('2026-11-23', [entry('ENTREE', '2026-11-29'), entry('PEREMPTION', '2026-11-24')]);
  expect(days.map(({ date, entries }) => [date, entries.length])).toEqual([
    ['2026-11-23', 0],
    ['2026-11-24', 1],
    ['2026-11-25', 0],
    ['2026-11-26', 0],
    ['2026-11-27', 0],
    ['2026-11-28', 0],
    ['2026-11-29', 1],
  ]);
});

it.each([
  ['ENTREE', '2026-11-24', {}, undefined],
  ['LIVRAISON_ATTENDUE', '2026-11-24', { idBl: 'n' }, '/dispatch/stock-entries?idBl=n'],
  ['DEMANDE_CONFIRMEE', '2026-11-24', {}, '/dispatch/replenishments'],
  ['PEREMPTION', '2026-11-23', {}, '/dispatch/scrappings?idProduit=p&idStock=e'],
] as const)('%s on %s leads to where it is settled', (type, date, more, address) => {
  expect(leadsTo(entry(type, date, more), 'dispatch', '2026-11-24', false)).toBe(address);
});

it('shows the batch that ends today or later in the list of the stock', () => {
  const [path, search] = leadsTo(
    entry('LIMITE', '2026-11-24', { lot: 'A&B' }),
    'dispatch',
    '2026-11-24',
    false,
  )!.split('?');
  expect(path).toBe('/dispatch/stocks');
  expect(JSON.parse(new URLSearchParams(search).get('filter')!)).toEqual({
    lot: 'A&B',
    quantiteNonNulle: true,
  });
});

it.each([
  ['LIVRAISON_ATTENDUE', undefined],
  ['DEMANDE_CONFIRMEE', '/dispatch/replenishments'],
  ['PEREMPTION', '/dispatch/stocks'],
  ['LIMITE', '/dispatch/stocks'],
] as const)('%s leads who only reads to what can be read: %s', (type, path) => {
  const address = leadsTo(entry(type, '2026-11-23', { idBl: 'n' }), 'dispatch', '2026-11-24', true);
  expect(address?.split('?')[0]).toBe(path);
});
