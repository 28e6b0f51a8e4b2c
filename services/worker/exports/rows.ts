/** Rows of a query a batch at a time, the next one being read while the last is written. */
import type { Pool } from 'pg';
import Cursor from 'pg-cursor';
import type { ListQuery } from './list.js';

/** Few: what is read while a batch is written survives collections, and makes the heap grow. */
const BATCH = 100;

/** One snapshot of the table, however long the reading takes. */
export async function* rowsOf<Row>(pool: Pool, { text, orderBy, values }: ListQuery): AsyncGenerator<Row[]> {
  const client = await pool.connect();
  const cursor = client.query(new Cursor<Row>(`${text} ORDER BY ${orderBy}`, values));
  let broken = true;
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
    broken = false;
  } finally {
    await cursor.close().catch(() => undefined);
    client.release(broken);
  }
}

export async function countOf(pool: Pool, { text, values }: ListQuery): Promise<number> {
  const { rows } = await pool.query<{ total: string }>(
    `SELECT count(*) AS total FROM (${text}) AS counted`,
    values,
  );
  return Number(rows[0]!.total);
}
