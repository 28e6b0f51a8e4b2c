/**
 * Two roles of the database: the owner makes and changes tables; the service runs as another one, which adds to what is
 * append-only (events, audit trail) and reads it, and can neither change it nor switch off the triggers that say so
 * (docs/operations.md).
 */
import pg from 'pg';
import { LOCK_WITHIN_MS, untilFree } from './schema-change.js';
import { transaction } from './transaction.js';

/** Schemas whose tables the owner makes. */
const OWNERS = ['event_store', 'reference', 'proof'];
/** Schemas that the service makes and works in by itself. */
const OWN = ['platform', 'bullmq', 'read_model', 'read_model_next', 'read_model_replay', 'read_model_check'];

/**
 * Begins the names of schemas that are there only until somebody drops them. Their owner may do so, also where the tables in
 * them are another's; those are left alone: to change their owner would wait for all who read them.
 */
const LEFT_OVER = 'read_model_old';

/** What came into being while the service ran as the owner becomes the service's. */
const HAND_OVER = `
DO $$
DECLARE
  heir text := current_setting('ledger.running_role');
  mine text[] := '{${OWN.join(',')}}';
  one record;
BEGIN
  FOR one IN
    SELECT nspname FROM pg_namespace
    WHERE (nspname = ANY (mine) OR starts_with(nspname, '${LEFT_OVER}')) AND nspowner <> heir::regrole
  LOOP
    EXECUTE format('ALTER SCHEMA %I OWNER TO %I', one.nspname, heir);
  END LOOP;
  FOR one IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY (mine) AND c.relkind IN ('r', 'p', 'v', 'm') AND c.relowner <> heir::regrole
  LOOP
    EXECUTE format('ALTER TABLE %s OWNER TO %I', one.name, heir);
  END LOOP;
  FOR one IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY (mine) AND c.relkind = 'S' AND c.relowner <> heir::regrole
  LOOP
    EXECUTE format('ALTER SEQUENCE %s OWNER TO %I', one.name, heir);
  END LOOP;
  FOR one IN
    SELECT p.oid::regprocedure AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = ANY (mine) AND p.proowner <> heir::regrole
  LOOP
    EXECUTE format('ALTER ROUTINE %s OWNER TO %I', one.name, heir);
  END LOOP;
  FOR one IN
    SELECT t.oid::regtype AS name FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
    WHERE n.nspname = ANY (mine) AND t.typtype IN ('e', 'd') AND t.typowner <> heir::regrole
  LOOP
    EXECUTE format('ALTER TYPE %s OWNER TO %I', one.name, heir);
  END LOOP;
END $$`;

/** Tables of the owner with a trigger BEFORE (2) DELETE (8) OR UPDATE (16) OR TRUNCATE (32), which refuses all: those are the append-only ones. */
const APPEND_ONLY = `
  SELECT DISTINCT c.oid::regclass::text AS name
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY ($1) AND NOT t.tgisinternal AND t.tgtype & 58 = 58`;

/**
 * Lets the role do what the service does, and no more. As the owner of the tables, once they are made; harmless when
 * repeated.
 *
 * @throws Error where the role does not exist, or where this one may not grant
 */
export async function grantRunning(ownerUrl: string, role: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await untilFree(() => transaction(owner, 'BEGIN', () => grant(owner, role)));
  } finally {
    await owner.end();
  }
}

async function grant(owner: pg.Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role);
  // Processes that start at the same time take turns.
  await owner.query(`SELECT pg_advisory_xact_lock(hashtextextended('ledger.grant_running', 0))`);
  await owner.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN_MS}`);
  const { rows } = await owner.query<{ database: string }>(
    `SELECT quote_ident(current_database()) AS database, set_config('ledger.running_role', $1, true)`,
    [role],
  );
  await owner.query(`GRANT CREATE, TEMPORARY ON DATABASE ${rows[0]!.database} TO ${name}`);
  for (const schema of OWNERS) {
    const { rowCount } = await owner.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema]);
    if (rowCount === 0) continue;
    await owner.query(`
      GRANT USAGE ON SCHEMA ${schema} TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${name};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${name}`);
  }
  const appendOnly = await owner.query<{ name: string }>(APPEND_ONLY, [OWNERS]);
  for (const table of appendOnly.rows) {
    await owner.query(`
      REVOKE ALL ON ${table.name} FROM ${name};
      GRANT SELECT, INSERT ON ${table.name} TO ${name}`);
  }
  await owner.query(HAND_OVER);
}

/** True where the table exists and this role may not change it: its owner makes and changes it. */
export async function isOwnedByAnother(
  query: (sql: string, parameters: unknown[]) => Promise<readonly { readonly another: boolean }[]>,
  schema: string,
  table: string,
): Promise<boolean> {
  const rows = await query(
    `SELECT NOT pg_has_role(c.relowner, 'USAGE') AS another
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND c.relname = $2`,
    [schema, table],
  );
  return rows[0]?.another === true;
}
