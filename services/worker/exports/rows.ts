/** Rows of a query a batch at a time, the next one being read while the last is written. */
import type { ClientBase, Pool } from 'pg';
import Cursor from 'pg-cursor';
import type { ListQuery } from './list.js';

/** Few: what is read while a batch is written survives collections, and makes the heap grow. */
const BATCH = 100;

/** Rows are written to the file between two reads, which may take longer than a connection may otherwise be idle. */
const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;
  SET LOCAL idle_in_transaction_session_timeout = '5min'`;

/**
 * Reads what a query finds from one snapshot of the tables, however long the reading takes.
 *
 * @param take gets how many rows there are, and these rows
 */
export async function readRows<Row>(
  pool: Pool,
  query: ListQuery,
  take: (total: number, batches: AsyncIterable<readonly Row[]>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  // A connection whose reading was left halfway serves nobody else.
  let broken = true;
  try {
    await client.query(BEGIN);
    await take(await countOf(client, query), batchesOf<Row>(client, query));
    await client.query('COMMIT');
    broken = false;
  } finally {
    client.release(broken);
  }
}

async function* batchesOf<Row>(
  client: ClientBase,
  { text, orderBy, values }: ListQuery,
): AsyncGenerator<readonly Row[]> {
  const cursor = client.query(new Cursor<Row>(`${text} ORDER BY ${orderBy}`, values));
  try {
    let next = cursor.read(BATCH);
    for (;;) {
      const rows = await next;
      if (rows.length === 0) break;
      next = cursor.read(BATCH);
      // Awaited at the next turn; the consumer may leave before.
      next.catch(() => undefined);
      yield rows;
    }
  } finally {
    await cursor.close().catch(() => undefined);
  }
}

async function countOf(client: ClientBase, { text, values }: ListQuery): Promise<number> {
  const { rows } = await client.query<{ total: string }>(
    `SELECT count(*) AS total FROM (${text}) AS counted`,
    values,
  );
  return Number(rows[0]!.total);
}
