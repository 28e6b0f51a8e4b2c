import { alphabetical } from '../../api/generated/alphabetical.js';
import type { ProductBrief, StockRow } from '../../api/types.js';

/** A product that is there, with its batches. */
export interface StockedProduct extends ProductBrief {
  readonly batches: readonly StockRow[];
  /** Packages in all batches together. */
  readonly inStock: number;
}

/** What a stock holds, by product, in the alphabet's order. */
export function stockedProducts(rows: readonly StockRow[]): StockedProduct[] {
  const products = new Map<string, { brief: ProductBrief; batches: StockRow[] }>();
  for (const row of rows) {
    const known = products.get(row.produit.id);
    if (known) known.batches.push(row);
    else products.set(row.produit.id, { brief: row.produit, batches: [row] });
  }
  return [...products.values()]
    .map(({ brief, batches }) => ({
      ...brief,
      batches,
      inStock: batches.reduce((sum, { quantite }) => sum + quantite, 0),
    }))
    .sort((one, other) => alphabetical(one.nomCommercial, other.nomCommercial));
}
