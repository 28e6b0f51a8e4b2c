import { ofScannedExpiry } from './scanned-expiry.js';
import { type Scanning, useScanning } from './useScanning.js';

/** What a code is of, among what a form offers. */
export interface ScannedBatch<Product> {
  readonly product: Product;
  /** Undefined where the code names no batch that is offered. */
  readonly batchId: string | undefined;
}

interface Offered {
  readonly id: string;
  readonly nomCommercial: string;
  readonly batches: readonly OfferedBatch[];
}

interface OfferedBatch {
  readonly id: string;
  readonly lot: string;
  readonly peremption: string;
  readonly rappel: boolean;
}

interface Options<Product> {
  /** Recalled batches may be chosen: scrapping. */
  readonly takesRecalled?: boolean;
  /** True where somebody typed what the choice of this product would overwrite: the code is refused. */
  readonly keeps?: (productId: string) => boolean;
  /** Those of the product's batches of which something is left to take; all of them, where this is absent. */
  readonly leftOf?: (product: Product) => readonly { readonly id: string }[];
  /** Message id of what is said of a product that is not offered; that it is not in stock, where this is absent. */
  readonly notOffered?: string;
}

/**
 * Codes pick product and batch in a form that offers what is in stock.
 * @param choose also called where the code names no lot, or the batch is not there: the product alone is chosen then,
 *   and a batch of it that was chosen before stays; not for a batch that is recalled, or of which nothing is left to
 *   take: another one would go out unseen in place of the box; nor for a product of which nothing is left to take
 */
export function useScannedBatch<Product extends Offered>(
  products: readonly Product[],
  choose: (picked: ScannedBatch<Product>) => void,
  {
    takesRecalled = false,
    keeps = () => false,
    leftOf = ({ batches }) => batches,
    notOffered = 'scan.notInStock',
  }: Options<Product> = {},
): Scanning {
  return useScanning((reading, { taken, refused, unknown }) => {
    const { produit, lot, stocks } = reading;
    const product = products.find(({ id }) => id === produit?.id);
    if (!product) return produit ? refused(notOffered, { product: produit.nomCommercial }) : unknown;
    const name = { product: product.nomCommercial };
    if (keeps(product.id)) return refused('scan.otherProduct', name);
    const left = leftOf(product);
    // What has no batch at all is not in stock: no line has used it up.
    const isUsedUp = product.batches.length > 0 && left.length === 0;
    if (lot === null) {
      if (isUsedUp) return refused('scan.productUsedUp', name);
      choose({ product, batchId: undefined });
      return taken('scan.productTaken', name);
    }
    const ofLot = stocks.flatMap(({ id }) => product.batches.filter((batch) => batch.id === id));
    const meant = ofScannedExpiry(ofLot, reading, ({ peremption }) => peremption);
    if (!takesRecalled && meant.some(({ rappel }) => rappel)) return refused('recalled.text', { lot });
    const batch = meant.find(({ id }) => left.some((each) => each.id === id));
    if (meant.length > 0 && !batch) return refused('scan.batchUsedUp', { ...name, lot });
    if (!isUsedUp) choose({ product, batchId: batch?.id });
    if (batch) return taken('scan.batchTaken', { ...name, lot: batch.lot });
    return refused('scan.batchNotInStock', { ...name, lot });
  });
}
