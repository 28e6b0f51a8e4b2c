import { dosesIn } from '../../api/generated/doses.js';
import { VACCINE } from '../../api/generated/vocabulary.js';
import type { ProductBrief } from '../../api/types.js';

export interface Counted {
  readonly product: Pick<ProductBrief, 'typeConditionnement' | 'nbDoses' | 'type'>;
  /** Packages. */
  readonly quantity: number;
}

export interface Totals {
  /** Unit by unit: vials and boxes do not add up. */
  readonly packages: readonly { readonly unit: string; readonly count: number }[];
  /** Doses of vaccines. */
  readonly doses: number;
}

export function totalsOf(lines: readonly Counted[]): Totals {
  const packages = new Map<string, number>();
  let tenths = 0;
  for (const { product, quantity } of lines) {
    const unit = product.typeConditionnement;
    packages.set(unit, (packages.get(unit) ?? 0) + quantity);
    if (product.type === VACCINE) tenths += Math.round(dosesIn(quantity, product.nbDoses) * 10);
  }
  return { packages: [...packages].map(([unit, count]) => ({ unit, count })), doses: tenths / 10 };
}
