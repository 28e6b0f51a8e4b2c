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
  const typed = Object.entries<string>(table.columns).map(
    ([name, definition]) => `${name} ${typeOf(definition)}`,
  );
  const key = table.key.map((name: string) => `t.${name} = c.${name}`).join(' AND ');
  const update = Object.entries(table.update).map(([name, value]) => `${name} = ${value}`);
  return `MERGE INTO ${table.name} t
    USING json_to_recordset($1::json) AS c (${typed.join(', ')}) ON ${key}
    WHEN MATCHED THEN UPDATE SET ${update.join(', ')}
    WHEN NOT MATCHED THEN INSERT (${columns.join(', ')}) VALUES (${columns.map((name) => `c.${name}`).join(', ')})`;
}

export const copyStatement = (table: AppendTable | MergeTable): string =>
  `COPY ${table.name} (${columnsOf(table).join(', ')}) FROM STDIN`;
