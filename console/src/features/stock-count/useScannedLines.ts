import { ofScannedExpiry } from '../../shared/scan/scanned-expiry.js';
import { type Scanning, useScanning } from '../../shared/scan/useScanning.js';
import type { CountLine } from './stock-count.js';

/** Codes on goods name lines of the count: those of the batch, or of the product where the code names no batch. */
export function useScannedLines(
  lines: readonly CountLine[],
  onFound: (found: readonly CountLine[]) => void,
): Scanning {
  return useScanning((reading, { taken, refused, unknown }) => {
    const { produit, lot } = reading;
    if (!produit) return unknown;
    const product = produit.nomCommercial;
    const found = lines.filter(
      (line) => line.produit.id === produit.id && (lot === null || line.lot === lot),
    );
    if (found.length === 0) {
      return refused('stockCount.notInCount', { batch: lot === null ? product : `${product}, ${lot}` });
    }
    onFound(ofScannedExpiry(found, reading, ({ peremption }) => peremption));
    return lot === null
      ? taken('scan.productTaken', { product })
      : taken('scan.batchTaken', { product, lot });
  });
}
