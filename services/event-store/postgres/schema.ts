import type { Pool } from 'pg';
import { isOwnedByAnother } from '../../platform/running-role.js';
import { changeSchema } from '../../platform/schema-change.js';
import { ForeignEventStore } from '../port.js';
import { reaching } from './errors.js';

/** Channel on which every group of appends is announced; the payload is the position of its last event. */
export const CHANNEL = 'event_store_appended';

/**
 * Makes the schema where it is absent, as one transaction. Safe when several processes start at once: the
 * advisory lock lets one in after the other, and each statement finds its work done the second time; then none locks
 * the table. Where the schema is another role's, that one has made it.
 *
 * @throws EventStoreUnavailable
 */
export async function ensureSchema(pool: Pool): Promise<void> {
  const query = async (sql: string, parameters: unknown[]) =>
    (await reaching(() => pool.query(sql, parameters))).rows;
  if (await isOwnedByAnother(query, 'event_store', 'events')) return;
  await reaching(() => changeSchema(pool, SCHEMA));
}

/** @throws ForeignEventStore there is a table of this name that is another application's */
export async function requireOwnTable(pool: Pool): Promise<void> {
  const columns = await columnsThere(pool);
  if (columns.length > 0 && !COLUMNS.every((column) => columns.includes(column)))
    throw new ForeignEventStore(
      'another application has its table event_store.events there: give the ledger a database of its own',
    );
}

/** True where the database has a table `event_store.events`, whatever its columns are. */
export const hasTable = async (pool: Pool): Promise<boolean> => (await columnsThere(pool)).length > 0;

async function columnsThere(pool: Pool): Promise<readonly string[]> {
  const { rows } = await reaching(() => pool.query<{ name: string }>(COLUMNS_THERE));
  return rows.map(({ name }) => name);
}

const COLUMNS = ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata', 'recorded_at'];

/** From the catalogue, which every role may read. */
const COLUMNS_THERE = `
  SELECT a.attname::text AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE n.nspname = 'event_store' AND c.relname = 'events' AND a.attnum > 0 AND NOT a.attisdropped`;

/**
 * The table of events is the only truth: a stream's revision and the last position are read from its indexes,
 * so there is no counter that a long-running transaction could bloat or a restore could set at odds.
 *
 * `json` keeps the exact text, so that what was hashed is what is stored.
 *
 * The unique id is the last protection against a doubled event: an append that is repeated at its revision is
 * recognised by its ids, and an id that is appended a second time elsewhere is refused by the database itself.
 */
const TABLES = `
CREATE SCHEMA IF NOT EXISTS event_store;

CREATE TABLE IF NOT EXISTS event_store.events (
  position    bigint      PRIMARY KEY,
  stream      text        NOT NULL,
  revision    integer     NOT NULL CHECK (revision >= 0),
  id          uuid        NOT NULL,
  type        text        NOT NULL,
  data        json        NOT NULL,
  metadata    json        NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT events_stream_revision_key UNIQUE (stream, revision),
  CONSTRAINT events_id_key UNIQUE (id)
);`;

/** In the words in which Postgres gives it back. */
const TRIGGER =
  'TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON event_store.events FOR EACH STATEMENT EXECUTE FUNCTION event_store.refuse_change()';

/**
 * ALWAYS: it also fires for a session that calls itself a replica, which skips ordinary triggers. Made where it is
 * missing, or is not what it should be: making it locks the table against appends.
 */
const APPEND_ONLY = `
CREATE OR REPLACE FUNCTION event_store.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'event_store.events is append-only: % refused', TG_OP USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;

DO $$ BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_trigger
     WHERE tgrelid = 'event_store.events'::regclass AND tgname = 'append_only' AND tgenabled = 'A'
       AND pg_get_triggerdef(oid) = 'CREATE ${TRIGGER}'
  ) THEN
    CREATE OR REPLACE ${TRIGGER};
    ALTER TABLE event_store.events ENABLE ALWAYS TRIGGER append_only;
  END IF;
END $$;`;

