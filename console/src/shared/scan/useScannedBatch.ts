import { useTranslate } from '../../i18n/I18nProvider.js';
import { type Scanning, type Understood, useScanning } from './useScanning.js';

/** What a code is of, among what a form offers. */
export interface ScannedBatch<Product> {
  readonly product: Product;
  /** Undefined where the code names no batch that is offered. */
  readonly batchId: string | undefined;
}

interface Offered {
  readonly id: string;
  readonly nomCommercial: string;
  readonly batches: readonly { readonly id: string; readonly lot: string; readonly rappel: boolean }[];
}

interface Options {
  /** Recalled batches may be chosen: scrapping. */
  readonly takesRecalled?: boolean;
  /** True where somebody typed what the choice of this product would overwrite: the code is refused. */
  readonly keeps?: (productId: string) => boolean;
}

/**
 * Codes pick product and batch in a form that offers what is in stock.
 * @param choose also called where the batch is not there: the product alone is chosen then; not for a recalled batch,
 *   whose box is not to be used, nor replaced by another one unseen
 */
export function useScannedBatch<Product extends Offered>(
  products: readonly Product[],
  choose: (picked: ScannedBatch<Product>) => void,
  { takesRecalled = false, keeps = () => false }: Options = {},
): Scanning {
  const translate = useTranslate();
  return useScanning((reading): Understood => {
    const product = products.find(({ id }) => id === reading.produit?.id);
    if (!product) {
      const name = reading.produit?.nomCommercial;
      return {
        text: name
          ? translate('scan.notInStock', { product: name })
          : translate('scan.unknownProduct', { gtin: reading.gtin ?? '' }),
        refused: true,
      };
    }
    if (keeps(product.id))
      return { text: translate('scan.otherProduct', { product: product.nomCommercial }), refused: true };
    const batchId = reading.stocks.find(({ id }) => product.batches.some((batch) => batch.id === id))?.id;
    const batch = product.batches.find(({ id }) => id === batchId);
    if (batch?.rappel && !takesRecalled) {
      return { text: translate('recalled.text', { lot: batch.lot }), refused: true };
    }
    choose({ product, batchId });
    if (batch)
      return { text: translate('scan.batchTaken', { product: product.nomCommercial, lot: batch.lot }) };
    return reading.lot === null
      ? { text: translate('scan.productTaken', { product: product.nomCommercial }) }
      : {
          text: translate('scan.batchNotInStock', { product: product.nomCommercial, lot: reading.lot }),
          refused: true,
        };
  });
}
