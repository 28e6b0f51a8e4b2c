import type { ExpiryType } from '../ledger/vocabulary.js';

/** What the rules need to know of a product. */
export interface ProductFacts {
  readonly id: string;
  /** New entries of an inactive product are refused; what is in stock of it is not (docs/rules/receptions.md, RE-3). */
  readonly active: boolean;
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

/** A product without a stability at 2-8 °C is never frozen: thawing a preparation leaves it as it is. */
export const canThaw = ({ stability28Hours }: ProductFacts): boolean => stability28Hours !== null;
