/** Sums over the days of a plan (docs/rules/allocations.md, AL-3). */
import { dosesIn, oneDecimal, packagesFor } from '../shared/doses.js';
import type { QuantityMode } from '../shared/quantity-mode.js';
import type { PlannedDay } from './events.js';

export const DAYS_IN_WEEK = 7;

const sumOf = (days: readonly PlannedDay[], count: (day: PlannedDay) => number): number =>
  days.reduce((sum, day) => sum + count(day), 0);

/** Doses of both rounds together. */
export const dosesOf = ({ firstDoses, secondDoses }: PlannedDay): number => firstDoses + secondDoses;

/** True for a day for which nothing is planned. */
export const isEmpty = (day: PlannedDay): boolean => day.packages === 0 && dosesOf(day) === 0;

/** The week's total in packages; of a plan in doses, the packages that hold so many doses. */
export const packagesOfWeek = (
  mode: QuantityMode,
  days: readonly PlannedDay[],
  dosesPerPackage: number,
): number =>
  mode === 'DOSE'
    ? packagesFor(sumOf(days, dosesOf), dosesPerPackage)
    : sumOf(days, ({ packages }) => packages);

/** The week's total in doses, with one decimal at most. */
export const dosesOfWeek = (
  mode: QuantityMode,
  days: readonly PlannedDay[],
  dosesPerPackage: number,
): number =>
  mode === 'DOSE'
    ? sumOf(days, dosesOf)
    : dosesIn(
        sumOf(days, ({ packages }) => packages),
        dosesPerPackage,
      );

/** What is left of a total when so much is taken: never below zero (AL-4). Same unit throughout, packages or doses. */
export const residualOf = (total: number, taken: number): number => Math.max(oneDecimal(total - taken), 0);
