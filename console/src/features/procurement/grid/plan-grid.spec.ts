import { describe, expect, it } from 'vitest';
import type { Allocation, AllocationWeek } from '../allocation.js';
import {
  changedWeeks,
  DAY_FIELDS,
  factsOf,
  fieldNames,
  inMode,
  linesOf,
  onTopOf,
  type PlanValues,
  paste,
  residualOf,
  toBody,
  totalsOf,
  valuesOf,
  type WeekValues,
} from './plan-grid.js';

const NOTHING = Object.fromEntries(DAY_FIELDS.map((field) => [field, 0]));
const planned = (modeQte: Allocation['modeQte'], days: object): Allocation =>
  ({ modeQte, ...NOTHING, ...days }) as Allocation;
const week = (debutSemaine: string, plan: Allocation | null = null, taken = 0): AllocationWeek => ({
  debutSemaine,
  quantiteConfirmee: taken,
  plan,
});

const WEEKS = [
  week('2026-11-23', planned('CONDITIONNEMENT', { lundi: 5, mercredi: 2 }), 3),
  week('2026-11-30'),
  week('2026-12-07'),
];
const FACTS = factsOf(WEEKS);
const values = (...changes: readonly Partial<WeekValues>[]) => changed(WEEKS, ...changes);
const changed = (weeks: readonly AllocationWeek[], ...changes: readonly Partial<WeekValues>[]) => {
  const read = valuesOf(weeks);
  return { ...read, weeks: read.weeks.map((each, index) => ({ ...each, ...changes[index] })) };
};
const inDoses = ({ weeks }: PlanValues): PlanValues => ({
  mode: 'DOSE',
  weeks: weeks.map((each) => inMode(each, 'DOSE', 6)),
});

describe('what a week comes to', () => {
  it('in packages', () => {
    const [first] = values().weeks;
    expect(totalsOf(first!, 6)).toEqual({ packages: 7, doses: 42 });
    expect(residualOf({ packages: 7, doses: 42 }, 'CONDITIONNEMENT', 3, 6)).toBe(4);
    expect(residualOf({ packages: 7, doses: 42 }, 'CONDITIONNEMENT', 9, 6)).toBe(0);
  });

  it('in doses, of both rounds', () => {
    const [, second] = values({}, { modeQte: 'DOSE', lundi1: '20', mardi2: '5', lundi: '99' }).weeks;
    expect(totalsOf(second!, 10)).toEqual({ packages: 3, doses: 25 });
    expect(residualOf({ packages: 3, doses: 25 }, 'DOSE', 1, 10)).toBe(15);
    expect(residualOf({ packages: 32, doses: 35 }, 'DOSE', 3, 1.1)).toBe(31.7);
    expect(residualOf({ packages: 8, doses: 8 }, 'DOSE', 7, 1.1)).toBe(0.3);
  });

  it('as long as it is typed: what cannot be read yet counts as nothing', () => {
    const [, second] = values({}, { lundi: '3', mardi: '-', jeudi: '2,5', vendredi: '4,0' }).weeks;
    expect(totalsOf(second!, 6)).toEqual({ packages: 7, doses: 42 });
  });
});

describe('what is sent', () => {
  const place = { centreId: 'c', productId: 'p' };

  it('is what changed, in what it counts', () => {
    expect(changedWeeks(values(), FACTS)).toEqual([]);
    expect(changedWeeks(values({ lundi: '5,0' }), FACTS)).toEqual([]);
    const changed = values({ lundi: '' }, {}, { dimanche: '8' });
    expect(toBody(changed, FACTS, place)).toMatchObject({
      idCentre: 'c',
      idProduit: 'p',
      semaines: [
        { debutSemaine: '2026-11-23', modeQte: 'CONDITIONNEMENT', lundi: 0, mercredi: 2 },
        { debutSemaine: '2026-12-07', modeQte: 'CONDITIONNEMENT', lundi: 0, dimanche: 8 },
      ],
    });
    expect(fieldNames(changed, FACTS)).toMatchObject({
      'semaines[1].dimanche': 'weeks.2.dimanche',
      'semaines[1].debutSemaine': 'weeks.2.debutSemaine',
    });
  });

  it('is nothing for a week without a plan in which nothing is typed, whatever it counts', () => {
    expect(changedWeeks(inDoses(values()), FACTS)).toEqual([0]);
    expect(toBody(inDoses(values()), FACTS, place).semaines?.[0]).not.toHaveProperty('lundi');
  });
});

