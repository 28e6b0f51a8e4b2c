import type { ExpiryType } from '../ledger/vocabulary.js';

/** What the rules need to know of a product. */
export interface ProductFacts {
  readonly id: string;
  /** Code of the value list PRODUCT_TYPE; `VACCIN` has rules of its own. */
  readonly type: string;
  /** Doses in one package; one decimal at most. */
  readonly dosesPerPackage: number;
  readonly expiryType: ExpiryType;
  /** Hours at 2-8 °C after thawing; null: the product knows no thawing and no transfer. */
  readonly stability28Hours: number | null;
  /** Hours at -20 °C. */
  readonly stabilityMinus20Hours: number | null;
}
