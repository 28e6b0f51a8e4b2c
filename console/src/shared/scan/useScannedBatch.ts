import { useQueryClient } from '@tanstack/react-query';
import { standingRecallsOf } from '../record/standing-recalls.js';
import { ofScannedExpiry } from './scanned-expiry.js';
import { type Scanning, useScanning } from './useScanning.js';

/** What a code is of, among what a form offers. */
export interface ScannedBatch<Product> {
  readonly product: Product;
  /** Undefined where the code names no lot. */
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
 * Codes pick product and batch in a form that offers what is in stock. A code that names a lot picks a batch of it or
 * is refused with the reason: another batch would go out unseen in place of the box.
 * @param choose of a code that names no lot, the product alone; a batch of it that was chosen before stays
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
  const queryClient = useQueryClient();
  return useScanning(async (reading, { taken, refused, unknown }) => {
    const { produit, lot, stocks } = reading;
    const product = products.find(({ id }) => id === produit?.id);
    if (!product) return produit ? refused(notOffered, { product: produit.nomCommercial }) : unknown;
    const name = { product: product.nomCommercial };
    if (keeps(product.id)) return refused('scan.otherProduct', name);
    const left = leftOf(product);
    if (lot === null) {
      // What has no batch at all is not in stock: no line has used it up.
      if (product.batches.length > 0 && left.length === 0) return refused('scan.productUsedUp', name);
      choose({ product, batchId: undefined });
      return taken('scan.productTaken', name);
    }
    const ofLot = stocks.flatMap(({ id }) => product.batches.filter((batch) => batch.id === id));
    if (ofLot.length === 0) {
      const recalls = takesRecalled ? [] : await queryClient.fetchQuery(standingRecallsOf(product.id, lot));
      return recalls.length > 0
        ? refused('recalled.text', { lot })
        : refused('scan.batchNotInStock', { ...name, lot });
    }
    const meant = ofScannedExpiry(ofLot, reading, ({ peremption }) => peremption);
    if (!takesRecalled && meant.some(({ rappel }) => rappel)) return refused('recalled.text', { lot });
    const batch = meant.find(({ id }) => left.some((each) => each.id === id));
    if (!batch) return refused('scan.batchUsedUp', { ...name, lot });
    choose({ product, batchId: batch.id });
    return taken('scan.batchTaken', { ...name, lot });
  });
}
