/**
 * `ledger doctor`: checks everything that the service uses, and says in words what is wrong and what to do. It
 * changes nothing, and works where the service does not start.
 */
import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { projections } from '../../projections/index.js';
import { refuseBadPassword } from '../api/auth/first-administrator.js';
import { hasTables, openEventStore } from '../event-store/connect.js';
import type { EventStore } from '../event-store/writer.js';
import { DeadLetters } from '../jobs/dead-letters.js';
import { FileStore } from '../jobs/file-store.js';
import { JobBackend } from '../jobs/job-backend.js';
import { JobDesk } from '../jobs/job-desk.js';
import { withCauses } from '../platform/causes.js';
import { type Config, type Environment, readConfig } from '../platform/config.js';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.js';
import { tableExists } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { ReadModelsNotReady } from '../platform/projection-status.js';
import { readCheck } from '../proof/check-status.js';
import { mismatchOf } from '../proof/ledger-identity.js';
import { MIGRATIONS } from '../reference-data/database/data-source.js';
import { CheckpointStatus } from '../worker/projector/checkpoint-status.js';
import { refuseKnownSecrets } from './production-checks.js';
import { addressOf, greet, reach } from './reach.js';

export interface Finding {
  readonly level: 'well' | 'warning' | 'fault';
  readonly what: string;
  /** What helps. */
  readonly todo?: string;
}

const well = (what: string): Finding => ({ level: 'well', what });
const warning = (what: string, todo: string): Finding => ({ level: 'warning', what, todo });
const fault = (what: string, todo: string): Finding => ({ level: 'fault', what, todo });

const OLDEST_NODE = [20, 19];
const OLDEST_POSTGRES = 15;
const LAG_LIMIT_SECONDS = 60;
/**
 * The background check begins a round every ten minutes: a ledger that was not checked for so long is not looked after.
 */
const CHECK_LIMIT_HOURS = 24;
const MOST_WAITING = 1_000;
/** SQLSTATE */
const DISK_FULL = '53100';
const LITTLE_SPACE = 0.1;
const HARDLY_ANY_SPACE = 0.02;
const CERTIFICATE_DAYS = 21;
/** Clocks that are kept by NTP differ by milliseconds. */
const CLOCK_LIMIT_SECONDS = 5;
const DAY_MS = 86_400_000;
/** Longest wait for something on the network. */
const WAIT_MS = 5_000;

/** Findings of a check, one after the other while it runs; the answer is what later checks need. */
type Findings<Answer = void> = AsyncGenerator<Finding, Answer>;

interface Opened {
  readonly config: Config;
  readonly pool: pg.Pool;
  /** Undefined where it cannot be read: it does not answer, or nobody has made its tables yet. */
  readonly store: EventStore | undefined;
  /** The same, with or without tables. */
  readonly found: EventStore | undefined;
}

/** Everything in the order in which it depends on each other: what a fault keeps from being looked at is left out. */
export async function examine(environment: Environment): Promise<Finding[]> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await all(lookAtAll(environment, undo));
  } finally {
    for (const step of undo.reverse()) await step().catch(() => {});
  }
}

async function all(looking: Findings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of looking) findings.push(finding);
  return findings;
}

async function* lookAtAll(environment: Environment, undo: (() => Promise<unknown>)[]): Findings {
  yield nodeVersion();
  const env = yield* withDatabaseUrl(environment, undo);
  if (!env) return;
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    yield fault((error as Error).message, 'correct these settings of the environment');
    return;
  }
  yield well('configuration: every setting can be used');
  const { firstAdministrator, demo } = config;
  if (firstAdministrator && !demo)
    yield* tried('the service does not start with it: choose another one', () =>
      refuseBadPassword(firstAdministrator),
    );
  if (environment.DATABASE_URL)
    yield* tried('the service does not start with it: change these', () => refuseKnownSecrets(config));
  yield* lookAtFolder(config);
  yield* lookAtNetwork(config);
  const isThere = yield* tried('start the database, or correct DATABASE_URL', () =>
    reach('the database', config.databaseUrl, { waitFor: 0 }, () => greet(config.databaseUrl)),
  );
  if (!isThere) return;
  const pool = createPool(config.databaseUrl, 3);
  undo.push(() => pool.end());
  let found: EventStore | undefined;
  let store: EventStore | undefined;
  yield* tried('start the event store, or correct EVENT_STORE_URL', async () => {
    const opened = await reach('the event store', config.eventStoreUrl, { waitFor: 0 }, () =>
      openEventStore(config.eventStoreUrl),
    );
    undo.push(() => opened.close());
    found = opened;
    if (await hasTables(opened)) store = opened;
  });
  yield* lookAtData({ config, pool, store, found });
}

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0]! || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]!);
  return isOld
    ? fault(`Node ${process.versions.node} is too old`, `install Node ${OLDEST_NODE.join('.')} or later`)
    : well(`Node ${process.versions.node}`);
}

