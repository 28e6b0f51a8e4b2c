import { FlagFilter, IdFilter, TextFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

/** Filters of the list of recalls: `GET /lot/rappel`. */
export class RecallFilters extends ListQuery {
  @IdFilter('Only this product.')
  idProduit?: string;

  @TextFilter('Lot contains this, in whatever case.', 'VX24')
  lot?: string;

  @FlagFilter('true: only lifted recalls; false: only those that are not lifted.')
  levee?: boolean;
}
