/** The days of a plan as rows keep them, and as the wire names them. */
import type { PlannedDay } from '../../../domain/allocation/events.js';

/** Names of the days on the wire, from Monday. */
export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

interface DayCells {
  readonly packages: readonly number[];
  readonly first_doses: readonly number[];
  readonly second_doses: readonly number[];
}

export const plannedDays = ({ packages, first_doses, second_doses }: DayCells): readonly PlannedDay[] =>
  packages.map((count, index) => ({
    packages: count,
    firstDoses: first_doses[index] ?? 0,
    secondDoses: second_doses[index] ?? 0,
  }));
