/** Columns of an import file, and what their cells contain. */

import { type Cell, hasNoValue } from '../../../uploads/sheet.js';

export type { Cell };

export type ColumnKind = 'text' | 'number' | 'flag' | 'list';

export interface ImportColumn {
  /** Heading: the field's name on the wire. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** Of a number that is a text, such as a postal code: Excel drops the zeros before it. */
  readonly digits?: number;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  vrai: true,
  oui: true,
  yes: true,
  x: true,
  '1': true,
  false: false,
  faux: false,
  non: false,
  no: false,
  '0': false,
};

/** A part of a cell with several values; there may be spaces around it. */
export const PART = /[^;,\n]+/g;

/**
 * A number as a text. Three decimals may be meant as thousands and are refused, as is `0x10`
 * (docs/rules/administration.md, AD-12).
 */
const NUMBER = /^\s*[+-]?\d{1,15}(?:[.,]\d{1,2})?\s*$/;

const READERS: Readonly<Record<ColumnKind, (cell: Cell, column: ImportColumn) => unknown>> = {
  text: (cell, { digits = 0 }) => {
    // As a list, which the body's rules refuse where a text is expected; they tell what is in it.
    if (hasNoValue(cell)) return [cell];
    return typeof cell === 'number' ? String(cell).padStart(digits, '0') : String(cell);
  },
  number: (cell) =>
    typeof cell === 'string' && NUMBER.test(cell) ? Number(cell.trim().replace(',', '.')) : cell,
  flag: (cell) => FLAGS[String(cell).trim().toLowerCase()] ?? cell,
  list: (cell) => (String(cell).match(PART) ?? []).map((part) => part.trim()).filter((part) => part !== ''),
};

/** What a body's field gets; a cell that cannot be read goes on as it is, for the body's rules to refuse. */
export const fieldOf = (column: ImportColumn, cell: Cell): unknown => READERS[column.kind](cell, column);
