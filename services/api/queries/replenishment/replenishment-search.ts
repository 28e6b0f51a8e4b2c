/** What the filters of a list of requests mean for the user who asks: the same for the list and for its export. */
import type { ReplenishmentSearch } from '../../../../projections/replenishment/search.js';
import type { RequestKind } from '../../../domain/replenishment/request-status.js';
import type { Directory } from '../../../reference-data/directory.js';
import { patternOf } from '../../../reference-data/records/conditions.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { periodOf } from '../shared/period.js';
import { assertVisible, visibleCentres } from '../shared/scope.js';
import type { ReplenishmentFilters } from './replenishment-filters.dto.js';

/**
 * @throws InvalidRequest on dates that are missing or cannot be read
 * @throws ApiError 404 for a centre out of sight
 */
export function replenishmentSearchOf(
  kind: RequestKind,
  filters: ReplenishmentFilters,
  actor: Actor,
  directory: Directory,
  now: Date,
  timeZone: string,
): ReplenishmentSearch {
  const { idCentre, typeDate } = filters;
  if (idCentre !== undefined) assertVisible(directory, actor, idCentre);
  const owners = visibleCentres(directory, actor, kind === 'CENTRE' ? 'VACCINATION' : 'VACCINATION_POINT');
  const period = typeDate === undefined ? null : periodOf(demandDates(filters), now, timeZone);
  return {
    kind,
    // One of them alone is found by an index; a centre whose points' requests are asked for is none of them.
    ownerIds: idCentre !== undefined && owners.includes(idCentre) ? [idCentre] : owners,
    productId: filters.idProduit ?? null,
    centreId: idCentre ?? null,
    statuses: filters.statut ?? null,
    carrierId: filters.idTransporteur ?? null,
    tagCategory: filters.typeEtiquette ?? null,
    tag: filters.etiquette === undefined ? null : patternOf(filters.etiquette),
    dateType: typeDate ?? null,
    from: period?.from ?? null,
    until: period?.until ?? null,
  };
}

function demandDates(filters: ReplenishmentFilters) {
  const missing = (['dateDebut', 'dateFin'] as const).filter((field) => !filters[field]);
  if (missing.length > 0)
    throw new InvalidRequest(...missing.map((field) => ({ field, code: ErrorCode.required })));
  return filters;
}
