/** Lists of administered records: their rows, columns and filters are in their definitions. */

import { RECORD_DEFINITIONS, type RecordKind } from '../../../reference-data/records/definitions.js';
import {
  type ExportedColumn,
  exportedColumns,
  exportQuery,
  type RecordExport,
} from '../../../reference-data/records/export-query.js';
import { enumerationWord, unitTitle, yesOrNo } from '../../../words/catalogue.js';
import { type AnyList, type CellType, type CellValue, type Column, column, exportedList } from '../list.js';
import type { Names } from '../names.js';

type Row = Readonly<Record<string, unknown>>;

const CELLS: Partial<Record<ExportedColumn['kind'], CellType>> = {
  whole: 'whole',
  decimal: 'decimal',
  instant: 'instant',
};

/** How a value that is not null is shown; kinds without a line are shown as they are. */
const SHOWN: Partial<
  Record<ExportedColumn['kind'], (value: unknown, names: Names, column: ExportedColumn) => string>
> = {
  flag: (value, { language }) => yesOrNo(value === true, language),
  word: (code, { language }, { enumeration }) => enumerationWord(enumeration!, code as string, language),
  words: (codes, { language }, { enumeration }) =>
    (codes as string[]).map((code) => enumerationWord(enumeration!, code, language)).join(', '),
  packaging: (code, { language }) => unitTitle(code as string, language),
  centre: (id, names) => names.centre(id as string)!,
  user: (id, names) => names.user(id as string),
  label: (code, names, { valueList }) => names.label(valueList!, code as string),
};

function columnOf(exported: ExportedColumn, names: Names): Column<Row> {
  const { name, kind, width, unit } = exported;
  const show = SHOWN[kind];
  const value = (row: Row): CellValue => {
    const stored = row[name] ?? null;
    return stored === null || !show ? (stored as CellValue) : show(stored, names, exported);
  };
  return column(unit ? { name, unit } : name, CELLS[kind] ?? 'text', width, value);
}

const recordList = (definition: (typeof RECORD_DEFINITIONS)[number]): AnyList =>
  exportedList<Row, RecordExport>({
    query: (parameters, language) => exportQuery(definition, parameters, language),
    columns: (names) => exportedColumns(definition).map((each) => columnOf(each, names)),
  });

export const RECORD_LISTS = Object.fromEntries(
  RECORD_DEFINITIONS.map((definition) => [definition.name, recordList(definition)]),
) as Readonly<Record<RecordKind, AnyList>>;