/**
 * Appends a group: one element of `append_*` for each append, one of `event_*` for each event (`event_append` is
 * the 1-based number of its append). Within a group, appends to one stream share their expected revision (-1:
 * no stream); the first one wins.
 *
 * The lock is held until COMMIT has made the events visible. So positions are dense, and in commit order: a
 * reader that has seen position p has been able to see everything before p. It is the only lock and is taken
 * first, so groups of several processes queue up and cannot deadlock; what is read after it is current.
 *
 * All events of a group are recorded at one instant: no past instant shows half of an append.
 *
 * `fits` looks for a stream's last revision from the expected one on: one entry of the index, not a page of it.
 *
 * Answers `base`, the last position before this group, and `refused`, an array with one object for each
 * append that did not fit (null where all did): its number `n`, the stream's revision `actual`, and how the
 * events in its place compare: `stored` of them carry an id of the append, `same` of them at the very
 * revision, the last one at `position` (text: a bigint).
 */
const APPEND = `
CREATE OR REPLACE FUNCTION event_store.append(
  append_stream text[], append_expected integer[], append_size integer[],
  event_append integer[], event_revision integer[], event_id uuid[], event_type text[], event_data text[], event_metadata text[],
  OUT base bigint, OUT refused json
) LANGUAGE plpgsql AS $$
DECLARE
  fits boolean[];
  recorded timestamptz;
  written integer;
BEGIN
  PERFORM pg_advisory_xact_lock('event_store.events'::regclass::integer, 0);

  recorded := clock_timestamp();
  base := coalesce((SELECT e.position FROM event_store.events e ORDER BY e.position DESC LIMIT 1), 0);

  fits := ARRAY(
    SELECT row_number() OVER (PARTITION BY a.stream ORDER BY a.n) = 1
       AND a.expected = coalesce(
             (SELECT e.revision FROM event_store.events e WHERE e.stream = a.stream AND e.revision >= a.expected
               ORDER BY e.revision DESC LIMIT 1), -1)
      FROM unnest(append_stream, append_expected) WITH ORDINALITY AS a (stream, expected, n)
     ORDER BY a.n);

  INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
  SELECT base + row_number() OVER (ORDER BY e.n), append_stream[e.append], e.revision, e.id, e.type, e.data::json, e.metadata::json, recorded
    FROM unnest(event_append, event_revision, event_id, event_type, event_data, event_metadata)
         WITH ORDINALITY AS e (append, revision, id, type, data, metadata, n)
   WHERE fits[e.append]
   ORDER BY e.n;
  GET DIAGNOSTICS written = ROW_COUNT;

  IF written > 0 THEN
    PERFORM pg_notify('${CHANNEL}', (base + written)::text);
  END IF;

  IF false = ANY (fits) THEN
    SELECT json_agg(json_build_object('n', a.n, 'actual', a.actual, 'stored', found.stored, 'same', found.same, 'position', found.position::text))
      INTO refused
      FROM (
        SELECT u.*, coalesce(
                 (SELECT e.revision FROM event_store.events e WHERE e.stream = u.stream ORDER BY e.revision DESC LIMIT 1), -1) AS actual
          FROM unnest(append_stream, append_expected, append_size, fits) WITH ORDINALITY AS u (stream, expected, size, fit, n)
         WHERE NOT u.fit
      ) AS a
      CROSS JOIN LATERAL (
        SELECT count(g.id) AS stored, count(g.id) FILTER (WHERE g.revision = e.revision) AS same, max(e.position) AS position
          FROM event_store.events e
          LEFT JOIN unnest(event_append, event_revision, event_id) AS g (append, revision, id) ON g.append = a.n AND g.id = e.id
         WHERE e.stream = a.stream AND e.revision > a.expected AND e.revision <= a.expected + a.size
      ) AS found;
  END IF;
END $$;`;

const SCHEMA = `SELECT pg_advisory_xact_lock(hashtextextended('event_store.ensure_schema', 0));
${TABLES}${APPEND_ONLY}${APPEND}`;
