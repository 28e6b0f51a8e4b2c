import { readElements, type ScannedCode } from '../../api/generated/elements.js';

/**
 * Reads a scanned code as the service does.
 *
 * @param today gives the years of two digits their century
 * @throws UnreadableCode
 */
export async function readScannedCode(code: string, today: Date): Promise<ScannedCode> {
  // Loaded with the first scan: it is larger than all else of the offline mode.
  const { checkElements } = await import('./check-elements.js');
  return readElements(code, today, checkElements);
}
