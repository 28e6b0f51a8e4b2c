import { IdFilter, PeriodBegin, PeriodEnd, TextFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

/** Filters of the movement history. */
export class MovementFilters extends ListQuery {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @TextFilter('Delivery-note number contains this, in whatever case.', 'PN-2026-0001')
  numeroBl?: string;

  @TextFilter('Centre to which the goods go: its id, or a part of its name.', 'Bellevue')
  destination?: string;

  @TextFilter('Batch number contains this, in whatever case.', 'VX24')
  lot?: string;

  @PeriodBegin('Without dates: the current ISO week.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;
}
