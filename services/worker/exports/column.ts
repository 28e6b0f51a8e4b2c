/** A column of an export: its heading in both languages, its type, and where its value comes from. */
import type { Words } from '../../documents/language.js';

export type CellType = 'text' | 'whole' | 'decimal' | 'date' | 'instant';
export type CellValue = string | number | Date | null;

export interface Column<Row> {
  readonly heading: Words;
  readonly type: CellType;
  /** Characters. */
  readonly width: number;
  /** `date`: `YYYY-MM-DD`; `instant`: a Date. */
  readonly value: (row: Row) => CellValue;
}

export const column = <Row>(
  fr: string,
  en: string,
  type: CellType,
  width: number,
  value: (row: Row) => CellValue,
): Column<Row> => ({ heading: { fr, en }, type, width, value });
