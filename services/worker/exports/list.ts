/** What an exported list is: its query, and its columns, each with its heading, its type, and where its value comes from. */

import type { ExportParameters } from '../../jobs/job-kinds.js';
import { headingOf } from '../../reference-data/records/export-query.js';
import type { Heading } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';
import type { Names } from './names.js';

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

export interface ListQuery {
  /** Without ORDER BY and LIMIT, so that it can be counted. */
  readonly text: string;
  readonly orderBy: string;
  readonly values: unknown[];
}

/** Parameters of a list whose rows may be ordered otherwise than by default. */
export interface Ordered {
  /** One of the orders of the list; null: the latest first. */
  readonly orderBy: string | null;
  readonly descending: boolean;
}

/** Of a list of the parameters' order, as its search takes it. */
export const orderOf = ({ orderBy, descending }: Ordered) =>
  orderBy ? { field: orderBy, descending } : undefined;

export interface ExportedList<Row, Parameters = ExportParameters> {
  /** @param language of the reader, where rows are sorted by words */
  query(parameters: Parameters, language: Language): ListQuery;
  columns(names: Names): readonly Column<Row>[];
}

/** Any list: a job carries the parameters that the query of its list takes. */
export type AnyList = ExportedList<unknown, never>;

/** Keeps the type of the rows between the query and its columns, and forgets it outside. */
export const exportedList = <Row, Parameters = ExportParameters>(
  list: ExportedList<Row, Parameters>,
): AnyList => list as unknown as AnyList;
