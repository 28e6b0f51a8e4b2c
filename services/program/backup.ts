/**
 * A folder with everything that cannot be folded from something else: events, reference data, what the service has to
 * remember (keys of commands, mails that the queue has not taken yet) and its keys (OP-5, docs/operations.md).
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import type { EventReader, RecordedEvent } from '../event-store/port.js';
import type { Config } from '../platform/config.js';
import { StartRefused } from '../platform/start-refused.js';
import { pagesOf } from './copy.js';
import { type TableCopy, tablesOf, writeTable } from './table-copies.js';

const FORMAT = 'vaccine-stock-ledger-backup/1';
const MANIFEST = 'backup.json';
export const EVENTS_FILE = 'events.ndjson.gz';
export const KEY_FILE = 'token.key';

export interface Manifest {
  readonly format: typeof FORMAT;
  /** ISO instant at which the backup was begun. */
  readonly takenAt: string;
  /** Of the last event in it: what was acknowledged at or before it is there. */
  readonly position: string;
  readonly events: number;
  /** Id of the ledger's first event; null: it has none. */
  readonly firstEvent: string | null;
  /** Names of the changes that had made the tables: a restore needs the same. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableCopy[];
  /** SHA-256 of each file, hexadecimal. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Of the schema `platform`: what cannot be made anew. Caches, finished files and the ledger's identity can. That the
 * demonstration is being made is not so in what is restored, which is no empty installation.
 */
export const KEPT = [
  'platform.alert_mail',
  'platform.idempotency_key',
  'platform.outgoing_mail',
  'platform.reactor_checkpoint',
  'platform.root_mail',
  'platform.sent_mail',
];
/** Of the schemas that migrations make: sessions end with a restore, and the tree is made of the events. */
const LEFT_OUT = new Set([
  'reference.migration',
  'reference.session',
  'proof.leaf',
  'proof.event_index',
  'proof.node',
]);

export interface BackupOptions {
  readonly config: Config;
  readonly pool: Pool;
  readonly store: EventReader;
  readonly now: Date;
  readonly onProgress?: (events: number) => void;
}

/**
 * Writes the folder beside a running service. It appears when it is complete.
 *
 * @throws StartRefused there is something at its place
 */
export async function backup(folder: string, options: BackupOptions): Promise<Manifest> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new StartRefused(`${folder} is there already: a backup is never written over another one`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
    const manifest = await write(draft, options);
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    // A disk that was too small for it has room for others again.
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function write(
  folder: string,
  { config, pool, store, now, onProgress }: BackupOptions,
): Promise<Manifest> {
  // Before the tables are read: whatever the events up to here mention is in the tables by then.
  const position = await store.head();
  const events = await writeEvents(join(folder, EVENTS_FILE), store, position, onProgress);
  const { tables, migrations } = await writeTables(folder, pool);
  const key = join(config.dataDir, KEY_FILE);
  // Where the environment gives the key, there is none in the folder.
  const hasKey = await copyKey(key, join(folder, KEY_FILE));
  const names = [EVENTS_FILE, ...tables.map(fileOf), ...(hasKey ? [KEY_FILE] : [])];
  const files: Record<string, string> = {};
  for (const name of names) files[name] = await digestOf(join(folder, name));
  return {
    format: FORMAT,
    takenAt: now.toISOString(),
    position: String(position),
    events: events.count,
    firstEvent: events.first ?? null,
    migrations,
    tables,
    files,
  };
}

/** @returns false where there is none */
export async function copyKey(from: string, to: string): Promise<boolean> {
  const key = await readFile(from).catch(() => undefined);
  if (key) await writeFile(to, key, { mode: 0o600 });
  return key !== undefined;
}

export const fileOf = ({ table }: Pick<TableCopy, 'table'>): string => `tables/${table}.gz`;

async function writeEvents(
  file: string,
  store: EventReader,
  until: bigint,
  onProgress: (events: number) => void = () => {},
): Promise<{ readonly count: number; readonly first: string | undefined }> {
  let count = 0;
  let first: string | undefined;
  async function* lines(): AsyncGenerator<string> {
    for await (const page of pagesOf(store, 0n)) {
      const wanted = page.filter(({ position }) => position <= until);
      first ??= wanted[0]?.id;
      count += wanted.length;
      yield wanted.map(lineOf).join('');
      onProgress(count);
      if (wanted.length < page.length) return;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { count, first };
}

const lineOf = (event: RecordedEvent): string =>
  `${JSON.stringify({ ...event, position: String(event.position) })}\n`;

/** All tables as they were at one moment. */
async function writeTables(
  folder: string,
  pool: Pool,
): Promise<{ readonly tables: TableCopy[]; readonly migrations: string[] }> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const tables: TableCopy[] = [];
    for (const one of await wantedTables(client))
      tables.push({ ...one, rows: await writeTable(client, one, join(folder, fileOf(one))) });
    const migrations = await migrationsOf(client);
    await client.query('COMMIT');
    return { tables, migrations };
  } finally {
    client.release(true);
  }
}

async function wantedTables(client: ClientBase): Promise<Omit<TableCopy, 'rows'>[]> {
  const platform = (await tablesOf(client, 'platform')).filter(({ table }) => KEPT.includes(table));
  const made = [...(await tablesOf(client, 'reference')), ...(await tablesOf(client, 'proof'))];
  return [...made.filter(({ table }) => !LEFT_OUT.has(table)), ...platform];
}

export async function migrationsOf(client: ClientBase | Pool): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM reference.migration ORDER BY name');
  return rows.map(({ name }) => name);
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** @throws StartRefused the folder is no complete backup, or a file in it was changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  const manifest = text === undefined ? undefined : (JSON.parse(text) as Manifest);
  if (manifest?.format !== FORMAT) throw new StartRefused(`${folder} is no complete backup of this program`);
  for (const [name, digest] of Object.entries(manifest.files)) {
    const found = await digestOf(join(folder, name)).catch(() => undefined);
    if (found !== digest)
      throw new StartRefused(`${join(folder, name)} is ${found === undefined ? 'missing' : 'damaged'}`);
  }
  return manifest;
}
