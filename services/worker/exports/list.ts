/** What an exported list is: its query, and its columns. */

import type { ExportParameters } from '../../jobs/job-kinds.js';
import type { Column } from './column.js';
import type { Names } from './names.js';

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
  query(parameters: Parameters): ListQuery;
  columns(names: Names): readonly Column<Row>[];
}

/** Any list: a job carries the parameters that the query of its list takes. */
export type AnyList = ExportedList<unknown, never>;

/** Keeps the type of the rows between the query and its columns, and forgets it outside. */
export const exportedList = <Row, Parameters = ExportParameters>(
  list: ExportedList<Row, Parameters>,
): AnyList => list as unknown as AnyList;
