import { readElements, type ScannedCode } from './elements.js';

/**
 * @param code as {@link readElements} reads it
 * @param today gives the years of two digits their century
 * @throws UnreadableCode
 */
export async function readScannedCode(code: string, today: Date): Promise<ScannedCode> {
  // Loaded with the first scan: it is one of the largest packages.
  const { default: bwipjs } = await import('bwip-js/node');
  return readElements(code, today, (elements) => bwipjs.raw('gs1datamatrix', elements, 'parse'));
}
