/** GS1 element strings: what the DataMatrix of a batch says. */
import { gtinOf } from './gtin.js';

/** Characters that a batch number may have in a GS1 code (set 82), at most 20 of them. */
const GS1_LOT = /^[!-"%-?A-Z_a-z]{1,20}$/;

/**
 * GTIN, expiry and batch, as far as they can be said; empty where the batch number cannot.
 *
 * @param cipCode CIP13 or CIP7, or a GTIN
 * @param expiry `YYYY-MM-DD`
 */
export function gs1Elements(cipCode: string, expiry: string, lot: string): string {
  if (!GS1_LOT.test(lot) || lot.includes('(')) return '';
  const gtin = gtinOf(cipCode);
  const date = expiry.slice(2).replaceAll('-', '');
  return `${gtin ? `(01)${gtin}` : ''}(17)${date}(10)${lot}`;
}
