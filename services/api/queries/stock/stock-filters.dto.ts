import { FlagFilter, IdFilter, TextFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

/** Filters of the stock lists: `GET /{centerPath}/stock`. */
export class StockFilters extends ListQuery {
  @IdFilter('Only this product.')
  idProduit?: string;

  @IdFilter('Only this centre and those below it.')
  idCentre?: string;

  @TextFilter('Batch number contains this, in whatever case.', 'VX24')
  lot?: string;

  @FlagFilter('Without used-up batches.')
  quantiteNonNulle?: boolean;

  @FlagFilter('Only what came back by a product return.')
  onlyRetour?: boolean;

  @FlagFilter('Only centres below the selected one, not itself.')
  fromReferentAffiliatedView?: boolean;
}

export class BatchesOfProduct {
  @IdFilter('Product whose batches are wanted; all products where absent.')
  idProduit?: string;
}
