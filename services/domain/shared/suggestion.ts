/** Which batches to take first (docs/rules/stock.md, ST-21). */
import { atHour } from './calendar.js';
import { usableUntil } from './first-expiring.js';
import { pastLimitAt } from './past-limit.js';

export interface UsableBatch {
  readonly id: string;
  readonly lot: string;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
  /** ISO instant; null where none is known yet. */
  readonly usageLimit: string | null;
  /** Packages. */
  readonly quantity: number;
  readonly recalled: boolean;
}

export interface Portion<Batch> {
  readonly batch: Batch;
  /** Packages, above 0. */
  readonly quantity: number;
}

export interface Suggestion<Batch> {
  /** What can be taken now; less than was asked for where there is not enough. */
  readonly portions: readonly Portion<Batch>[];
  /** All that can be used now. Unit: packages. */
  readonly available: number;
}

/**
 * First usable, first out: of the batches that can be used now, the one whose usage limit or expiry comes first, then
 * by lot and id, each as far as it goes.
 *
 * @param wanted packages, above 0
 */
export function suggest<Batch extends UsableBatch>(
  batches: readonly Batch[],
  wanted: number,
  clock: { readonly now: string; readonly timeZone: string },
): Suggestion<Batch> {
  const isPast = pastLimitAt(clock);
  const usable = batches
    .filter((batch) => batch.quantity > 0 && !batch.recalled && !isPast(batch))
    .map((batch) => ({ batch, end: usableUntil(batch, clock.timeZone, atHour) }))
    .sort(
      ({ batch: one, end }, { batch: other, end: otherEnd }) =>
        compare(end, otherEnd) || compare(one.lot, other.lot) || compare(one.id, other.id),
    )
    .map(({ batch }) => batch);
  const portions: Portion<Batch>[] = [];
  let missing = wanted;
  for (const batch of usable) {
    if (missing === 0) break;
    const quantity = Math.min(batch.quantity, missing);
    portions.push({ batch, quantity });
    missing -= quantity;
  }
  return { portions, available: usable.reduce((sum, { quantity }) => sum + quantity, 0) };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
