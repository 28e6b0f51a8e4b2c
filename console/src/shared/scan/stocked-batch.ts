import type { StockRow } from '../../api/types.js';
import type { Reading } from './useScanning.js';

interface Stocked {
  readonly id: string;
  readonly batches: readonly Pick<StockRow, 'id'>[];
}

/** What a code is of, among what a form offers. */
export interface ScannedBatch<Product> {
  readonly product: Product;
  /** Undefined where the code names no batch that is offered. */
  readonly batchId: string | undefined;
}

/** Undefined where the product is not among those offered. */
export function scannedBatch<Product extends Stocked>(
  { produit, stocks }: Reading,
  products: readonly Product[],
): ScannedBatch<Product> | undefined {
  const product = products.find(({ id }) => id === produit?.id);
  if (!product) return undefined;
  const offered = new Set(product.batches.map(({ id }) => id));
  return { product, batchId: stocks.find(({ id }) => offered.has(id))?.id };
}
