/** The weeks of a centre and a product as a grid of texts: a line for each week, or for each round of doses. */
import type { Body } from '../../../api/calls.js';
import { dosesIn, oneDecimal, packagesFor } from '../../../api/generated/doses.js';
import type { QuantityMode } from '../../../api/types.js';
import { WEEKDAYS, type Weekday } from '../../../shared/record/weekly-plan.js';
import type { Allocation, AllocationWeek } from '../allocation.js';
import { readText } from './quantity-text.js';

const ROUNDS = ['1', '2'] as const;
export type Round = (typeof ROUNDS)[number];

/** Names of the wire: packages of a day, or its doses of a round. */
type DayField = Weekday | `${Weekday}${Round}`;

export const DAY_FIELDS: readonly DayField[] = WEEKDAYS.flatMap((day) => [
  day,
  ...ROUNDS.map((round) => `${day}${round}` as const),
]);

/** A week as it is typed: what it counts, and texts, blank for nothing. */
export type WeekValues = { readonly debutSemaine: string; readonly modeQte: QuantityMode } & {
  readonly [Field in DayField]: string;
};

export interface PlanValues {
  /** What was chosen for all weeks that can be written; null while they count differently. */
  readonly mode: QuantityMode | null;
  readonly weeks: readonly WeekValues[];
}

/** What the grid has to know of a week beside what is typed. */
export interface WeekFacts {
  readonly plan: Allocation | null;
  /** Promised to requests of the week. Packages. */
  readonly taken: number;
}

export const factsOf = (weeks: readonly AllocationWeek[]): readonly WeekFacts[] =>
  weeks.map(({ plan, quantiteConfirmee }) => ({ plan, taken: quantiteConfirmee }));

/** What weeks count, where all count the same. */
function modeOf(weeks: readonly Pick<WeekValues, 'modeQte'>[]): QuantityMode | null {
  const [mode = 'CONDITIONNEMENT', ...others] = new Set(weeks.map(({ modeQte }) => modeQte));
  return others.length > 0 ? null : mode;
}

/** Where nothing is planned yet, a week counts what all the others count; else packages. */
export function valuesOf(weeks: readonly AllocationWeek[]): PlanValues {
  const planned = weeks.flatMap(({ plan }) => plan ?? []);
  const mode = modeOf(planned);
  return {
    mode,
    weeks: weeks.map(({ debutSemaine, plan }) => ({
      debutSemaine,
      modeQte: plan?.modeQte ?? mode ?? 'CONDITIONNEMENT',
      ...textsOf(plan),
    })),
  };
}

const textsOf = (plan: Allocation | null) =>
  Object.fromEntries(DAY_FIELDS.map((field) => [field, plan?.[field] ? String(plan[field]) : ''])) as {
    readonly [Field in DayField]: string;
  };

/** A line of cells: a week in packages, or one of its rounds. */
export interface Line {
  /** Index of the week. */
  readonly week: number;
  readonly round: Round | '';
}

export const linesOf = (weeks: readonly Pick<WeekValues, 'modeQte'>[]): readonly Line[] =>
  weeks.flatMap(({ modeQte }, week) => roundsOf(modeQte).map((round) => ({ week, round })));

const roundsOf = (mode: QuantityMode): readonly (Round | '')[] => (mode === 'DOSE' ? ROUNDS : ['']);

/** Path of a cell in the form. */
export const cellName = ({ week, round }: Line, day: number): string =>
  `weeks.${week}.${WEEKDAYS[day]}${round}`;

/** Path in the form of what is wrong with a whole week. */
export const weekName = ({ week }: Line): string => `weeks.${week}.debutSemaine`;

const sumOf = (week: WeekValues, round: Round | ''): number =>
  WEEKDAYS.reduce((sum, day) => sum + (readText(week[`${day}${round}`]) ?? 0), 0);

export interface PlannedTotals {
  readonly packages: number;
  readonly doses: number;
}

/** A week, or what several weeks come to (docs/rules/allocations.md, AL-3). What cannot be read counts as nothing. */
export function totalsOf(week: WeekValues, nbDoses: number): PlannedTotals {
  if (week.modeQte !== 'DOSE') {
    const packages = sumOf(week, '');
    return { packages, doses: dosesIn(packages, nbDoses) };
  }
  const doses = sumOf(week, '1') + sumOf(week, '2');
  return { packages: packagesFor(doses, nbDoses), doses };
}

/** What is left of a week, in its own unit, never below 0 (AL-4). */
export const residualOf = (
  { packages, doses }: PlannedTotals,
  mode: QuantityMode,
  taken: number,
  nbDoses: number,
): number => Math.max(0, mode === 'DOSE' ? oneDecimal(doses - dosesIn(taken, nbDoses)) : packages - taken);

/** What a day of a week comes to in a unit, which need not be the one that the week counts. */
const quantityOf = (week: WeekValues, day: Weekday, mode: QuantityMode): number =>
  roundsOf(mode).reduce((sum, round) => sum + (readText(week[`${day}${round}`]) ?? 0), 0);

