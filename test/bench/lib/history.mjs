/** A service whose Centre Bellevue has years of movements behind it. */
import { join } from 'node:path';
import pg from 'pg';
import { rebuildReadModels, signIn, startDatabase, startService } from './service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
/** Movements of a batch, from its arrival until it is used up; the latest batches have some left. */
const PER_BATCH = 100;
const STOCKED = 200;

/**
 * @param env settings of the service
 * @returns the service, which the caller removes, and Centre Bellevue's calls
 */
export async function serviceWithHistory(movements, say, env = {}) {
  const first = await startService({ script });
  await first.stop();
  say(`writing ${movements} movements into a ledger`);
  const server = await startDatabase(join(first.folder, 'postgres'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await dateBack(client);
  await writeHistory(client, movements);
  // As in a ledger that has grown for years: without statistics of its table, each page is read by a plan for a small one.
  await client.query('VACUUM (ANALYZE) event_store.events');
  say('rebuilding the read models');
  await rebuildReadModels(server.url);
  // As on any later day: reactors and autovacuum have seen what was just written before anything is measured.
  await client.query(
    'UPDATE platform.reactor_checkpoint SET position = (SELECT max(position) FROM event_store.events)',
  );
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  await server.stop();
  say('starting a service on it');
  const service = await startService({ script, env, dataDir: first.folder });
  return { service, centre: await signIn(service.url, 'bellevue', 'Centre Bellevue') };
}

/** The demonstration was recorded before what follows it, so that each movement can be looked at as of its own time. */
async function dateBack(client) {
  await client.query(`ALTER TABLE event_store.events DISABLE TRIGGER USER;
    UPDATE event_store.events SET recorded_at = now() - interval '800 days';
    ALTER TABLE event_store.events ENABLE TRIGGER USER`);
}

/**
 * In one statement, as only a benchmark may: whole batches that arrive and are used up, evenly over two years.
 * The place is looked up once (MATERIALIZED), not again for each movement.
 */
async function writeHistory(client, movements) {
  await client.query(
    `WITH place AS MATERIALIZED (
       SELECT c.id AS centre, p.id AS product, u.id AS "user",
              (SELECT max(position) FROM event_store.events) AS head,
              coalesce((SELECT max(revision) FROM event_store.events WHERE stream = 'ledger-' || c.id), -1) AS revision
         FROM reference.centre c, reference.product p, reference.user_account u
        WHERE c.name = 'Centre Bellevue' AND p.commercial_name = 'Immunol' AND u.login = 'bellevue'
     ), step AS (
       SELECT n, n / $2 AS batch_number, n % $2 AS nth,
              md5('bench-batch-' || n / $2)::uuid AS batch,
              now() - interval '730 days' * (1 - (n + 1)::float / $1) AS at
         FROM generate_series(0, $1 - 1) AS n
     )
     INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
     SELECT head + n + 1, 'ledger-' || centre, revision + n + 1, md5('bench-event-' || n)::uuid,
            CASE WHEN nth = 0 THEN 'StockEntered' ELSE 'FridgeExitRecorded' END,
            CASE WHEN nth = 0 THEN json_build_object(
              'operationId', md5('bench-operation-' || n)::uuid, 'origin', 'EXTERNAL', 'noteId', null,
              'receivedAt', at, 'compliant', true, 'comment', null,
              'lines', json_build_array(json_build_object('kind', 'ENTREE',
                'quantity', $2 - 1 + CASE WHEN batch_number >= $1 / $2 - $3 THEN 5 ELSE 0 END, 'exitAt', null,
                'batchId', batch, 'productId', product, 'lot', 'BENCH-' || batch_number, 'expiry', '2031-12-31',
                'thawed', false, 'returned', false, 'transferType', null, 'transferredAt', null,
                'usageLimit', '2031-12-31T22:00:00.000Z', 'deliveryNote', null)))
            ELSE json_build_object(
              'exitId', md5('bench-operation-' || n)::uuid, 'quantity', 1, 'syringes', null, 'packaging', 'FLACON',
              'destination', 'INTERNE', 'pointId', null, 'comment', null,
              'batch', json_build_object('batchId', batch, 'productId', product, 'lot', 'BENCH-' || batch_number,
                'expiry', '2031-12-31', 'thawed', false, 'returned', false, 'transferType', null, 'transferredAt', null,
                'usageLimit', '2031-12-31T22:00:00.000Z', 'deliveryNote', null))
            END,
            json_build_object('userId', "user", 'centreId', centre, 'occurredAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'recordedAt', at, 'commandId', md5('bench-operation-' || n)::uuid, 'correlationId', 'bench', 'causationId', 'bench',
              'schemaVersion', 1, 'hash', repeat('0', 64)), at
       FROM step, place`,
    [movements, PER_BATCH, STOCKED],
  );
}
