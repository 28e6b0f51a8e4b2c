/** Doses declared as administered: what is asked for and what is shown (docs/rules/exits-and-returns.md, EX-11). */
import type { Schemas } from '../../api/types.js';
import { addDays, mondayOf, today } from '../../shared/format/zone.js';
import { dayIn, given } from '../../shared/list/address-filters.js';

/** A week day by day, or five weeks in a row. */
export const VIEWS = ['JOUR', 'SEMAINE'] as const;
export type View = (typeof VIEWS)[number];

export type UsageFilters = {
  readonly idProduit: string | null;
  readonly idCentre: string | null;
  readonly view: View | null;
  /** Monday `YYYY-MM-DD`: the week, or the last of five. */
  readonly week: string | null;
};

/** Doses of a period: first, second, third or booster, single. */
export const COUNTS = ['d1', 'd2', 'd3', 'du'] as const;
export type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

/** `GET /vaccination/utilisation/jour` */
export type DailyUsage = Schemas['DailyUsage'];
/** `POST /vaccination/utilisation/semaine` */
export type WeeklyUsage = Schemas['WeeklyUsage'];

export interface UsageRow extends Counts {
  readonly centre: DailyUsage['centre'];
  readonly produit: DailyUsage['produit'];
}

/** A day, or a week, with what each centre declared for each product, and all of it together. */
export interface Period {
  /** `YYYY-MM-DD`: the day, or the Monday of the week. */
  readonly start: string;
  readonly rows: readonly UsageRow[];
  readonly total: Counts;
}

const DAYS = 7;
export const WEEKS = 5;
/** How many weeks a file of days may cover. */
export const EXPORTED_WEEKS = [1, 2, 5] as const;

export const filtersAtFirst = (zone: string, now?: Date): UsageFilters => ({
  idProduit: null,
  idCentre: null,
  view: 'JOUR',
  week: mondayOf(today(zone, now)),
});

export const doses = ({ d1, d2, d3, du }: Counts): number => d1 + d2 + d3 + du;

/** What the service is asked for; it takes the first of five weeks. */
export const toQuery = ({ idProduit, idCentre, view, week }: UsageFilters) => ({
  ...given({ idProduit, idCentre }),
  ...(week && { week: view === 'SEMAINE' ? addDays(week, -DAYS * (WEEKS - 1)) : week }),
});

const sum = (rows: readonly Counts[]): Counts => ({
  d1: rows.reduce((all, { d1 }) => all + d1, 0),
  d2: rows.reduce((all, { d2 }) => all + d2, 0),
  d3: rows.reduce((all, { d3 }) => all + d3, 0),
  du: rows.reduce((all, { du }) => all + du, 0),
});

/** Centres that declared nothing in a period are not among its rows. */
function periodOf(start: string, rows: readonly UsageRow[]): Period {
  const declared = rows.filter((row) => doses(row) > 0);
  return { start, rows: declared, total: sum(declared) };
}

type DayNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const DAY_NUMBERS: readonly DayNumber[] = [1, 2, 3, 4, 5, 6, 7];

/** The days of a week, from its Monday. */
export const daysOf = (usage: readonly DailyUsage[], monday: string): readonly Period[] =>
  DAY_NUMBERS.map((day) =>
    periodOf(
      addDays(monday, day - 1),
      usage.map((row) => ({
        centre: row.centre,
        produit: row.produit,
        d1: row[`d1j${day}`],
        d2: row[`d2j${day}`],
        d3: row[`d3j${day}`],
        du: row[`duj${day}`],
      })),
    ),
  );

/** Five weeks, the last one as it was asked for. */
export const weeksOf = (usage: readonly WeeklyUsage[], last: string): readonly Period[] =>
  Array.from({ length: WEEKS }, (_, index) => {
    const monday = addDays(last, DAYS * (index - WEEKS + 1));
    return periodOf(
      monday,
      usage.flatMap(({ centre, produit, utilisations }) => {
        const found = utilisations.find(({ week }) => week === monday);
        return found ? [{ centre, produit, d1: found.d1, d2: found.d2, d3: found.d3, du: found.du }] : [];
      }),
    );
  });

export function fromSearch(search: URLSearchParams, defaults: UsageFilters): UsageFilters {
  const week = dayIn(search, 'week', defaults.week);
  return {
    idProduit: search.get('idProduit') || null,
    idCentre: search.get('idCentre') || null,
    view: VIEWS.find((view) => view === search.get('view')) ?? defaults.view,
    week: week && mondayOf(week),
  };
}
