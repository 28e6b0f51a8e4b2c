/** Databases of the specs, each with one of its own, on the Postgres of the run. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A connection that was ended is gone within this (milliseconds); one that nobody ends is cut off then. */
const ENDS_WITHIN_MS = 1_000;

export interface TestDatabase {
  readonly url: string;
  /**
   * Cuts off connections that are left. Its files go with the server at the end of the run: ext4 uses no inode again
   * within minutes after it was freed, and looks through those one by one for each new file, of which a database has
   * hundreds.
   */
  release(): Promise<void>;
}

/** A fresh, empty database for one spec file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = newName();
  await administrator().query(`CREATE DATABASE ${name}`);
  return existing(name);
}

/** Templates that this worker has made or found. */
const templates = new Map<string, Promise<void>>();

/**
 * A copy of a database that is made once in a run: a copy takes a tenth of the time that its making takes.
 * @param template its name, the same for all specs that want what `make` makes
 * @param make fills the empty database at this address and leaves no connection to it
 */
export async function copyOf(template: string, make: (url: string) => Promise<void>): Promise<TestDatabase> {
  let made = templates.get(template);
  if (!made) {
    made = findOrMake(template, make);
    templates.set(template, made);
    made.catch(() => templates.delete(template));
  }
  await made;
  const name = newName();
  // A copy of its files costs half of the same copy written to the log page by page, as is done by default.
  await administrator().query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return existing(name);
}

async function findOrMake(template: string, make: (url: string) => Promise<void>): Promise<void> {
  // A connection of its own: others of this worker do not wait with it, and its lock ends with it.
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    // Workers that want the same template at once take turns: the first makes it, the others find it.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (found.rowCount !== 0) return;
    const unfinished = newName();
    await client.query(`CREATE DATABASE ${unfinished}`);
    await make(existing(unfinished).url);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  } finally {
    await client.end();
  }
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

function existing(name: string): TestDatabase {
  const url = new URL(server());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    release: async () => {
      // Cut off while it is being ended, a connection would tell an error to a pool that nobody listens to any more.
      const until = performance.now() + ENDS_WITHIN_MS;
      while ((await isUsed(name)) && performance.now() < until) await sleep(10);
      await administrator().query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [name],
      );
    },
  };
}

async function isUsed(name: string): Promise<boolean> {
  const { rowCount } = await administrator().query(
    "SELECT FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend' LIMIT 1",
    [name],
  );
  return rowCount !== 0;
}

function server(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: specs run under jest with its global setup');
  return url;
}

/** Kept by the worker from spec file to spec file: a run makes and releases some hundred databases. */
let administration: pg.Pool | undefined;

function administrator(): pg.Pool {
  if (administration) return administration;
  // Jest ends although a connection is open.
  administration = new pg.Pool({
    connectionString: server(),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The server may go while nothing is asked of it, which is no failure of a spec; what comes later connects anew.
  administration.on('error', () => {});
  return administration;
}
