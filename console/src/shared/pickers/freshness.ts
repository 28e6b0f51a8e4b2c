/** How long a batch is still good, and which one goes out first: the one that expires first. */
import { usableUntil } from '../../api/generated/first-expiring.js';
import { serviceNow } from '../../api/service-clock.js';
import type { StockRow } from '../../api/types.js';
import { atHour, dayOf, daysUntil } from '../format/zone.js';

export type Perishable = Pick<StockRow, 'peremption' | 'limiteUtilisation'>;

/** A batch that is offered to be chosen. */
type Offered = Perishable & Partial<Pick<StockRow, 'rappel'>>;

export interface Freshness {
  readonly state: 'expired' | 'soon' | 'good';
  /** Whole days from today to the last day of use; negative once it has passed. */
  readonly daysLeft: number;
  /** The usage limit comes before the expiry, and decides. */
  readonly limited: boolean;
}

/** From here on a batch is marked as one to use up (days). */
const SOON = 30;

/** The usage limit, where there is one, is capped by the expiry: the service says so. */
export function freshness(batch: Perishable, zone: string, now: Date = serviceNow()): Freshness {
  const limit = batch.limiteUtilisation;
  const lastDay = limit === null ? batch.peremption : dayOf(limit, zone);
  const daysLeft = daysUntil(lastDay, zone, now);
  const isOver = limit === null ? daysLeft < 0 : Date.parse(limit) < now.getTime();
  return {
    state: isOver ? 'expired' : daysLeft <= SOON ? 'soon' : 'good',
    daysLeft,
    limited: limit !== null && lastDay < batch.peremption,
  };
}

/** When it ends, in milliseconds: what must go out first ends first (docs/rules/history.md, HI-6). */
export const endOf = ({ limiteUtilisation, peremption }: Perishable, zone: string): number =>
  Date.parse(usableUntil({ usageLimit: limiteUtilisation, expiry: peremption }, zone, atHour));

/** Neither expired nor recalled: it may leave. */
export const isUsable = (batch: Offered, zone: string, now: Date = serviceNow()): boolean =>
  !batch.rappel && freshness(batch, zone, now).state !== 'expired';

/** First-expiring first; what may not be used comes last, or first where it is what one looks for (scrapping). */
export function byUrgency<Batch extends Offered>(
  batches: readonly Batch[],
  zone: string,
  { unusable = 'last', now = serviceNow() }: { unusable?: 'first' | 'last'; now?: Date } = {},
): Batch[] {
  const ranked = batches.map((batch) => {
    return {
      batch,
      rank: isUsable(batch, zone, now) === (unusable === 'first') ? 1 : 0,
      end: endOf(batch, zone),
    };
  });
  ranked.sort((one, other) => one.rank - other.rank || one.end - other.end);
  return ranked.map(({ batch }) => batch);
}

/** What to propose: the first that may still be used. */
export const firstUsable = <Batch extends Offered>(
  batches: readonly Batch[],
  zone: string,
  now: Date = serviceNow(),
): Batch | undefined => byUrgency(batches, zone, { now }).find((batch) => isUsable(batch, zone, now));
