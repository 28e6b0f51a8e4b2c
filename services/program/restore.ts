/** Puts a backup into an empty installation. */
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { IDEMPOTENCY_TABLE } from '../api/http/idempotency/idempotency-keys.js';
import type { RecordedEvent } from '../event-store/port.js';
import type { EventStore } from '../event-store/writer.js';
import { OUTGOING_MAIL_TABLE } from '../mail/outgoing-mails.js';
import { SENT_MAIL_TABLE } from '../mail/sent-mails.js';
import type { Config } from '../platform/config.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { StartRefused } from '../platform/start-refused.js';
import { identityOf, replaceIdentity } from '../proof/ledger-identity.js';
import { ROOT_MAIL_TABLE } from '../proof/root-mail-table.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { ALERT_MAIL_TABLE } from '../worker/alert-mail/alert-mails.js';
import { REACTOR_CHECKPOINT_TABLE, resetReactors } from '../worker/reactors/checkpoint.js';
import {
  copyKey,
  EVENTS_FILE,
  fileOf,
  KEPT,
  KEY_FILE,
  type Manifest,
  migrationsOf,
  readManifest,
} from './backup.js';
import { asItWas, continueNumbers, readTable, type TableCopy } from './table-copies.js';

/** Events that are imported at a time. */
const BATCH = 1_000;

export interface RestoreOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** Events after this position, or recorded after this instant, are left out. */
  readonly until?: bigint | Date;
  readonly onProgress?: (events: number) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly events: number;
  /** Of the last event that was put back, as it was counted in the backup. */
  readonly position: bigint;
}

/**
 * Everything of the backup but the read models, which are to be rebuilt.
 *
 * @throws StartRefused the backup is incomplete or damaged, of another release, or the installation is not empty
 */
export async function restore(folder: string, options: RestoreOptions): Promise<Restored> {
  const { config, pool, store, until } = options;
  const manifest = await readManifest(folder);
  const ownerUrl = config.databaseOwnerUrl ?? config.databaseUrl;
  await (await openReferenceData(ownerUrl)).destroy();
  await requireEmpty(pool, store);
  await requireSameTables(pool, manifest);
  const put = await putEvents(join(folder, EVENTS_FILE), store, until, options.onProgress);
  await createPlatformTables(pool, [
    ALERT_MAIL_TABLE,
    IDEMPOTENCY_TABLE,
    OUTGOING_MAIL_TABLE,
    REACTOR_CHECKPOINT_TABLE,
    ROOT_MAIL_TABLE,
    SENT_MAIL_TABLE,
  ]);
  const isKept = ({ table }: TableCopy) => KEPT.includes(table);
  await putTables(
    ownerUrl,
    folder,
    manifest.tables.filter((one) => !isKept(one)),
  );
  await putTables(config.databaseUrl, folder, manifest.tables.filter(isKept));
  await resetPositions(pool, store, manifest, put);
  await putKey(folder, config, manifest);
  return { manifest, ...put };
}

async function requireEmpty(pool: pg.Pool, store: EventStore): Promise<void> {
  const { rows } = await pool.query<{ users: string }>(
    'SELECT count(*) AS users FROM reference.user_account',
  );
  if ((await store.last()) || Number(rows[0]!.users) > 0)
    throw new StartRefused(
      'The installation is not empty: a backup is restored into a new DATA_DIR or database',
    );
}

async function requireSameTables(pool: pg.Pool, manifest: Manifest): Promise<void> {
  const own = await migrationsOf(pool);
  if (JSON.stringify(own) !== JSON.stringify(manifest.migrations))
    throw new StartRefused(
      'The backup was taken by another release: restore it with that one, and change over to this one afterwards',
    );
}

async function putEvents(
  file: string,
  store: EventStore,
  until: bigint | Date | undefined,
  onProgress: (events: number) => void = () => {},
): Promise<Pick<Restored, 'events' | 'position'>> {
  let events = 0;
  let position = 0n;
  let batch: RecordedEvent[] = [];
  const put = async () => {
    await store.import(batch);
    events += batch.length;
    position = batch.at(-1)?.position ?? position;
    batch = [];
    onProgress(events);
  };
  for await (const line of linesOf(createReadStream(file).pipe(createGunzip()))) {
    const event = eventOf(line);
    if (isAfter(event, until)) break;
    batch.push(event);
    if (batch.length === BATCH) await put();
  }
  if (batch.length > 0) await put();
  return { events, position };
}

/** Lines end at a line feed and nowhere else: a text may hold other signs that Node's readline takes for an end. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function eventOf(line: string): RecordedEvent {
  const event = JSON.parse(line) as RecordedEvent & { position: string; recordedAt: string };
  return { ...event, position: BigInt(event.position), recordedAt: new Date(event.recordedAt) };
}

function isAfter({ position, recordedAt }: RecordedEvent, until: bigint | Date | undefined): boolean {
  if (until === undefined) return false;
  return typeof until === 'bigint' ? position > until : recordedAt > until;
}

async function putTables(url: string, folder: string, tables: readonly TableCopy[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const names = tables.map(({ table }) => table);
    await asItWas(client, names, async () => {
      // What migrations have put there is in the backup, as it has become since.
      if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')} CASCADE`);
      for (const one of tables) await readTable(client, one, join(folder, fileOf(one)));
      if (names.includes('reference.audit_entry'))
        // Transactions are counted by the server: those of another one could lie in this one's future.
        await client.query(`UPDATE reference.audit_entry SET transaction_id = '3'`);
      await continueNumbers(client, names);
    });
  } finally {
    await client.end();
  }
}

/**
 * Removes answers to commands whose events are not in the restored store, and resets checkpoints and keys that name
 * positions of another event store.
 */
async function resetPositions(
  pool: pg.Pool,
  store: EventStore,
  manifest: Manifest,
  { position }: Pick<Restored, 'position'>,
): Promise<void> {
  const head = await store.head();
  // An answer that names a later position was given for events that are not there; so was one without, perhaps.
  await pool.query(
    `DELETE FROM platform.idempotency_key WHERE position > $1 OR (position IS NULL AND created_at >= $2)`,
    [position, manifest.takenAt],
  );
  await pool.query('UPDATE platform.idempotency_key SET seen = 0 WHERE seen > 0');
  if (head === position) {
    await pool.query(
      `UPDATE platform.reactor_checkpoint SET position = least(position, $1), halted_at = NULL, error = NULL`,
      [head],
    );
  } else {
    await pool.query('UPDATE platform.idempotency_key SET position = NULL');
    await resetReactors(pool, head);
  }
  if (await identityOf(store)) await replaceIdentity(pool, store);
}

async function putKey(folder: string, { dataDir, tokenKey }: Config, manifest: Manifest): Promise<void> {
  if (tokenKey || !(KEY_FILE in manifest.files)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyKey(join(folder, KEY_FILE), join(dataDir, KEY_FILE));
}
