import { ListQuery } from '../lists/list-query.js';
import { IdsFilter, TextFilter } from './query-filters.js';

/** What every list of administered records takes beside its own conditions. */
export class RecordQuery extends ListQuery {
  @TextFilter('Words in any order, each to be found in one of the fields that identify a record.')
  q?: string;

  @IdsFilter('Only the records with these ids.')
  id?: string[];
}
