import { boundariesOf } from '../../http/fields/boundaries.js';
import { MomentFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

/** What every trail is filtered by. */
export class TrailQuery extends ListQuery {
  @MomentFilter('Not before this instant, or this day in the configured time zone.')
  from?: string;

  @MomentFilter('Before this instant, or until this day in the configured time zone, which is included.')
  to?: string;
}

/**
 * First instant of the query's period, and the first one after it.
 * @throws InvalidRequest `from` or `to` is no instant and no day, or the period ends before it begins
 */
export const trailPeriodOf = ({ from, to }: TrailQuery, timeZone: string) =>
  boundariesOf({ field: 'from', value: from }, { field: 'to', value: to }, timeZone);
