/** Until when goods may be used (docs/rules/stock.md, ST-10 to ST-12). */
import type { TransferType } from '../ledger/vocabulary.js';
import { addHours, atHour, lastDayOfMonth } from './calendar.js';
import type { ProductFacts } from './product.js';

/** On the last day the goods may be used until this hour of the business clock. */
const LAST_HOUR = 23;

export interface ThermalState {
  readonly expiry: string;
  readonly thawed: boolean;
  readonly transferType: TransferType | null;
  readonly transferredAt: string | null;
  /** When the goods left the freezer (`sortie`). */
  readonly exitAt: string | null;
}

/**
 * ISO instant: the exit plus the product's hours of stability (those at -20 °C where the goods are still at -20 °C), at
 * most 23:00 on the last day of the expiry. A product without `stabilite28` knows only that cap. Null where the
 * goods are frozen, their exit is unknown, or the product does not say how long they keep.
 */
export function usageLimit(goods: ThermalState, product: ProductFacts, timeZone: string): string | null {
  const cap = atHour(lastDayOf(goods.expiry, product), LAST_HOUR, timeZone);
  if (product.stability28Hours === null) return cap;

  const exit = clockStart(goods);
  const atMinus20 = goods.transferType === 'MOINS_20' && !goods.thawed;
  const hours = atMinus20 ? product.stabilityMinus20Hours : product.stability28Hours;
  if (exit === null || hours === null) return null;

  const limit = addHours(exit, hours);
  if (limit < cap) return limit;
  return cap;
}

/** Last day of use: the expiry itself, or the last day of its month for a month-type product. */
export const lastDayOf = (expiry: string, product: ProductFacts): string =>
  product.expiryType === 'MOIS' ? lastDayOfMonth(expiry) : expiry;

/** Goods that entered thawed, or at -20 °C, have left the deep freezer when they were transferred. */
function clockStart(goods: ThermalState): string | null {
  if (goods.exitAt !== null) return goods.exitAt;
  return goods.transferType === null || goods.transferType === 'CONGELE' ? null : goods.transferredAt;
}
