/** What an export calls its columns and writes into its cells, in every language: an exported list can be imported. */
import type { EntityManager } from 'typeorm';
import type { RecordDefinition } from '../../../reference-data/records/definition.js';
import {
  type ExportedColumn,
  exportedColumns,
  headingOf,
} from '../../../reference-data/records/export-query.js';
import { enumerationWord, UNIT_CODES, unitTitle } from '../../../words/catalogue.js';
import { LANGUAGES, type Language } from '../../../words/language.js';
import { type Cell, type ImportColumn, PART } from './import-columns.js';
import type { ImportLine } from './import-workbook.js';

/** The headings of each column of the export, by its name. */
export const exportedHeadings = (definition: RecordDefinition): ReadonlyMap<string, readonly string[]> =>
  new Map(
    exportedColumns(definition).map((column) => [
      column.name,
      LANGUAGES.map((language) => headingOf(column, language)),
    ]),
  );

/** Codes of one column, by the words for them in small letters. */
type Codes = ReadonlyMap<string, string>;

const inWords = (
  codes: Iterable<string>,
  wordOf: (code: string, language: Language) => string,
): [word: string, code: string][] =>
  [...codes].flatMap((code) =>
    LANGUAGES.map((language): [string, string] => [wordOf(code, language).toLowerCase(), code]),
  );

/** @returns by the name of the column; columns whose values are shown as they are have none */
export async function exportedCodes(
  manager: EntityManager,
  definition: RecordDefinition,
): Promise<ReadonlyMap<string, Codes>> {
  const columns = exportedColumns(definition);
  const lists = columns.flatMap(({ valueList }) => valueList ?? []);
  const entries: { list: string; code: string; labels: Readonly<Record<string, string>> }[] =
    lists.length === 0
      ? []
      : await manager.query(
          'SELECT list, code, labels FROM reference.value_list_entry WHERE list = ANY($1) ORDER BY active, code',
          [lists],
        );
  const codesOf = ({ name, kind, enumeration, valueList }: ExportedColumn): [string, string][] => {
    if (kind === 'packaging') return inWords(UNIT_CODES, unitTitle);
    if (enumeration) {
      const field = definition.fields[name];
      const values = field && 'values' in field ? field.values : [];
      return inWords(values, (code, language) => enumerationWord(enumeration, code, language));
    }
    return entries
      .filter(({ list }) => list === valueList)
      .flatMap(({ code, labels }) =>
        Object.values(labels).map((label): [string, string] => [label.toLowerCase(), code]),
      );
  };
  return new Map(columns.map((column) => [column.name, new Map(codesOf(column))]));
}

/** The line with codes in place of the words for them, in a cell with several values of each. */
export function withCodes({ number, cells }: ImportLine, codes: ReadonlyMap<string, Codes>): ImportLine {
  const coded = ([column, cell]: readonly [ImportColumn, Cell]): [ImportColumn, Cell] => {
    const codeOf = (words: Cell) => codes.get(column.name)?.get(String(words).trim().toLowerCase());
    if (column.kind === 'list') return [column, String(cell).replace(PART, (part) => codeOf(part) ?? part)];
    return [column, codeOf(cell) ?? cell];
  };
  return { number, cells: new Map([...cells].map(coded)) };
}
