/** The plan of a week, day by day. */
import type { Schemas } from '../../api/types.js';
import { weekdayNumber } from '../format/zone.js';

/** `GET /vaccination/approvisionnement/plan` */
export type WeeklyPlan = Schemas['AllocationRow'];

export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOf = (date: string): Weekday => WEEKDAYS[weekdayNumber(date) - 1]!;

/** In the plan's own unit: packages, or doses of both rounds. */
export const plannedFor = (plan: WeeklyPlan, day: Weekday): number =>
  plan.modeQte === 'DOSE' ? plan[`${day}1`] + plan[`${day}2`] : plan[day];
