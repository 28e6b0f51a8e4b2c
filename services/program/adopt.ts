/** Makes a database follow another ledger than before, or the same one in another event store. */
import pg from 'pg';
import type { EventReader } from '../event-store/port.js';
import type { Config } from '../platform/config.js';
import { StartRefused } from '../platform/start-refused.js';
import { replaceIdentity } from '../proof/ledger-identity.js';
import { clearAway, LIVE } from '../worker/projector/read-model-schema.js';
import { resetReactors } from '../worker/reactors/checkpoint.js';

/** Append-only, so that only their owner can begin them anew: what an auditor kept of an earlier tree shows it. */
const FORGET_TREE = ['leaf', 'event_index', 'node']
  .map(
    (table) => `
      ALTER TABLE proof.${table} DISABLE TRIGGER ${table}_append_only;
      TRUNCATE proof.${table};
      ALTER TABLE proof.${table} ENABLE ALWAYS TRIGGER ${table}_append_only;`,
  )
  .join('');

/** What else was written from the events of the ledger before, where there is such a table. */
const FORGET = `
  DO $$ BEGIN
    IF to_regclass('platform.ledger_snapshot') IS NOT NULL THEN DELETE FROM platform.ledger_snapshot; END IF;
    IF to_regclass('platform.ledger_check') IS NOT NULL THEN DELETE FROM platform.ledger_check; END IF;
    IF to_regclass('platform.idempotency_key') IS NOT NULL THEN
      UPDATE platform.idempotency_key SET position = NULL, seen = 0 WHERE position IS NOT NULL OR seen > 0;
    END IF;
  END $$`;

/**
 * Forgets every position of the event store before, and takes the present one's ledger for the database's own. The read
 * models are still those from before: they are to be rebuilt. May be repeated where it was interrupted.
 *
 * @throws StartRefused the role does not own the tree
 */
export async function adopt(config: Config, pool: pg.Pool, store: EventReader): Promise<void> {
  await asOwner(config, FORGET_TREE);
  await pool.query(FORGET);
  await resetReactors(pool, await store.head());
  await clearAway(pool, LIVE);
  await replaceIdentity(pool, store);
}

async function asOwner({ databaseOwnerUrl, databaseUrl }: Config, sql: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseOwnerUrl ?? databaseUrl });
  await owner.connect();
  try {
    await owner.query(sql);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501')
      throw new StartRefused(
        'The tree over the ledger belongs to the role that owns the tables: give it by DATABASE_OWNER_URL',
      );
    throw error;
  } finally {
    await owner.end();
  }
}
