/** A replay: what is asked for and what is shown (docs/rules/history.md, HI-13). */
import type { CentreType, Schemas } from '../../api/types.js';
import { given } from '../../shared/list/address-filters.js';

export type ReplayedMovement = Schemas['ReplayedMovement'];
/** One whose event the tree covers: it can be shown with its proof. */
export type ProvableMovement = ReplayedMovement & { readonly index: number };

/** A list, so that what the address names is never mistaken for anything else. */
const NAMES = ['idCentre', 'idProduit', 'lot', 'dateDebut', 'dateFin', 'asOf'] as const;
export type ReplayFilters = { readonly [Name in (typeof NAMES)[number]]: string | null };

export const NOTHING_CHOSEN: ReplayFilters = {
  idCentre: null,
  idProduit: null,
  lot: null,
  dateDebut: null,
  dateFin: null,
  asOf: null,
};

/** Movements that one look shows; a shorter period shows others. */
export const MOST_MOVEMENTS = 1_000;

export function fromSearch(search: URLSearchParams): ReplayFilters {
  const chosen = NAMES.map((name) => [name, search.get(name) || null] as const);
  return Object.fromEntries(chosen) as ReplayFilters;
}

/** What the service is asked; undefined as long as neither a centre nor a lot of a product is chosen. */
export function toQuery(filters: ReplayFilters) {
  const { idCentre, idProduit, lot } = filters;
  return idCentre || (idProduit && lot) ? given(filters) : undefined;
}

/** The side whose stock list shows a centre's batches; undefined for a point, which keeps none. */
export const stockSideOf = (type: CentreType) =>
  ({
    REFERENT: 'referent' as const,
    DISPATCH: 'dispatch' as const,
    VACCINATION: 'vaccination' as const,
    VACCINATION_POINT: undefined,
  })[type];

/** One balance only can be drawn: that of one product in one centre. */
export function isOneBalance(movements: readonly ReplayedMovement[]): boolean {
  const [first] = movements;
  return movements.every(
    ({ centre, produit }) => centre.id === first?.centre.id && produit.id === first.produit.id,
  );
}

/** One movement for each event of the replay: the last of those that share a position. */
export const stepsOf = (movements: readonly ReplayedMovement[]): readonly ReplayedMovement[] =>
  movements.filter(({ position }, n) => position !== movements[n + 1]?.position);