/** The embedded server is started where it is not running, and stopped again. */
async function* withDatabaseUrl(
  env: Environment,
  undo: (() => Promise<unknown>)[],
): Findings<Environment | undefined> {
  if (env.DATABASE_URL) return env;
  const dataDir = resolve(env.DATA_DIR || 'var');
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'data', 'PG_VERSION'))) {
    yield fault(
      `${dataDir} holds no installation`,
      'start the service once, or give its DATA_DIR or DATABASE_URL',
    );
    return undefined;
  }
  let url: Environment | undefined;
  yield* tried(`see ${join(folder, 'log')}, and that no other program uses the folder`, async () => {
    const server = await startEmbeddedPostgres({ folder });
    if (!server.takenOver) undo.push(() => server.stop());
    url = {
      MAIL_OUTBOX: 'true',
      ...env,
      DATABASE_URL: server.serviceUrl,
      DATABASE_OWNER_URL: server.url,
      DEMO: env.DEMO || 'true',
    };
  });
  return url;
}

/** A fault where `work` throws. @returns whether it did not */
async function* tried(todo: string, work: () => Promise<unknown>): Findings<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    yield fault(withCauses(error), todo);
    return false;
  }
}

async function* lookAtFolder({ dataDir, tokenKey }: Config): Findings {
  const space = await statfs(existsSync(dataDir) ? dataDir : '.');
  const free = space.bavail / space.blocks;
  const text = `${Math.round(100 * free)} % of the disk of ${dataDir} are free`;
  const todo = 'make room, or move DATA_DIR; events cannot be written to a full disk';
  if (free < HARDLY_ANY_SPACE) yield fault(text, todo);
  else if (free < LITTLE_SPACE) yield warning(text, todo);
  else yield well(text);

  const key = join(dataDir, 'token.key');
  const mode = await stat(key).then(
    (file) => file.mode & 0o077,
    () => undefined,
  );
  if (tokenKey) yield well('keys: TOKEN_KEY is given');
  else if (mode === undefined)
    yield warning(
      `there is no key in ${key}`,
      'it is made by the first start; where there was one, restore it, or all users sign in again',
    );
  else if (mode !== 0) yield fault(`others may read ${key}`, `chmod 600 ${key}`);
  else yield well('keys: readable by their owner alone');
}

async function* lookAtNetwork({ smtpUrl, redisUrl, publicUrl }: Config): Findings {
  for (const [what, variable, url, greeted] of [
    ['the mail server', 'SMTP_URL', smtpUrl, greetMailServer],
    ['Redis', 'REDIS_URL', redisUrl, greetRedis],
  ] as const) {
    if (!url) continue;
    const server = `${what} at ${addressOf(url)}`;
    yield await greeted(url).then(
      () => well(`${server} answers`),
      ({ message }: Error) =>
        fault(`${server} does not answer (${message})`, `start it, or correct ${variable}`),
    );
  }
  if (publicUrl.startsWith('https:')) yield await certificateOf(new URL(publicUrl));
}