describe('a week that is to count something else', () => {
  const [first, second] = values({}, { modeQte: 'DOSE', lundi1: '20', lundi2: '5' }).weeks;

  it('keeps what was planned', () => {
    expect(inMode(first!, 'DOSE', 6)).toMatchObject({ lundi1: '30', mercredi1: '12', mardi1: '' });
    expect(inMode(second!, 'CONDITIONNEMENT', 10)).toMatchObject({ lundi: '3', mardi: '' });
  });

  it('is converted anew on the days that were changed since it was last chosen', () => {
    const doses = inMode(first!, 'DOSE', 6);
    const typed = { ...doses, lundi1: '40', lundi2: '20', mercredi1: '', jeudi2: '1' };
    const packages = inMode(typed, 'CONDITIONNEMENT', 6);
    expect(packages).toMatchObject({ lundi: '10', mercredi: '', jeudi: '1' });
    expect(inMode({ ...packages, jeudi: '3' }, 'DOSE', 6)).toMatchObject({ jeudi1: '18', jeudi2: '' });
  });

  it('keeps what was typed in a unit as long as the other one says the same', () => {
    const typed = { ...inMode(first!, 'DOSE', 6), lundi1: '20', lundi2: '5' };
    const there = inMode(typed, 'CONDITIONNEMENT', 6);
    expect(inMode(there, 'DOSE', 6)).toEqual(typed);
    expect(inMode(inMode(first!, 'DOSE', 1.1), 'CONDITIONNEMENT', 1.1)).toMatchObject({ lundi: '5' });
    expect(inMode(first!, 'CONDITIONNEMENT', 6)).toBe(first);
  });
});

describe('what I changed, on top of what somebody else saved meanwhile', () => {
  const mine = (day: string) => planned('CONDITIONNEMENT', { [day]: 5 });
  const theirs = (day: string) => planned('DOSE', { [`${day}1`]: 30 });
  const read = [week('a', mine('lundi')), week('b', mine('mardi'))];
  const saved = [week('a', theirs('lundi')), week('b', theirs('mardi'))];
  const place = { centreId: 'c', productId: 'p' };

  it('is my week as I typed it, and theirs as they saved it, each in what it counts', () => {
    const merged = onTopOf(changed(read, { lundi: '7' }), factsOf(read), saved);
    expect(merged.mode).toBeNull();
    expect(toBody(merged, factsOf(saved), place).semaines).toEqual([
      expect.objectContaining({ debutSemaine: 'a', modeQte: 'CONDITIONNEMENT', lundi: 7 }),
    ]);
  });

  it('is in what I chose for all, where I chose it', () => {
    const planInPackages = [week('a', mine('lundi')), week('b', planned('CONDITIONNEMENT', { mardi: 9 }))];
    const merged = onTopOf(inDoses(valuesOf(read)), factsOf(read), planInPackages);
    expect(toBody(merged, factsOf(planInPackages), place).semaines).toMatchObject([
      { debutSemaine: 'a', modeQte: 'DOSE', lundi1: 30 },
      { debutSemaine: 'b', modeQte: 'DOSE', mardi1: 30 },
    ]);
  });
});

describe('a block that is pasted', () => {
  const lines = linesOf(values().weeks);

  it('goes where its first cell is put, and tells what has no place', () => {
    const block = [
      ['1', '2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
    ];
    const pasted = paste(block, lines, 1, 5);
    expect(pasted.cells).toEqual([
      { name: 'weeks.1.samedi', text: '1' },
      { name: 'weeks.1.dimanche', text: '2' },
      { name: 'weeks.2.samedi', text: '4' },
      { name: 'weeks.2.dimanche', text: '5' },
    ]);
    expect(pasted.left).toBe(5);
  });

  it('goes into the rounds of a week in doses, one after the other', () => {
    const { cells } = paste([['1'], ['2'], ['3']], linesOf(inDoses(values()).weeks), 0, 0);
    expect(cells.map(({ name }) => name)).toEqual(['weeks.0.lundi1', 'weeks.0.lundi2', 'weeks.1.lundi1']);
  });
});

it('counts as its weeks are planned, and each in its own unit where they differ', () => {
  expect(valuesOf([week('a')])).toMatchObject({
    mode: 'CONDITIONNEMENT',
    weeks: [{ modeQte: 'CONDITIONNEMENT' }],
  });
  expect(valuesOf([week('a'), week('b', planned('DOSE', {}))])).toMatchObject({
    mode: 'DOSE',
    weeks: [{ modeQte: 'DOSE' }, { modeQte: 'DOSE' }],
  });
  const mixed = valuesOf([week('a', planned('DOSE', {})), week('b', planned('CONDITIONNEMENT', {}))]);
  expect(mixed.mode).toBeNull();
  expect(linesOf(mixed.weeks)).toEqual([
    { week: 0, round: '1' },
    { week: 0, round: '2' },
    { week: 1, round: '' },
  ]);
});
