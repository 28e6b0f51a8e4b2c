/** What every command of the program needs: configuration, database (embedded where none is given), event store. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { refuseBadPassword } from '../api/auth/first-administrator.js';
import { makeTables, openEventStore } from '../event-store/connect.js';
import type { EventStore } from '../event-store/writer.js';
import { type Config, readConfig } from '../platform/config.js';
import { takeDataFolder } from '../platform/data-folder.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.js';
import { INSUFFICIENT_PRIVILEGE, UNDEFINED_COLUMN } from '../platform/missing-tables.js';
import { createPool } from '../platform/pool.js';
import { StartRefused } from '../platform/start-refused.js';
import { identityOf, keptIdentity, mismatchOf } from '../proof/ledger-identity.js';
import { prepareDatabase } from './prepare-database.js';
import { refuseKnownSecrets } from './production-checks.js';
import { addressOf, greet, reach } from './reach.js';

export interface Runtime {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** Undefined where `DATABASE_URL` names a server. */
  readonly embedded: EmbeddedPostgres | undefined;
  /** Closes the connections and gives the folder back; stops the embedded server where this process is its keeper. */
  close(): Promise<void>;
}

/** Longest wait for the connections to the database to be given back, in milliseconds. */
const POOL_WITHIN_MS = 5_000;

export interface RuntimeOptions {
  readonly onProgress?: (message: string) => void;
  /** The service: alone on its folder, keeper of the embedded server. A command works beside it. */
  readonly asService: boolean;
  /** False for a command that works on a database and an event store that do not belong together. Default true. */
  readonly sameLedger?: boolean;
}

/** @throws StartRefused a setting cannot be used, something is out of reach, or database and event store do not belong together */
export async function openRuntime({
  asService,
  sameLedger = true,
  onProgress,
}: RuntimeOptions): Promise<Runtime> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const isEmbedded = !process.env.DATABASE_URL;
    let config = settings(asService, isEmbedded ? TO_COME : undefined);
    if (asService) {
      await refuseKnownSecrets(config);
      if (config.firstAdministrator && !config.demo) await refuseBadPassword(config.firstAdministrator);
      undo.push(await orRefused(`DATA_DIR ${config.dataDir} cannot be used`, takeDataFolder(config.dataDir)));
    }
    let embedded: EmbeddedPostgres | undefined;
    if (isEmbedded) {
      const folder = join(config.dataDir, 'postgres');
      const server = await orRefused(
        `the embedded database in ${folder} does not start`,
        startEmbeddedPostgres({ folder, onProgress }),
      );
      embedded = server;
      if (asService || !server.takenOver) undo.push(() => server.stop());
      config = settings(asService, server);
    }
    const waiting = { waitFor: config.waitFor, onProgress };
    const ownerUrl = config.databaseOwnerUrl ?? config.databaseUrl;
    await reach('the database', ownerUrl, waiting, () => greet(ownerUrl));
    // The role of the service has an address of its own, which may be wrong by itself.
    if (config.databaseOwnerUrl)
      await reach('the database', config.databaseUrl, waiting, () => greet(config.databaseUrl));
    const store = await reach('the event store', config.eventStoreUrl, waiting, () =>
      openEventStore(config.eventStoreUrl),
    );
    undo.push(() => store.close());
    const pool = createPool(config.databaseUrl);
    // A job that was cut off keeps its connection, which ends with the process.
    undo.push(() => Promise.race([pool.end(), sleep(POOL_WITHIN_MS, undefined, { ref: false })]));
    // Before anything is made or changed; and once more where this role may look only after that.
    const isSame = !sameLedger || (await isSameLedger(config, pool, store));
    await reach('the event store', config.eventStoreUrl, waiting, async () => {
      // Where it is on another server, the owner of the database makes its own tables only.
      if (config.databaseOwnerUrl) await prepareDatabase(config.databaseOwnerUrl, config);
      await makeTables(store);
    });
    if (!isSame) await requireSameLedger(config, pool, store);
    if (asService && (await isToBeFolded(pool, store)))
      onProgress?.('the database shows nothing of the ledger yet: its read models are built now');
    return { config, pool, store, embedded, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** SQLSTATEs of tables that are there and cannot be compared before their owner has seen to them. */
const UNREADABLE = [INSUFFICIENT_PRIVILEGE, UNDEFINED_COLUMN];

type Addresses = Pick<EmbeddedPostgres, 'url' | 'serviceUrl'>;

/** Of the embedded database until it runs: nothing is made before the settings are known to be usable. */
const TO_COME: Addresses = { url: 'postgres://127.0.0.1/ledger', serviceUrl: 'postgres://127.0.0.1/ledger' };

/** @throws StartRefused naming every setting that cannot be used */
function settings(asService: boolean, embedded: Addresses | undefined): Config {
  return readConfig({
    // A command beside the service sends no mail. Elsewhere the demonstration alone writes them without being told.
    ...((!asService || embedded) && { MAIL_OUTBOX: 'true' }),
    ...process.env,
    ...(embedded && {
      DATABASE_URL: embedded.serviceUrl,
      DATABASE_OWNER_URL: embedded.url,
      INSTALLATION: process.env.INSTALLATION || 'trial',
      DEMO: process.env.DEMO || 'true',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    }),
  });
}

/** @throws StartRefused with what the file system, or a program that was started, says */
async function orRefused<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StartRefused(`${what}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * @returns false where the tables cannot be read yet: their owner has not let this role, or an earlier release made them
 * @throws StartRefused the database was folded from another ledger; nothing was changed
 */
async function isSameLedger(config: Config, pool: pg.Pool, store: EventStore): Promise<boolean> {
  try {
    await requireSameLedger(config, pool, store);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNREADABLE.includes(String(error.code))) return false;
    throw error;
  }
}

/** @throws StartRefused the database was folded from another ledger; nothing was changed */
async function requireSameLedger(config: Config, pool: pg.Pool, store: EventStore): Promise<void> {
  const mismatch = await mismatchOf(pool, store);
  if (mismatch === undefined) return;
  throw new StartRefused(
    `The event store (${addressOf(config.eventStoreUrl)}) and the database (${addressOf(config.databaseUrl)}) do not belong together: ${mismatch}; nothing was changed: either give the EVENT_STORE_URL and the DATABASE_URL that belong together, or, where this database is to show this event store from now on, run: npm run ledger -- rebuild --adopt`,
  );
}

async function isToBeFolded(pool: pg.Pool, store: EventStore): Promise<boolean> {
  return (await keptIdentity(pool)) === undefined && (await identityOf(store)) !== undefined;
}