/** @throws Error where it does not greet, or does not take the name and password of the address */
async function greetMailServer(url: string): Promise<void> {
  // All run from the connection on. The greeting's ends before the socket's, so that the message says what did not
  // come.
  const limits = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: 2 * WAIT_MS };
  const transport = createTransport({ url, ...limits } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** @throws Error where nobody listens there; with TLS, under a certificate that is trusted */
async function greetRedis(url: string): Promise<void> {
  const { protocol, hostname: host, port } = new URL(url);
  const address = { host, port: Number(port || 6379), timeout: WAIT_MS };
  const socket =
    protocol === 'rediss:'
      ? await connected(connectTls({ ...address, servername: isIP(host) ? '' : host }), 'secureConnect')
      : await connected(connectTcp(address), 'connect');
  socket.destroy();
}

/** @throws Error why not */
function connected<Connection extends Socket>(
  socket: Connection,
  event: 'connect' | 'secureConnect',
): Promise<Connection> {
  return new Promise((done, refuse) => {
    const fail = (error: Error) => {
      socket.destroy();
      refuse(error);
    };
    socket.once(event, () => done(socket));
    socket.once('timeout', () => fail(new Error('timeout')));
    socket.once('error', fail);
  });
}

async function certificateOf({ hostname, port }: URL): Promise<Finding> {
  let socket: TLSSocket;
  try {
    const address = { host: hostname, port: Number(port || 443), servername: hostname, timeout: WAIT_MS };
    // It is looked at, not relied on: an expired one is to be told as that.
    socket = await connected(connectTls({ ...address, rejectUnauthorized: false }), 'secureConnect');
  } catch (error) {
    return warning(
      `PUBLIC_URL (${hostname}) does not answer from here (${(error as Error).message})`,
      'look at it from where users are',
    );
  }
  const until = new Date(socket.getPeerCertificate().valid_to);
  socket.destroy();
  const days = Math.floor((until.getTime() - Date.now()) / DAY_MS);
  const todo = 'renew the certificate';
  if (days < 0) return fault(`the certificate of ${hostname} has expired on ${until.toISOString()}`, todo);
  if (!socket.authorized)
    return fault(`the certificate of ${hostname} is not trusted (${socket.authorizationError})`, todo);
  if (days < CERTIFICATE_DAYS) return warning(`the certificate of ${hostname} expires in ${days} days`, todo);
  return well(`the certificate of ${hostname} is good for ${days} days`);
}

/** If a check fails half-way, only the failure is reported, not what the check had found before. */
async function* lookAtData(opened: Opened): Findings {
  for (const look of [
    lookAtTables,
    lookAtRoom,
    lookAtClocks,
    lookAtLedger,
    lookAtReadModels,
    lookAtReactors,
    lookAtCheck,
    lookAtQueues,
  ])
    yield* await all(look(opened)).catch((error: unknown) => [
      fault(withCauses(error), 'see the log of the service'),
    ]);
}

async function* lookAtTables({ config, pool }: Opened): Findings {
  const { rows } = await pool.query<{ version: number; superuser: boolean; owner: boolean }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
            coalesce((SELECT pg_has_role(relowner, 'USAGE') FROM pg_class
                      WHERE oid = to_regclass('reference.audit_entry')), false) AS owner`,
  );
  const { version, superuser, owner } = rows[0]!;
  yield version < OLDEST_POSTGRES
    ? fault(`Postgres ${version} is too old`, `Postgres ${OLDEST_POSTGRES} or later is needed`)
    : well(`the database at ${addressOf(config.databaseUrl)}: Postgres ${version}`);
  if (!(await tableExists(pool, 'reference.migration'))) {
    yield fault('the database holds no tables', 'start the service, or run: npm run ledger -- migrate');
    return;
  }
  const { rows: done } = await pool.query<{ name: string }>('SELECT name FROM reference.migration');
  const known = MIGRATIONS.map(({ name }) => name);
  const missing = known.filter((name) => !done.some((one) => one.name === name));
  const later = done.filter(({ name }) => !known.includes(name));
  if (missing.length > 0)
    yield fault(
      `the tables are older than this release (${missing.length} changes are missing)`,
      'run: npm run ledger -- migrate',
    );
  else if (later.length > 0) yield fault('the tables are those of a later release', 'run that release');
  else yield well('the tables are those of this release');
  yield superuser || owner
    ? warning(
        `the service runs as ${superuser ? 'a superuser' : 'the owner of its tables'}: anybody who gets hold of it can rewrite what happened`,
        'let it run as a second role (docs/operations.md, Two roles)',
      )
    : well('the service runs as a role that cannot rewrite what happened');
}

/** Room on the database's own disk, by a table that is gone with its transaction. */
async function* lookAtRoom({ config, pool }: Opened): Findings {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('CREATE TEMPORARY TABLE room ON COMMIT DROP AS SELECT generate_series(1, 50000)');
    yield well('the database has room to write');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === DISK_FULL)) throw error;
    yield fault(
      `the disk of the database at ${addressOf(config.databaseUrl)} is full`,
      'make room there: commands are refused meanwhile, and taken again by themselves afterwards',
    );
  } finally {
    await client.query('ROLLBACK').catch(() => {});
    client.release();
  }
}

/** Business days, sessions and the order of what is shown go by clocks; what is in the ledger does not. */
async function* lookAtClocks({ pool, store }: Opened): Findings {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const [answered, now] = [Date.now(), rows[0]!.now.getTime()];
  const seconds = (now > answered ? now - answered : Math.max(0, asked - now)) / 1_000;
  const todo = 'have every machine keep its time by NTP';
  if (seconds > CLOCK_LIMIT_SECONDS) {
    const side = now > answered ? 'ahead of' : 'behind';
    yield fault(
      `the clock of the database is ${Math.round(seconds)} s ${side} the one of this machine`,
      todo,
    );
    return;
  }
  const last = await store?.last();
  const ahead = last ? (last.recordedAt.getTime() - answered) / 1_000 : 0;
  yield ahead > CLOCK_LIMIT_SECONDS
    ? warning(`the last event was recorded ${Math.round(ahead)} s in the future: a clock was set back`, todo)
    : well('the clocks agree');
}

async function* lookAtLedger({ config, pool, store, found }: Opened): Findings {
  if (!found) return;
  const mismatch = await mismatchOf(pool, found);
  const server = `the event store at ${addressOf(config.eventStoreUrl)}`;
  yield store
    ? well(`${server} answers`)
    : warning(`${server} holds no tables`, 'the first start makes them; or correct EVENT_STORE_URL');
  yield mismatch === undefined
    ? well('database and event store belong together')
    : fault(
        `database and event store do not belong together: ${mismatch}`,
        'give the EVENT_STORE_URL and the DATABASE_URL that belong together, or run: npm run ledger -- rebuild --adopt',
      );
}

async function* lookAtReadModels({ pool, store }: Opened): Findings {
  if (!store) return;
  try {
    let isWell = true;
    for (const { name, halted, lagSeconds } of await new CheckpointStatus(pool, store, projections).read()) {
      if (!halted && lagSeconds <= LAG_LIMIT_SECONDS) continue;
      isWell = false;
      yield halted
        ? fault(
            `projection ${name} is halted since ${halted.at.toISOString()}: ${halted.error}`,
            'install the release that knows the event, and start it: it is tried again; if it halts again, report the event',
          )
        : fault(
            `projection ${name} is ${Math.round(lagSeconds)} s behind`,
            'start a process with the role projector, and see its log',
          );
    }
    if (isWell) yield well('the read models show what the ledger holds');
  } catch (error) {
    if (!(error instanceof ReadModelsNotReady)) throw error;
    yield fault(
      'the read models are not those of this release',
      'start a process with the role projector: it builds them',
    );
  }
}

async function* lookAtReactors({ pool, store }: Opened): Findings {
  if (!store) return;
  let isWell = true;
  for (const { name, halted, lagSeconds } of await new CheckpointStatus(
    pool,
    store,
    projections,
  ).reactors()) {
    if (!halted && lagSeconds <= LAG_LIMIT_SECONDS) continue;
    isWell = false;
    yield halted
      ? fault(
          `reactor ${name} is halted since ${halted.at.toISOString()}: ${halted.error}`,
          'its checkpoint is of another event store: connect that one, or run: npm run ledger -- rebuild --adopt',
        )
      : fault(
          `reactor ${name} is ${Math.round(lagSeconds)} s behind`,
          'start a process with the role worker, and see its log',
        );
  }
  if (isWell) yield well('what follows from events is done');
}

async function* lookAtCheck({ pool }: Opened): Findings {
  const check = (await tableExists(pool, 'platform.ledger_check')) ? await readCheck(pool) : undefined;
  const todo = 'run: npm run ledger -- verify';
  const hours = check ? (Date.now() - check.checkedAt.getTime()) / 3_600_000 : 0;
  if (!check) yield warning('the ledger was not verified yet in the background', todo);
  else if (check.findings.length > 0)
    yield fault(
      `the ledger is not what it was: ${check.findings[0]} (${check.findings.length} in all)`,
      todo,
    );
  else if (hours > CHECK_LIMIT_HOURS)
    yield warning(
      `the ledger was last verified ${Math.round(hours)} hours ago`,
      `is a process with the role projector running? Or ${todo}`,
    );
  else yield well(`the ledger was verified at ${check.checkedAt.toISOString()}, without a difference`);
}

async function* lookAtQueues({ config, pool }: Opened): Findings {
  if (await tableExists(pool, 'platform.outgoing_mail')) {
    const { rows } = await pool.query<{ mails: string }>(
      'SELECT count(*) AS mails FROM platform.outgoing_mail',
    );
    const mails = Number(rows[0]!.mails);
    if (mails > MOST_WAITING)
      yield warning(
        `${mails} mails wait to be handed in`,
        'start a process with the role worker, and see its log',
      );
  }
  // BullMQ makes its tables where they are missing: nothing was handed in then.
  if (!config.redisUrl && !(await tableExists(pool, 'bullmq.job'))) {
    yield well('no job was handed in yet');
    return;
  }
  const backend = new JobBackend({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl });
  try {
    const letters = await new DeadLetters(new JobDesk(backend, new FileStore(pool))).list();
    const [latest] = letters;
    yield latest
      ? fault(
          `${letters.length} jobs were given up; the latest: ${latest.queue}, ${latest.reason}`,
          'mend the reason, then send them again in the console (Administration, failed jobs)',
        )
      : well('no job was given up');
  } finally {
    await backend.close();
  }
}

const MARKS = { well: '✓', warning: '!', fault: '✗' } as const;

/** One line for each finding, and what to do below it. @returns exit code: 0 nothing is wrong, 1 something is */
export async function runDoctor(say: (line: string) => void): Promise<number> {
  const findings = await examine(process.env);
  for (const { level, what, todo } of findings) {
    say(`${MARKS[level]} ${what}`);
    if (todo) say(`    → ${todo}`);
  }
  const faults = findings.filter(({ level }) => level === 'fault').length;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  say(faults + warnings === 0 ? 'All is well.' : `${faults} to mend, ${warnings} to look at.`);
  return faults === 0 ? 0 : 1;
}
