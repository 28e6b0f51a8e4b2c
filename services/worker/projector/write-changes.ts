import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Changes } from '../../../projections/changes.js';
import { copyStatement, historyStatement, mergeStatement } from '../../../projections/sql.js';
import { type Cell, columnsOf, type MergeTable, type Row, type Table } from '../../../projections/table.js';

/** Rows of one statement: some megabytes at most. */
const MERGE_ROWS = 10_000;
const COPY_ROWS = 20_000;

/** Writes what was folded: a statement for each table and each history. */
export async function writeChanges(client: ClientBase, changes: Changes): Promise<void> {
  for (const [table, rows] of changes.takeAppended()) await copyRows(client, table, rows);
  for (const [table, states] of changes.takeStates()) await addStates(client, table, states);
  for (const [table, rows] of changes.takeMerged()) await mergeRows(client, table, rows);
}

export const mergeRows = (client: ClientBase, table: MergeTable, rows: readonly Row[]): Promise<void> =>
  writeInParts(client, `merge-${table.name}`, mergeStatement(table), rows);

/** States of rows, relative to the rows that are in the table now. */
export const addStates = (client: ClientBase, table: MergeTable, states: readonly Row[]): Promise<void> =>
  writeInParts(client, `states-${table.name}`, historyStatement(table), states);

async function writeInParts(
  client: ClientBase,
  name: string,
  text: string,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += MERGE_ROWS) {
    await client.query({ name, text, values: [JSON.stringify(rows.slice(start, start + MERGE_ROWS))] });
  }
}

/** Rows that are new, the fastest way there is. */
export async function copyRows(client: ClientBase, table: Table, rows: readonly Row[]): Promise<void> {
  for (const text of copyTexts(table, rows)) await copyText(client, table, text);
}

/** Rows as COPY takes them, in parts. */
export function* copyTexts(table: Table, rows: readonly Row[]): Generator<Buffer> {
  const columns = columnsOf(table);
  for (let start = 0; start < rows.length; start += COPY_ROWS)
    yield Buffer.from(encode(rows.slice(start, start + COPY_ROWS), columns));
}

/** @param text one of `copyTexts` of this table */
export function copyText(client: ClientBase, table: Table, text: Buffer): Promise<void> {
  const stream = client.query(copyFrom(copyStatement(table)));
  return new Promise((done, fail) => {
    stream.on('error', fail);
    stream.once('finish', done);
    stream.end(text);
  });
}

/** COPY's text format: one line for each row, tabs between cells. */
function encode(rows: readonly Row[], columns: readonly string[]): string {
  let text = '';
  for (const row of rows) {
    for (let index = 0; index < columns.length; index++) {
      if (index > 0) text += '\t';
      text += encodeCell(row[columns[index]!]);
    }
    text += '\n';
  }
  return text;
}

function encodeCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '\\N';
  if (typeof cell === 'string') return SPECIAL.test(cell) ? cell.replace(EACH_SPECIAL, escaped) : cell;
  return String(cell);
}

const SPECIAL = /[\\\t\n\r]/;
const EACH_SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (character: string): string => ESCAPES[character]!;
