/** Whole quantities as people type them and spreadsheets copy them. */
import type { ServerMessage } from '../../../api/errors.js';
import { ErrorCode } from '../../../api/generated/codes.js';
import { MAX_QUANTITY } from '../../../api/generated/limits.js';

/** Spaces of any width and apostrophes, between thousands. */
const SPACES = /[\s\u00a0\u202f'’]/g;
/** A sign between groups of three: thousands in one language, decimals in the other. */
const AMBIGUOUS = /^\d{1,3}([.,])\d{3}$/;
/** Decimals that are all 0, with or without groups of three by the other sign. */
const WHOLE = /^(?:(\d+)|(\d{1,3}(?:,\d{3})+)|(\d{1,3}(?:\.\d{3})+))(?:[.,]0*)?$/;

/** Null: nothing typed. Undefined: no whole quantity, or one that can be read in two ways. */
export function readText(text: string): number | null | undefined {
  const plain = text.replace(SPACES, '');
  if (plain === '') return null;
  if (AMBIGUOUS.test(plain)) return undefined;
  const whole = WHOLE.exec(plain);
  if (!whole) return undefined;
  const [, digits, byComma, byDot] = whole;
  // The sign of the groups is not that of the decimals: "1,234,0" is no number.
  if (byComma && plain.indexOf(',', byComma.length) >= 0) return undefined;
  if (byDot && plain.indexOf('.', byDot.length) >= 0) return undefined;
  return Number((digits ?? byComma ?? byDot ?? '').replace(/[.,]/g, ''));
}

/** What is wrong with the text of a cell. */
export function faultOf(text: string): ServerMessage | undefined {
  const value = readText(text);
  if (value === null) return undefined;
  if (value !== undefined) {
    return value > MAX_QUANTITY
      ? { code: ErrorCode.quantityTooLarge, arguments: { max: MAX_QUANTITY } }
      : undefined;
  }
  const plain = text.replace(SPACES, '');
  if (AMBIGUOUS.test(plain)) return { code: 'procurement.grid.ambiguous', arguments: { text: plain } };
  return { code: /^[-−]\d/.test(plain) ? ErrorCode.notNegative : ErrorCode.integer };
}

/** A block as spreadsheets copy it: lines, and in each line cells that are separated by tabs. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map(written));
}

/** A quantity without the signs between its figures; what is none stays as it was copied. */
const written = (cell: string): string => {
  const value = readText(cell);
  return value === undefined ? cell.trim() : value === null ? '' : String(value);
};
