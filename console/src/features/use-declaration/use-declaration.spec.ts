import { describe, expect, it } from 'vitest';
import {
  declarationGiven,
  declaredTotal,
  emptyDeclaration,
  keepsProduct,
  timing,
  toBody,
  totalDoses,
} from './use-declaration.js';

const ZONE = 'Europe/Paris';
/** A Thursday; Paris is an hour ahead of UTC. */
const at = (time: string, day = '2026-03-12') => new Date(`${day}T${time}:00+01:00`);

describe('what is sent', () => {
  const doses = { first: 10, second: 4, third: null, single: 0 };

  it('is a day and its doses', () => {
    expect(toBody({ product: 'vaxilor', date: '2026-03-12', ...doses }, 'JOUR')).toEqual({
      idProduit: 'vaxilor',
      modeAdministration: 'JOUR',
      dayOfWeek: '2026-03-12',
      doseCount1: 10,
      doseCount2: 4,
      doseCount3: null,
      doseCountSingle: 0,
    });
  });

  it('is a week by its Sunday', () => {
    expect(toBody({ product: 'vaxilor', date: '2026-03-09', ...doses }, 'SEMAINE')).toMatchObject({
      modeAdministration: 'SEMAINE',
      endOfWeek: '2026-03-15',
    });
  });
});

it('begins with today, or with this week', () => {
  expect(emptyDeclaration('JOUR', '2026-03-12').date).toBe('2026-03-12');
  expect(emptyDeclaration('SEMAINE', '2026-03-12').date).toBe('2026-03-09');
});

describe('a second look', () => {
  it.each([
    ['12:29', 'future'],
    ['12:30', 'current'],
  ] as const)('at %s, today is %s', (time, expected) => {
    expect(timing('2026-03-12', 'JOUR', ZONE, at(time))).toBe(expected);
  });

  it('lets one declare the day before in the morning', () => {
    expect(timing('2026-03-11', 'JOUR', ZONE, at('12:29'))).toBe('current');
    expect(timing('2026-03-11', 'JOUR', ZONE, at('12:30'))).toBe('past');
  });

  it('takes a week as a whole', () => {
    expect(timing('2026-03-16', 'SEMAINE', ZONE, at('15:00'))).toBe('future');
    expect(timing('2026-03-09', 'SEMAINE', ZONE, at('15:00'))).toBe('current');
    expect(timing('2026-03-02', 'SEMAINE', ZONE, at('15:00'))).toBe('past');
  });
});

it('adds up', () => {
  expect(totalDoses({ product: null, date: null, first: 3, second: null, third: 2, single: 1 })).toBe(6);
  expect(declaredTotal({ d1: 3, d2: 0, d3: 2, du: 1 })).toBe(6);
});

describe('what an alert asks to be declared', () => {
  const begin = emptyDeclaration('JOUR', '2026-03-12');
  it.each([
    ['JOUR', { idProduit: 'vaxilor', jour: '2026-03-08' }, 'vaxilor', '2026-03-08'],
    ['SEMAINE', { idProduit: 'vaxilor', jour: '2026-03-08' }, 'vaxilor', '2026-03-02'],
    ['JOUR', { idProduit: 'vaxilor', jour: 'dimanche' }, 'vaxilor', '2026-03-12'],
    ['JOUR', {}, null, '2026-03-12'],
  ] as const)('is a product and a period by the %s', (mode, given, product, date) => {
    expect(declarationGiven(begin, given, mode)).toEqual({ ...begin, product, date });
  });
});

describe('a scan of another product is refused', () => {
  const begin = emptyDeclaration('JOUR', '2026-03-12');
  const declared = { d1: 14, d2: 0, d3: 0, du: 0 };
  const found = { ...begin, product: 'vaxilor', first: 14, second: 0, third: 0, single: 0 };
  it.each([
    ['once doses were typed', { second: 4 }, true],
    ['once another day was chosen', { date: '2026-03-11' }, true],
    ['not where the doses are those that were declared', {}, false],
    ['not of the same product', { product: 'other', second: 4 }, false],
  ])('%s', (_, typed, keeps) => {
    expect(keepsProduct({ ...found, ...typed }, begin, declared, 'other')).toBe(keeps);
  });
  it('not while the doses are those of the product before', () => {
    expect(keepsProduct({ ...found, first: 3 }, begin, undefined, 'other')).toBe(false);
  });
});
