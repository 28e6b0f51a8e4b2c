/** What the stock can serve of the open requests (docs/rules/replenishment.md, RQ-14). */
import { PREPARABLE_STATUSES } from '../../api/generated/request-status.js';
import type { Schemas } from '../../api/types.js';
import { addDays, toInstant } from '../../shared/format/zone.js';
import type { ToneName } from '../../theme/tokens.js';
import type { RequestFilters } from './request.js';

/** `GET /dispatch/besoin/disponibilite` */
export type ServedProduct = Schemas['ServedProduct'];
export type ServedDay = Schemas['ServedDay'];

type Served = Pick<ServedDay, 'quantite' | 'quantiteServie'>;

/** Packages that the stock lacks. */
export const missing = ({ quantite, quantiteServie }: Served): number => quantite - quantiteServie;

export function toneOfServed(served: Served): ToneName {
  if (missing(served) === 0) return 'good';
  return served.quantiteServie > 0 ? 'caution' : 'danger';
}

/** The list of the requests of one day: there they are selected and prepared. */
export function requestsOf(productId: string, day: string, zone: string): string {
  const filters: Partial<RequestFilters> = {
    idProduit: productId,
    statut: PREPARABLE_STATUSES,
    typeDate: 'RECEPTION',
    dateDebut: toInstant(`${day}T00:00`, zone) ?? null,
    // An instant that ends a period is not in it.
    dateFin: toInstant(`${addDays(day, 1)}T00:00`, zone) ?? null,
  };
  return `/dispatch/replenishments?${new URLSearchParams({ filter: JSON.stringify(filters) })}`;
}
