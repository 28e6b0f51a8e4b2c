import { STOCK_ORDERS, type StockSearch } from '../../../../projections/stock/search.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import { patternOf } from '../../../reference-data/records/conditions.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { orderOf } from '../../http/lists/list-query.js';
import { assertVisible, visibleCentres } from '../shared/scope.js';
import type { StockFilters } from './stock-filters.dto.js';

/**
 * What a stock list and its export look for. The centre filter selects that centre and all centres below it, so that
 * the filter narrows the lists of every type of centre.
 *
 * @throws ApiError 404 where `idCentre` is out of reach; InvalidRequest where batches cannot be sorted by that field
 */
export function stockSearchOf(
  directory: Directory,
  actor: Actor,
  type: CentreType,
  filters: StockFilters,
  timeZone: string,
): Required<StockSearch> {
  const { idProduit, lot, quantiteNonNulle, onlyRetour } = filters;
  const order = orderOf(filters, STOCK_ORDERS);
  return {
    centreIds: stockCentresOf(directory, actor, type, filters),
    productId: idProduit ?? null,
    lot: lot === undefined ? null : patternOf(lot),
    held: quantiteNonNulle ?? false,
    returned: onlyRetour ?? false,
    timeZone,
    orderBy: order?.field ?? null,
    descending: order?.descending ?? false,
    productIds: order?.field === 'produit' ? productsByName(directory) : [],
  };
}

/** Centres whose stock is looked at, by name. */
function stockCentresOf(
  directory: Directory,
  actor: Actor,
  type: CentreType,
  { idCentre, fromReferentAffiliatedView }: StockFilters,
): string[] {
  if (idCentre) assertVisible(directory, actor, idCentre);
  const chosen = idCentre && directory.scopeOf(idCentre);
  const nameOf = (id: string) => directory.centre(id)?.name ?? '';
  return visibleCentres(directory, actor, type)
    .filter((id) => (!chosen || chosen.has(id)) && !(fromReferentAffiliatedView && id === actor.centre?.id))
    .sort((one, other) => alphabetical(nameOf(one), nameOf(other)));
}

const productsByName = (directory: Directory): string[] =>
  [...directory.products()]
    .sort((one, other) => alphabetical(one.commercialName, other.commercialName))
    .map(({ id }) => id);
