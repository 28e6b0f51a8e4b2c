import type { Pool } from 'pg';
import { packed } from '../event-hashes.js';
import {
  type EventHashes,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  STREAM_PREFIXES,
} from '../port.js';
import { reaching } from './errors.js';

const PAGE = 500;
const COLUMNS = 'position, stream, revision, id, type, data, metadata, recorded_at AS "recordedAt"';

/**
 * Only the product's streams: all reads below but those of one stream leave others out.
 * By `left`, which the planner cannot turn into a walk of the stream index and a sort. A regular expression is as
 * opaque, and took longer than the rest of a read of hashes.
 */
const OURS = `(${STREAM_PREFIXES.map((prefix) => `left(stream, ${prefix.length}) = '${prefix}'`).join(' OR ')})`;

const PAGES = {
  forwards: {
    name: 'event-store-forwards',
    text: `SELECT ${COLUMNS} FROM event_store.events WHERE stream = $1 AND revision >= $2 ORDER BY revision LIMIT $3`,
  },
  backwards: {
    name: 'event-store-backwards',
    text: `SELECT ${COLUMNS} FROM event_store.events WHERE stream = $1 AND revision <= $2 ORDER BY revision DESC LIMIT $3`,
  },
};
const ALL = {
  name: 'event-store-all',
  text: `SELECT ${COLUMNS} FROM event_store.events WHERE position > $1 AND ${OURS} ORDER BY position LIMIT $2`,
};
/** In one row: to send and to parse a row for each event costs more than to read it. */
const ALL_HASHES = {
  name: 'event-store-hashes',
  text: `SELECT string_agg(position::text, ',') AS positions,
      string_agg(replace(coalesce(metadata->>'hash', ''), ',', ''), ',') AS hashes
    FROM (SELECT position, metadata FROM event_store.events WHERE position > $1 AND ${OURS} ORDER BY position LIMIT $2) AS e`,
};
const BY_ID = {
  name: 'event-store-by-id',
  text: `SELECT position FROM event_store.events WHERE id = $1 AND ${OURS}`,
};
const LAST = `SELECT ${COLUMNS} FROM event_store.events WHERE ${OURS} ORDER BY position DESC LIMIT 1`;
const HEAD = `SELECT position FROM event_store.events WHERE ${OURS} ORDER BY position DESC LIMIT 1`;

const LAST_POSSIBLE_REVISION = 2_147_483_647;

interface Row extends Omit<RecordedEvent, 'position'> {
  readonly position: string;
}

/** The events of one stream, read page by page as they are consumed; `limit` bounds their number. */
export async function* readStream(
  pool: Pool,
  stream: string,
  { direction = 'forwards', from, limit = Number.POSITIVE_INFINITY }: ReadStreamOptions,
): AsyncGenerator<RecordedEvent> {
  const step = direction === 'forwards' ? 1 : -1;
  let revision = from ?? (direction === 'forwards' ? 0 : LAST_POSSIBLE_REVISION);
  for (let left = limit; left > 0; ) {
    const size = Math.min(left, PAGE);
    const { rows } = await reaching(() =>
      pool.query<Row>({ ...PAGES[direction], values: [stream, revision, size] }),
    );
    for (const row of rows) yield recorded(row);
    const last = rows.at(-1);
    if (rows.length < size || last === undefined) return;
    revision = last.revision + step;
    left -= rows.length;
  }
}

/** At most `limit` events after a position, in global order. */
export async function readAll(pool: Pool, { after, limit }: ReadAllOptions): Promise<RecordedEvent[]> {
  const { rows } = await reaching(() => pool.query<Row>({ ...ALL, values: [after, limit] }));
  return rows.map(recorded);
}

/** Positions and hashes of at most `limit` events after a position, in global order. */
export async function readHashes(pool: Pool, { after, limit }: ReadAllOptions): Promise<EventHashes> {
  const { rows } = await reaching(() =>
    pool.query<{ [Column in 'positions' | 'hashes']: string | null }>({
      ...ALL_HASHES,
      values: [after, limit],
    }),
  );
  const { positions, hashes } = rows[0]!;
  return { positions: positions?.split(',') ?? [], hashes: packed(hashes?.split(',') ?? []) };
}

/** Global position of the event with this id; undefined where there is none. */
export async function positionOf(pool: Pool, id: string): Promise<bigint | undefined> {
  const { rows } = await reaching(() => pool.query<Pick<Row, 'position'>>({ ...BY_ID, values: [id] }));
  return rows[0] && BigInt(rows[0].position);
}

/** Position of the last event; `0n` where there is none. */
export async function head(pool: Pool): Promise<bigint> {
  const { rows } = await reaching(() => pool.query<Pick<Row, 'position'>>(HEAD));
  return BigInt(rows[0]?.position ?? 0);
}

/** The last event in global order; undefined where there is none. */
export async function last(pool: Pool): Promise<RecordedEvent | undefined> {
  const { rows } = await reaching(() => pool.query<Row>(LAST));
  return rows[0] && recorded(rows[0]);
}

const recorded = (row: Row): RecordedEvent => ({ ...row, position: BigInt(row.position) });