/** Packages as whole doses, or doses as the packages that hold them: `mode` is what the answer counts. */
const converted = (quantity: number, mode: QuantityMode, nbDoses: number): number =>
  mode === 'DOSE' ? Math.floor(dosesIn(quantity, nbDoses)) : packagesFor(quantity, nbDoses);

/**
 * A week that is to count something else: packages become first doses, doses the packages that hold them. A day that
 * says the same in the other unit already keeps its texts there: choosing a unit and going back changes nothing.
 */
export function inMode(week: WeekValues, mode: QuantityMode, nbDoses: number): WeekValues {
  if (week.modeQte === mode) return week;
  const texts: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    const shown = quantityOf(week, day, week.modeQte);
    if (converted(quantityOf(week, day, mode), week.modeQte, nbDoses) === shown) continue;
    const text = shown > 0 ? String(converted(shown, mode, nbDoses)) : '';
    for (const [index, round] of roundsOf(mode).entries()) texts[`${day}${round}`] = index === 0 ? text : '';
  }
  return { ...week, modeQte: mode, ...texts };
}

/** Indexes of the weeks that say something else than what is planned. */
export function changedWeeks({ weeks }: PlanValues, facts: readonly WeekFacts[]): readonly number[] {
  return weeks.flatMap((week, index) => {
    const { plan } = facts[index]!;
    const { modeQte } = week;
    const fields = DAY_FIELDS.filter((field) => /\d$/.test(field) === (modeQte === 'DOSE'));
    if (!plan) return fields.every((field) => week[field].trim() === '') ? [] : [index];
    const isSame =
      plan.modeQte === modeQte && fields.every((field) => (readText(week[field]) ?? 0) === plan[field]);
    return isSame ? [] : [index];
  });
}

/** A week that two planners changed. */
export interface Contested {
  /** Index of the week. */
  readonly week: number;
  /** What was saved meanwhile; null: it was deleted. */
  readonly theirs: Allocation | null;
}

/** The weeks that I change, and that somebody else changed since I read them. */
export const contestedWeeks = (
  mine: PlanValues,
  base: readonly WeekFacts[],
  theirs: readonly WeekFacts[],
): readonly Contested[] =>
  changedWeeks(mine, base)
    .filter((week) => base[week]!.plan?.version !== theirs[week]!.plan?.version)
    .map((week) => ({ week, theirs: theirs[week]!.plan }));

/**
 * My changes on what is planned now: weeks that I left alone are as they were saved meanwhile, packages or doses as it
 * was saved then.
 */
export function onTopOf(
  mine: PlanValues,
  base: readonly WeekFacts[],
  theirs: readonly AllocationWeek[],
): PlanValues {
  const changed = new Set(changedWeeks(mine, base));
  const weeks = valuesOf(theirs).weeks.map((week, index) => (changed.has(index) ? mine.weeks[index]! : week));
  return { mode: modeOf(weeks), weeks };
}

/** Whose plan, and of what. */
export interface PlanKey {
  readonly centreId: string;
  readonly productId: string;
}

/** Only the weeks that change are sent, each with the version that was edited; of a week only what it counts. */
export function toBody(
  values: PlanValues,
  facts: readonly WeekFacts[],
  { centreId, productId }: PlanKey,
): Body<'/vaccination/approvisionnement/semaines', 'put'> {
  const semaines = changedWeeks(values, facts).map((index) => {
    const week = values.weeks[index]!;
    const { modeQte } = week;
    const quantities = roundsOf(modeQte).flatMap((round) =>
      WEEKDAYS.map((day) => [`${day}${round}`, readText(week[`${day}${round}`]) ?? 0]),
    );
    const version = facts[index]!.plan?.version ?? 0;
    return { debutSemaine: week.debutSemaine, modeQte, version, ...Object.fromEntries(quantities) };
  });
  return { idCentre: centreId, idProduit: productId, semaines };
}

/** Fields of the body → cells: the weeks that were sent are not all that the grid shows. */
export function fieldNames(values: PlanValues, facts: readonly WeekFacts[]): Record<string, never> {
  const names: Record<string, string> = {};
  for (const [sent, week] of changedWeeks(values, facts).entries())
    for (const field of ['debutSemaine', ...DAY_FIELDS])
      names[`semaines[${sent}].${field}`] = `weeks.${week}.${field}`;
  return names as Record<string, never>;
}

export interface PastedCell {
  readonly name: string;
  readonly text: string;
}

export interface Pasted {
  readonly cells: readonly PastedCell[];
  /** Cells of the block for which the grid has no cell. */
  readonly left: number;
}

/**
 * Where the cells of a block go, its first cell at the given line and day.
 *
 * @param lines those that can be written, in their order
 * @param at index in `lines`
 */
export function paste(
  block: readonly (readonly string[])[],
  lines: readonly Line[],
  at: number,
  firstDay: number,
): Pasted {
  const cells: PastedCell[] = [];
  let left = 0;
  for (const [down, texts] of block.entries()) {
    const line = lines[at + down];
    for (const [right, text] of texts.entries()) {
      const day = firstDay + right;
      if (line && day < WEEKDAYS.length) cells.push({ name: cellName(line, day), text });
      else left++;
    }
  }
  return { cells, left };
}
