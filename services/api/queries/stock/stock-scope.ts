import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { assertVisible, visibleCentres } from '../shared/scope.js';
import type { StockFilters } from './stock-filters.dto.js';

/**
 * Centres whose stock a list or its export shows, by name.
 *
 * @throws ApiError 404 where `idCentre` is out of reach
 */
export function stockCentresOf(
  directory: Directory,
  actor: Actor,
  type: CentreType,
  { idCentre, fromReferentAffiliatedView }: StockFilters,
): string[] {
  if (idCentre) assertVisible(directory, actor, idCentre);
  const nameOf = (id: string) => directory.centre(id)?.name ?? '';
  return visibleCentres(directory, actor, type)
    .filter(
      (id) => (!idCentre || id === idCentre) && !(fromReferentAffiliatedView && id === actor.centre?.id),
    )
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
