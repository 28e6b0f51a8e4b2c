/** What every command of the program needs: configuration, database (embedded where none is given), event store. */
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { connectEventStore } from '../event-store/connect.js';
import type { EventStore } from '../event-store/writer.js';
import { type Config, readConfig } from '../platform/config.js';
import { takeDataFolder } from '../platform/data-folder.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.js';
import { createPool } from '../platform/pool.js';
import { prepareDatabase } from './prepare-database.js';
import { refuseKnownSecrets } from './production-checks.js';

export interface Runtime {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** Undefined where `DATABASE_URL` names a server. */
  readonly embedded: EmbeddedPostgres | undefined;
  /** Closes the connections and gives the folder back; stops the embedded server where this process is its keeper. */
  close(): Promise<void>;
}

export interface RuntimeOptions {
  readonly onProgress?: (message: string) => void;
  /** The service: alone on its folder, keeper of the embedded server. A command works beside it. */
  readonly asService: boolean;
}

export async function openRuntime({ asService, onProgress }: RuntimeOptions): Promise<Runtime> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const given = process.env.DATABASE_URL;
    const dataDir = resolve(process.env.DATA_DIR || 'var');
    if (asService) undo.push(await takeDataFolder(dataDir));
    let embedded: EmbeddedPostgres | undefined;
    if (!given) {
      const server = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), onProgress });
      embedded = server;
      if (asService || !server.takenOver) undo.push(() => server.stop());
    }
    const config = readConfig({
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
    if (asService) await refuseKnownSecrets(config);
    if (config.databaseOwnerUrl) await prepareDatabase(config.databaseOwnerUrl, config);
    const pool = createPool(config.databaseUrl);
    undo.push(() => pool.end());
    const store = await connectEventStore(config.eventStoreUrl);
    undo.push(() => store.close());
    return { config, pool, store, embedded, close };
  } catch (error) {
    await close();
    throw error;
  }
}
