import type { UseAndLossSearch } from '../../../../projections/movement/use-and-loss.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { periodInMonth } from '../shared/period.js';
import { assertVisible, reachedCentres } from '../shared/scope.js';
import type { UseAndLossFilters } from './use-and-loss.dto.js';

/**
 * What the statistics and their export count.
 *
 * @throws ApiError 404 where `idCentre` is out of reach; InvalidRequest on a date that is none
 */
export function useAndLossSearchOf(
  directory: Directory,
  actor: Actor,
  filters: UseAndLossFilters,
  now: Date,
  timeZone: string,
): UseAndLossSearch {
  const { idCentre, idProduit, groupe } = filters;
  if (idCentre) assertVisible(directory, actor, idCentre);
  return {
    group: groupe ?? 'CENTRE',
    centreIds: idCentre ? [idCentre] : reachedCentres(directory, actor),
    productId: idProduit ?? null,
    ...periodInMonth(filters, now, timeZone),
    timeZone,
  };
}
