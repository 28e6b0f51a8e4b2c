import { useTranslate } from '../../i18n/I18nProvider.js';
import { type Scanning, type Understood, useScanning } from '../../shared/scan/useScanning.js';
import type { CountLine } from './stock-count.js';

/** Codes on goods name lines of the count: those of the batch, or of the product where the code names no batch. */
export function useScannedLines(
  lines: readonly CountLine[],
  onFound: (found: readonly CountLine[]) => void,
): Scanning {
  const translate = useTranslate();
  return useScanning(({ produit, lot, gtin }): Understood => {
    if (!produit) return { text: translate('scan.unknownProduct', { gtin: gtin ?? '' }), refused: true };
    const product = produit.nomCommercial;
    const found = lines.filter(
      (line) => line.produit.id === produit.id && (lot === null || line.lot === lot),
    );
    if (found.length === 0) {
      return {
        text: translate('stockCount.notInCount', { batch: lot === null ? product : `${product}, ${lot}` }),
        refused: true,
      };
    }
    onFound(found);
    return {
      text:
        lot === null
          ? translate('scan.productTaken', { product })
          : translate('scan.batchTaken', { product, lot }),
    };
  });
}
