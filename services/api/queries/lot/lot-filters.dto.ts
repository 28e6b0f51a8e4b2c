import { IdFilter, TextFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

/** Filters of the search for lots: `GET /lot`. */
export class LotFilters extends ListQuery {
  @IdFilter('Only this product.')
  idProduit?: string;

  @TextFilter('Lot contains this, in whatever case.', 'VX24')
  lot?: string;
}

/** Which lot is traced: `GET /lot/trace`. */
export class LotLookup {
  @IdFilter('Product; required.')
  idProduit?: string;

  @TextFilter('Lot, exactly as it was entered; required.', 'VX2411A')
  lot?: string;
}
