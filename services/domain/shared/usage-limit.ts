/**
 * Until when goods may be used (docs/rules/stock.md, ST-10 to ST-12 and ST-18). Two instants decide it: the end of
 * their stability, which never moves later once the goods have left the freezer, and the cap of their expiry, which an
 * edit of the expiry moves either way.
 */
import type { TransferType } from '../ledger/vocabulary.js';
import { addHours, atHour, lastDayOfMonth } from './calendar.js';
import { LAST_HOUR } from './first-expiring.js';
import type { ProductFacts } from './product.js';

export interface ThermalState {
  readonly expiry: string;
  readonly thawed: boolean;
  readonly transferType: TransferType | null;
  readonly transferredAt: string | null;
  /** When the goods left the freezer (`sortie`). */
  readonly exitAt: string | null;
}

/** What goods know about how long they may be used; instants in ISO 8601. */
export interface Limits {
  /** End of their stability, whatever their expiry; null: they have not left the freezer, as far as known. */
  readonly stabilityLimit: string | null;
  /** Until when they may be used; null where no limit is known yet. */
  readonly usageLimit: string | null;
}

/**
 * The limits of goods in this state, if they have none from before. The stability ends after the product's hours (those
 * at -20 °C where the goods are still at -20 °C), counted from their exit from the freezer.
 *
 * @param timeZone IANA name of the business time zone
 */
export function limitsOf(goods: ThermalState, product: ProductFacts, timeZone: string): Limits {
  const stabilityLimit = stabilityEnd(goods, product);
  return { stabilityLimit, usageLimit: cappedLimit(stabilityLimit, goods.expiry, product, timeZone) };
}

/**
 * The earlier of both, limit by limit; where one is unknown, the other. So limits of goods are never extended (ST-18).
 */
export const earlierLimits = (one: Limits, other: Limits): Limits => ({
  stabilityLimit: earliest(one.stabilityLimit, other.stabilityLimit),
  usageLimit: earliest(one.usageLimit, other.usageLimit),
});

/**
 * The limits of a batch after an edit of its expiry: the cap moves, the end of its stability stays. A batch that had no
 * limit, because it is frozen, has none afterwards.
 */
export function limitsWithExpiry(
  batch: Limits,
  expiry: string,
  product: ProductFacts,
  timeZone: string,
): Limits {
  const { stabilityLimit } = batch;
  const frozen = product.stability28Hours !== null && batch.usageLimit === null;
  return {
    stabilityLimit,
    usageLimit: frozen ? null : earliest(stabilityLimit, expiryCap(expiry, product, timeZone)),
  };
}

/**
 * ISO instant; null where the goods are frozen, their exit is unknown, or the product does not say how long they keep.
 */
function stabilityEnd(goods: ThermalState, product: ProductFacts): string | null {
  if (product.stability28Hours === null) return null;
  const exit = clockStart(goods);
  const atMinus20 = goods.transferType === 'MOINS_20' && !goods.thawed;
  const hours = atMinus20 ? product.stabilityMinus20Hours : product.stability28Hours;
  return exit === null || hours === null ? null : addHours(exit, hours);
}

/** At most 23:00 on the last day of the expiry. A product without `stabilite28` knows only that cap. */
const cappedLimit = (
  stabilityLimit: string | null,
  expiry: string,
  product: ProductFacts,
  timeZone: string,
): string | null =>
  stabilityLimit === null && product.stability28Hours !== null
    ? null
    : earliest(stabilityLimit, expiryCap(expiry, product, timeZone));

const expiryCap = (expiry: string, product: ProductFacts, timeZone: string): string =>
  atHour(lastDayOf(expiry, product), LAST_HOUR, timeZone);

/** The earliest of the instants that are known; null where none is. */
export const earliest = (...instants: readonly (string | null)[]): string | null =>
  instants.filter((instant) => instant !== null).sort()[0] ?? null;

/** Last day of use: the expiry itself, or the last day of its month for a month-type product. */
export const lastDayOf = (expiry: string, product: ProductFacts): string =>
  product.expiryType === 'MOIS' ? lastDayOfMonth(expiry) : expiry;

/**
 * When goods left the freezer, as far as known. Goods that entered thawed, or at -20 °C, left the deep freezer when
 * they were transferred.
 */
export function clockStart(
  goods: Pick<ThermalState, 'exitAt' | 'transferType' | 'transferredAt'>,
): string | null {
  if (goods.exitAt !== null) return goods.exitAt;
  return goods.transferType === null || goods.transferType === 'CONGELE' ? null : goods.transferredAt;
}
