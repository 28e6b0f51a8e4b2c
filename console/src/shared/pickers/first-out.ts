/** First usable, first out: what to take of a product, and who is asked why (docs/rules/stock.md, ST-21 and ST-22). */
import { serviceNow } from '../../api/service-clock.js';
import type { StockRow } from '../../api/types.js';
import { byUrgency, endOf, firstUsable, isUsable } from './freshness.js';

export type Batch = Pick<StockRow, 'id' | 'lot' | 'quantite' | 'peremption' | 'limiteUtilisation' | 'rappel'>;

export interface Portion<Taken extends Batch> {
  readonly batch: Taken;
  /** Packages. */
  readonly quantity: number;
}

/** So many packages from the batches that end first and may still be used; fewer where they do not hold them all. */
export function portionsOf<Taken extends Batch>(
  batches: readonly Taken[],
  packages: number,
  zone: string,
  now: Date = serviceNow(),
): Portion<Taken>[] {
  let left = packages;
  const portions: Portion<Taken>[] = [];
  for (const batch of byUrgency(batches, zone, { now })) {
    const quantity = Math.min(left, batch.quantite);
    if (quantity <= 0 || !isUsable(batch, zone, now)) continue;
    portions.push({ batch, quantity });
    left -= quantity;
  }
  return portions;
}

/**
 * More than the proposed batch holds: the same packages from several batches. Undefined where that batch is enough,
 * where all together are not, and where somebody chose another batch: that one alone was meant.
 */
export function splitOf<Taken extends Batch>(
  batches: readonly Taken[],
  chosen: string | null,
  packages: number,
  zone: string,
  now: Date = serviceNow(),
): Portion<Taken>[] | undefined {
  const proposed = firstUsable(held(batches), zone, now);
  if (!proposed || proposed.id !== chosen || packages <= proposed.quantite) return undefined;
  const portions = portionsOf(batches, packages, zone, now);
  return portions.reduce((sum, { quantity }) => sum + quantity, 0) === packages ? portions : undefined;
}

/** The batch that is to be taken before the chosen one: it can be used, and ends earlier. */
export function earlierThan<Taken extends Batch>(
  batches: readonly Taken[],
  chosen: string | null,
  zone: string,
  now: Date = serviceNow(),
): Taken | undefined {
  const first = firstUsable(held(batches), zone, now);
  const batch = batches.find(({ id }) => id === chosen);
  return first && batch && endOf(first, zone) < endOf(batch, zone) ? first : undefined;
}

const held = <Taken extends Batch>(batches: readonly Taken[]) =>
  batches.filter(({ quantite }) => quantite > 0);
