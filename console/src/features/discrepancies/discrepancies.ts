/** What does not add up: what is asked for and what is shown (docs/rules/history.md, HI-14). */
import type { Schemas } from '../../api/types.js';
import { addDays, today } from '../../shared/format/zone.js';
import { dayIn, given } from '../../shared/list/address-filters.js';
import type { ToneName } from '../../theme/tokens.js';

export type Discrepancy = Schemas['Discrepancy'];
export type DiscrepancyType = Discrepancy['type'];

/** What is worst first. */
export const TYPES: readonly DiscrepancyType[] = [
  'VERIFICATION',
  'RETOUR',
  'RECEPTION',
  'RECEPTION_NON_CONFORME',
  'HORS_LIMITE',
  'RAPPEL',
  'DECLARATION',
  'CORRECTION',
  'PEREMPTION_MODIFIEE',
];

export const toneOf = (type: DiscrepancyType): ToneName =>
  type === 'VERIFICATION'
    ? 'danger'
    : type === 'CORRECTION' || type === 'PEREMPTION_MODIFIEE'
      ? 'neutral'
      : 'caution';

export type DiscrepancyFilters = {
  readonly type: DiscrepancyType | null;
  readonly idCentre: string | null;
  readonly idProduit: string | null;
  /** `YYYY-MM-DD` */
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
};

/** Days that are looked at first. */
const DAYS = 30;

export function filtersAtFirst(zone: string, now?: Date): DiscrepancyFilters {
  const day = today(zone, now);
  return { type: null, idCentre: null, idProduit: null, dateDebut: addDays(day, -DAYS), dateFin: day };
}

export function fromSearch(search: URLSearchParams, defaults: DiscrepancyFilters): DiscrepancyFilters {
  return {
    type: TYPES.find((type) => type === search.get('type')) ?? null,
    idCentre: search.get('idCentre'),
    idProduit: search.get('idProduit'),
    dateDebut: dayIn(search, 'dateDebut', defaults.dateDebut),
    dateFin: dayIn(search, 'dateFin', defaults.dateFin),
  };
}

export const toQuery = ({ type, ...filters }: DiscrepancyFilters) => ({
  ...given(filters),
  ...(type && { type: [type] }),
});

/** Declared use against exits: the same period, centre and product, a row for each centre. */
export const toComparisonQuery = ({ type: _, ...filters }: DiscrepancyFilters) =>
  ({ ...given(filters), groupe: 'CENTRE' }) as const;

/** The replay in which a discrepancy can be followed; undefined where it concerns no centre. */
export function replayOf({ centre, produit, lot }: Discrepancy): string | undefined {
  if (!centre) return undefined;
  const named = { idCentre: centre.id, ...(produit && { idProduit: produit.id }), ...(lot && { lot }) };
  return `/replay?${new URLSearchParams(named)}`;
}
