/** Weeks of plans against what became of them (docs/rules/allocations.md, AL-12). */
import type { Schemas } from '../../api/types.js';
import { addDays, mondayOf, today } from '../../shared/format/zone.js';
import { dayIn, given } from '../../shared/list/address-filters.js';

/** `GET /vaccination/approvisionnement/suivi` */
export type PlanFollowUp = Schemas['PlanFollowUp'];
export type FollowedWeek = Schemas['FollowedWeek'];

/** How many weeks one may look at. */
export const WEEK_COUNTS = ['5', '8', '12'] as const;
export type WeekCount = (typeof WEEK_COUNTS)[number];

export type FollowUpFilters = {
  readonly idProduit: string | null;
  readonly idCentre: string | null;
  readonly weeks: WeekCount | null;
  /** Monday `YYYY-MM-DD` of the last week. */
  readonly week: string | null;
};

/** Each in doses, and in packages too but for `utilise`, which is declared in doses. */
export const MEASURES = ['prevu', 'demande', 'confirme', 'expedie', 'utilise'] as const;
export type Measure = (typeof MEASURES)[number];

export const filtersAtFirst = (zone: string, now?: Date): FollowUpFilters => ({
  idProduit: null,
  idCentre: null,
  weeks: '5',
  week: mondayOf(today(zone, now)),
});

/** What the service is asked for, which takes the first week. */
export function toQuery({ idProduit, idCentre, weeks, week }: FollowUpFilters) {
  const nbSemaines = Number(weeks ?? WEEK_COUNTS[0]);
  const debutSemaine = week && addDays(week, -7 * (nbSemaines - 1));
  return { ...given({ idProduit, idCentre, debutSemaine }), nbSemaines };
}

export function fromSearch(search: URLSearchParams, defaults: FollowUpFilters): FollowUpFilters {
  const week = dayIn(search, 'week', defaults.week);
  return {
    idProduit: search.get('idProduit') || null,
    idCentre: search.get('idCentre') || null,
    weeks: WEEK_COUNTS.find((count) => count === search.get('weeks')) ?? defaults.weeks,
    week: week && mondayOf(week),
  };
}
