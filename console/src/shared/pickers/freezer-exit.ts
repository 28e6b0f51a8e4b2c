/** When goods leave the freezer: whether that is asked, and what is proposed (docs/rules/stock.md, ST-13). */
import type { Product, StockRow } from '../../api/types.js';
import { exitTime } from '../form/rules.js';

/**
 * Whether a form asks when the goods left the freezer: not of frozen goods, unless they are to leave thawed, and never
 * of a product without hours at 2-8 °C.
 */
export const asksForExit = (
  product: Pick<Product, 'stabilite28'> | undefined,
  batch: Pick<StockRow, 'transfertType'> | undefined,
  thawed: boolean,
): boolean => (product?.stabilite28 ?? null) !== null && (thawed || batch?.transfertType !== 'CONGELE');

type Exits = Pick<StockRow, 'dateSortie' | 'transfertType' | 'transfertDate'>;

/**
 * When the goods of a batch left the freezer, as far as known: their hours run from then, and leaving again gives
 * them no new ones (docs/rules/stock.md, ST-18).
 */
export const leftFreezerAt = (batch: Exits | null | undefined): string | null =>
  batch?.dateSortie ?? (batch && batch.transfertType !== 'CONGELE' ? batch.transfertDate : null) ?? null;

/** That time where a form and the service take it; null where it is not known, or lies too far back for them. */
export function firstExit(batch: Exits | null | undefined): string | null {
  const left = leftFreezerAt(batch);
  return exitTime(left) === undefined ? left : null;
}
