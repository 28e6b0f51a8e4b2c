/** Plans of weeks: who may change them, and what their lists ask for. */
import type { ListedProduct, Schemas } from '../../api/types.js';
import { descendants, onlyReads, type Session } from '../../providers/session/session.js';
import { mondayOf, today } from '../../shared/format/zone.js';

export type Allocation = Schemas['AllocationRow'];
export type AllocationWeek = Schemas['AllocationWeek'];

/** Weeks that an export covers, and that a plan may be copied to at most. */
export const HORIZONS = [1, 2, 5] as const;

export interface AllocationFilters extends Record<string, unknown> {
  readonly idProduit: string | null;
  readonly idCentre: string | null;
  /** Monday, `YYYY-MM-DD`; null: every week. */
  readonly debutSemaine: string | null;
}

/** Monday of the current week. */
export const currentWeek = (zone: string): string => mondayOf(today(zone));

export const filtersAtFirst = (zone: string): AllocationFilters => ({
  idProduit: null,
  idCentre: null,
  debutSemaine: currentWeek(zone),
});

/** Who plans: referents, and dispatch administrators for their dispatch centre (docs/rules/allocations.md, AL-1). */
export function mayPlan(session: Pick<Session, 'user' | 'centre' | 'centres'>): boolean {
  if (onlyReads(session)) return false;
  const { user, centre } = session;
  if (centre?.type === 'REFERENT') return true;
  return centre?.type === 'DISPATCH' && (user.isAdmin || user.isAdminDispatch);
}

/** Weeks that are over stay as they were (AL-2). */
export const isOver = (week: string, zone: string): boolean => week < currentWeek(zone);

/**
 * Of a disabled product nothing more is planned (AL-15). The list has every active product, disabled ones only while
 * they are in stock; before it is there, no product is taken for disabled.
 */
export const isDisabled = (productId: string, products: readonly ListedProduct[] | undefined): boolean =>
  products !== undefined && !products.some(({ id, actif }) => id === productId && actif);

/** Vaccination centres that are planned for. */
export const plannedCentres = (centre: Session['centre']) =>
  centre ? descendants(centre).filter(({ type }) => type === 'VACCINATION') : [];
