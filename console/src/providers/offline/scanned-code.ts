/**
 * Reads a scanned code without the service, which has the whole dictionary of application identifiers (AIs). Here those
 * are known that boxes of vaccines carry (docs/rules/scanning.md, SN-11).
 */
import { elementsOf, type ScannedCode, saidBy, UnreadableCode } from '../../api/generated/elements.js';
import { gtinOf } from '../../api/generated/gtin.js';

/** Characters of a lot or a serial number (GS1's set 82). */
const isText = (value: string): boolean => /^[!-"%-?A-Z_a-z]{1,20}$/.test(value);

const isGtin = (value: string): boolean => /^\d{14}$/.test(value) && gtinOf(value) === value;

/** `YYMMDD`; day 00 is the last day of the month. */
function isDay(value: string): boolean {
  const [, year, month, day] = /^(\d\d)(0[1-9]|1[0-2])(\d\d)$/.exec(value) ?? [];
  return (
    year !== undefined &&
    Number(day) <= new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate()
  );
}

/** Numbers of a medicine for the insurers of a country. */
const NATIONAL = ['710', '711', '712', '713', '714', '715', '716'] as const;

/** By AI, what its value may be: GTIN, lot, production, best before, expiry, serial number. */
const KNOWN: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ...NATIONAL.map((ai) => [ai, isText] as const),
  ['01', isGtin],
  ['10', isText],
  ['11', isDay],
  ['15', isDay],
  ['17', isDay],
  ['21', isText],
]);

/**
 * @param today gives the years of two digits their century
 * @throws UnreadableCode where the text is none, an AI is not known here, a value is not what its AI allows, or two
 *   elements contradict each other
 */
export function readScannedCode(code: string, today: Date): ScannedCode {
  const elements = elementsOf(code);
  if (elements.length === 0) throw new UnreadableCode('nothing in it');
  const values = new Map<string, string>();
  for (const { ai, value } of elements) {
    if (!KNOWN.get(ai)?.(value)) throw new UnreadableCode(`AI ${ai}: not known here, or not its value`);
    if ((values.get(ai) ?? value) !== value) throw new UnreadableCode(`AI ${ai}: two values`);
    values.set(ai, value);
  }
  return saidBy(elements, today);
}
