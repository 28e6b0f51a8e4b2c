/** Use, loss and agreement: what is asked for and what is shown (docs/rules/history.md, HI-9). */
import type { Schemas } from '../../api/types.js';
import { addDays, today } from '../../shared/format/zone.js';
import { dayIn, given } from '../../shared/list/address-filters.js';

export type UseAndLossRow = Schemas['UseAndLossRow'];

export const GROUPS = ['CENTRE', 'PRODUIT', 'MOIS'] as const;
export type Group = (typeof GROUPS)[number];

export type UseAndLossFilters = {
  readonly groupe: Group | null;
  readonly idProduit: string | null;
  readonly idCentre: string | null;
  /** `YYYY-MM-DD` */
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
};

/** Months whose rates are drawn, with the last one that is asked for. */
const MONTHS = 12;

const firstOfMonth = (date: string): string => `${date.slice(0, 'YYYY-MM'.length)}-01`;

/** The current month until today, by centre. */
export function filtersAtFirst(zone: string, now?: Date): UseAndLossFilters {
  const day = today(zone, now);
  return { groupe: 'CENTRE', idProduit: null, idCentre: null, dateDebut: firstOfMonth(day), dateFin: day };
}

export const toQuery = (filters: UseAndLossFilters) => given(filters);

/** Twelve months up to the one in which the period ends, of the same product and centre. */
export function toMonthsQuery({ idProduit, idCentre, dateFin }: UseAndLossFilters, zone: string, now?: Date) {
  const last = dateFin ?? today(zone, now);
  // The middle of the month, so that months of any length are counted back.
  const middle = `${last.slice(0, 'YYYY-MM'.length)}-15`;
  const first = firstOfMonth(addDays(middle, -Math.round((MONTHS - 1) * 30.44)));
  return { ...given({ idProduit, idCentre }), groupe: 'MOIS', dateDebut: first, dateFin: last } as const;
}

export const fromSearch = (search: URLSearchParams, defaults: UseAndLossFilters): UseAndLossFilters => ({
  groupe: GROUPS.find((group) => group === search.get('groupe')) ?? defaults.groupe,
  idProduit: search.get('idProduit') || null,
  idCentre: search.get('idCentre') || null,
  dateDebut: dayIn(search, 'dateDebut', defaults.dateDebut),
  dateFin: dayIn(search, 'dateFin', defaults.dateFin),
});

/** What identifies a row: a month is its own key. */
export const keyOf = ({ groupe }: UseAndLossRow): string => (typeof groupe === 'string' ? groupe : groupe.id);

/** Bars that a picture shows at most: more cannot be told apart. */
const BARS = 10;

/** Those that lost most, in their own order: what a picture has room for. */
export function mostLost(rows: readonly UseAndLossRow[]): readonly UseAndLossRow[] {
  const most = [...rows].sort((one, other) => other.dechet - one.dechet).slice(0, BARS);
  return rows.filter((row) => row.dechet > 0 && most.includes(row));
}

export interface CauseSeries {
  /** Null: all causes beyond those that have a colour of their own. */
  readonly cause: string | null;
  /** Doses, one for each row. */
  readonly values: readonly number[];
}

/** The causes by which most was lost, as many as there are colours; the last one is the sum of all others. */
export function causesOf(rows: readonly UseAndLossRow[], colours: number): readonly CauseSeries[] {
  const totals = new Map<string, number>();
  for (const { dechetParCause } of rows) {
    for (const [cause, doses] of Object.entries(dechetParCause)) {
      totals.set(cause, (totals.get(cause) ?? 0) + doses);
    }
  }
  const causes = [...totals].sort(([, one], [, other]) => other - one).map(([cause]) => cause);
  const named = causes.length > colours ? causes.slice(0, colours - 1) : causes;
  const series: CauseSeries[] = named.map((cause) => ({
    cause,
    values: rows.map(({ dechetParCause }) => dechetParCause[cause] ?? 0),
  }));
  if (named.length === causes.length) return series;
  const others = rows.map(({ dechet, dechetParCause }) =>
    named.reduce((rest, cause) => rest - (dechetParCause[cause] ?? 0), dechet),
  );
  return [...series, { cause: null, values: others }];
}

/** A rate of 0 to 1 in percent, to one decimal. */
export const percent = (rate: number): number => Math.round(rate * 1000) / 10;
