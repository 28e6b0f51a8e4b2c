/** What an exported list is: its query, and its columns. */
import type { Words } from '../../documents/language.js';
import type { ExportJob } from '../../jobs/job-kinds.js';
import type { Column } from './column.js';
import type { Names } from './names.js';

export interface ListQuery {
  /** Without ORDER BY and LIMIT, so that it can be counted. */
  readonly text: string;
  readonly orderBy: string;
  readonly values: unknown[];
}

export interface ExportedList<Row> {
  /** Name of the sheet, and of the file. */
  readonly title: Words;
  query(parameters: ExportJob['parameters']): ListQuery;
  columns(names: Names): readonly Column<Row>[];
}

/** Keeps the type of the rows between the query and its columns, and forgets it outside. */
export const exportedList = <Row>(list: ExportedList<Row>): ExportedList<unknown> =>
  list as unknown as ExportedList<unknown>;
