/** A column of an export: its heading, its type, and where its value comes from. */
import { headingOf } from '../../reference-data/records/export-query.js';
import type { Heading } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';

export type CellType = 'text' | 'whole' | 'decimal' | 'date' | 'expiry' | 'instant';
export type CellValue = string | number | Date | null;

export interface Column<Row> {
  readonly heading: (language: Language) => string;
  readonly type: CellType;
  /** Characters. */
  readonly width: number;
  /** `date`: `YYYY-MM-DD`; `expiry`: the same, or `YYYY-MM` where only the month counts; `instant`: a Date. */
  readonly value: (row: Row) => CellValue;
}

/** @param named the heading, with its unit where the values have one */
export const column = <Row>(
  named: Heading | { readonly name: Heading; readonly unit: string },
  type: CellType,
  width: number,
  value: (row: Row) => CellValue,
): Column<Row> => ({
  heading: (language) => headingOf(typeof named === 'string' ? { name: named } : named, language),
  type,
  width,
  value,
});
