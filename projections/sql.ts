/** The statements that follow from a table's definition. */
import { type AppendTable, columnsOf, type MergeTable, type Table, typeOf } from './table.js';

/** Without its key, which a bulk load adds afterwards, where rows are only appended. */
export function createTable(table: Table): string {
  const columns = Object.entries<string>(table.columns).map(([name, definition]) => `${name} ${definition}`);
  return `CREATE TABLE ${table.name} (${columns.join(', ')}) ${table.storage ?? ''}`;
}

export const createKey = (table: Table): string =>
  `ALTER TABLE ${table.name} ADD PRIMARY KEY (${table.key.join(', ')})`;

export const createIndexes = (table: Table): readonly string[] =>
  (table.indexes ?? []).map((index) => `CREATE INDEX IF NOT EXISTS ${index}`);

/** Takes the changes as a JSON array of objects in `$1`. */
export function mergeStatement(table: MergeTable): string {
  const columns = columnsOf(table);
  const update = Object.entries(table.update).map(([name, value]) => `${name} = ${value}`);
  return `MERGE INTO ${table.name} t
    USING json_to_recordset($1::json) AS c (${typed(table)}) ON ${sameKey(table)}
    WHEN MATCHED THEN UPDATE SET ${update.join(', ')}
    WHEN NOT MATCHED THEN INSERT (${columns.join(', ')}) VALUES (${columns.map((name) => `c.${name}`).join(', ')})`;
}

/**
 * Adds the states of rows to the history of a table, before their changes are merged into it. Takes the changes as they
 * were after each event as a JSON array of objects in `$1`.
 */
export function historyStatement(table: MergeTable): string {
  const { history, key } = table;
  const update: Readonly<Record<string, string | undefined>> = table.update;
  const unchanged: readonly string[] = key;
  const values = columnsOf(history).map((name) =>
    unchanged.includes(name)
      ? `c.${name}`
      : `CASE WHEN t.${key[0]} IS NULL THEN c.${name} ELSE ${update[name]} END`,
  );
  return `INSERT INTO ${history.name} (${columnsOf(history).join(', ')})
    SELECT ${values.join(', ')}
      FROM json_to_recordset($1::json) AS c (${typed(history)}) LEFT JOIN ${table.name} t ON ${sameKey(table)}`;
}

const typed = (table: Table): string =>
  Object.entries<string>(table.columns)
    .map(([name, definition]) => `${name} ${typeOf(definition)}`)
    .join(', ');

const sameKey = (table: MergeTable): string =>
  table.key.map((name: string) => `t.${name} = c.${name}`).join(' AND ');

export const copyStatement = (table: AppendTable | MergeTable): string =>
  `COPY ${table.name} (${columnsOf(table).join(', ')}) FROM STDIN`;
