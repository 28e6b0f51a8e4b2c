import { ofScannedExpiry, scannedExpiry } from '../../shared/scan/scanned-expiry.js';
import { type Scanning, useScanning } from '../../shared/scan/useScanning.js';
import type { CountLine } from './stock-count.js';
import { type SeekScanned, without } from './useCountLines.js';

/**
 * Codes on goods name lines of the count: those of the batch, or of the product where the code names no batch. A batch
 * that is not listed, a used-up one most often, is sought, also where another expiry of its lot is listed.
 * @param onFound answers false where something was typed meanwhile that it would displace
 * @param onRead called with each code at once, before it is looked up
 */
export function useScannedLines(
  lines: readonly CountLine[],
  seek: SeekScanned,
  onFound: (found: readonly CountLine[]) => boolean | Promise<boolean>,
  onRead?: () => void,
): Scanning {
  return useScanning(async (reading, { taken, refused, unknown }) => {
    const { produit, lot } = reading;
    if (!produit) return unknown;
    const product = produit.nomCommercial;
    const batch = lot === null ? product : `${product}, ${lot}`;
    const isScanned = (line: CountLine) =>
      line.produit.id === produit.id && (lot === null || line.lot === lot);
    const listed = lines.filter(isScanned);
    const expiry = scannedExpiry(reading);
    const isListed = listed.some(({ peremption }) => expiry === null || peremption === expiry);
    let found: readonly CountLine[] = listed;
    if (lot !== null && !isListed) {
      try {
        const sought = await seek(lot, isScanned);
        found = [...without(listed, sought), ...sought];
      } catch (error) {
        // Without an answer the lot alone decides, where it is listed.
        if (listed.length === 0) throw error;
      }
    }
    if (found.length === 0) return refused('stockCount.notInCount', { batch });
    const isUsed = await onFound(ofScannedExpiry(found, reading, ({ peremption }) => peremption));
    if (!isUsed) return refused('stockCount.typedMeanwhile', { batch });
    return lot === null
      ? taken('scan.productTaken', { product })
      : taken('scan.batchTaken', { product, lot });
  }, onRead);
}
