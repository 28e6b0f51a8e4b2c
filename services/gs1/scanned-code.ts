/**
 * Reads what a scanner sends. Whether each element is what the GS1 General Specifications allow is decided by the
 * dictionary of application identifiers (AIs) that the label printer's library has. Rules: docs/rules/scanning.md.
 */
import { type Element, elementsOf, type ScannedCode, saidBy, UnreadableCode } from './elements.js';

/**
 * @param code element string with FNC1 as `\x1d`, with or without a symbology identifier and an outer FNC1, or with
 *   its AIs in brackets
 * @param today gives the years of two digits their century
 * @throws UnreadableCode where the text is none, an AI is unknown, a value is not what its AI allows, or two elements
 *   contradict each other
 */
export async function readScannedCode(code: string, today: Date): Promise<ScannedCode> {
  const elements = elementsOf(code);
  await assertValid(elements);
  return saidBy(elements, today);
}

async function assertValid(elements: readonly Element[]): Promise<void> {
  if (elements.length === 0) throw new UnreadableCode('nothing in it');
  for (const { ai, value } of elements) {
    if (!/^\d{2,4}$/.test(ai)) throw new UnreadableCode(`${ai} is no application identifier`);
    if (!/^[!-~]+$/.test(value)) throw new UnreadableCode(`AI ${ai}: not a value`);
  }
  // Loaded with the first scan: it is one of the largest packages.
  const { default: bwipjs } = await import('bwip-js/node');
  try {
    const text = elements.map(({ ai, value }) => `(${ai})${escaped(value)}`).join('');
    bwipjs.raw('gs1datamatrix', text, 'parse');
  } catch (error) {
    const { message } = error as Error;
    // A label may leave the product out: what it says about the batch is read all the same. It is the last check.
    if (message.startsWith('bwipp.GS1missingAIs')) return;
    if (message.startsWith('bwipp.')) throw new UnreadableCode(message);
    throw error;
  }
}

/** Each character that is neither letter nor digit by its number, so that none means something to the library. */
const escaped = (value: string) =>
  value.replace(/[^0-9A-Za-z]/g, (character) => `^${`${character.charCodeAt(0)}`.padStart(3, '0')}`);
