import { PeriodBegin, PeriodEnd } from '../../http/fields/query-filters.js';
import { type Period, periodOf } from '../shared/period.js';

/** A part of the life of a batch. */
export class BalancePeriod {
  @PeriodBegin('Default: none.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;
}

/** Before anything that a ledger can hold. */
const FIRST_DAY = '1900-01-01';

/**
 * Without a begin, from the first movement on.
 *
 * @throws InvalidRequest on a field that is no date, or where the end is before the beginning
 */
export const boundsOf = (dates: BalancePeriod, now: Date, timeZone: string): Period =>
  periodOf(dates, now, timeZone, () => FIRST_DAY);
