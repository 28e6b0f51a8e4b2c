import { type Scanning, useScanning } from './useScanning.js';

interface Offered {
  readonly id: string;
  readonly nomCommercial: string;
}

/**
 * Codes pick the product in a form that asks for no batch.
 *
 * @param products undefined while they are not read
 * @param keeps true where somebody typed what the choice of this product would overwrite: the code is refused
 */
export function useScannedProduct(
  products: readonly Offered[] | undefined,
  choose: (productId: string) => void,
  keeps: (productId: string) => boolean = () => false,
): Scanning {
  return useScanning(({ produit }, { taken, refused, unknown }) => {
    if (produit && !products) return refused('scan.notLoaded');
    const product = products?.find(({ id }) => id === produit?.id);
    if (!product) return unknown;
    const name = { product: product.nomCommercial };
    if (keeps(product.id)) return refused('scan.otherProduct', name);
    choose(product.id);
    return taken('scan.onlyProductTaken', name);
  });
}
