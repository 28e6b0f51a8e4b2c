import { lastDayOfMonth } from '../format/zone.js';
import type { Reading } from './useScanning.js';

type Scanned = Pick<Reading, 'produit' | 'peremption'>;

/** The expiry of the box as stock and notes show it: that of a product which expires by month is a last day. */
export const scannedExpiry = ({ produit, peremption }: Scanned): string | null =>
  peremption !== null && produit?.peremptionType === 'MOIS' ? lastDayOfMonth(peremption) : peremption;

/**
 * Of goods that the box may be one of, those with its expiry: a lot may have two. All of them where the code says no
 * expiry, or where none has it (docs/rules/scanning.md, SN-12).
 */
export function ofScannedExpiry<Goods>(
  goods: readonly Goods[],
  scanned: Scanned,
  expiryOf: (each: Goods) => string,
): readonly Goods[] {
  const expiry = scannedExpiry(scanned);
  const same = goods.filter((each) => expiryOf(each) === expiry);
  return same.length > 0 ? same : goods;
}
