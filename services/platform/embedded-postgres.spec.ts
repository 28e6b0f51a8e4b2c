/** Through the built program: the server's binaries come from an ESM package. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
const built = join(root, 'dist/services/platform/embedded-postgres.js');

const SCRIPT = `
const { startEmbeddedPostgres } = await import(process.argv[1]);
const folder = process.argv[2];
const first = await startEmbeddedPostgres({ folder });
const second = await startEmbeddedPostgres({ folder });
const { default: pg } = await import('pg');
const client = new pg.Client({ connectionString: second.url });
await client.connect();
const { rows } = await client.query('SHOW synchronous_commit');
await client.end();
await second.stop();
const third = await startEmbeddedPostgres({ folder });
await third.stop();
const { mkdir, readFile, rm } = await import('node:fs/promises');
// What is kept beside the cluster cannot be read: the server runs by then.
await rm(folder + '/service-password');
await mkdir(folder + '/service-password');
const refused = await startEmbeddedPostgres({ folder }).catch((error) => error.code);
const left = await readFile(folder + '/data/postmaster.pid', 'utf8').catch(() => null);
console.log(JSON.stringify({
  created: [first.created, second.created, third.created],
  takenOver: [first.takenOver, second.takenOver, third.takenOver],
  sameServer: first.url === second.url,
  synchronousCommit: rows[0].synchronous_commit,
  refused,
  left,
}));
`;

/** Told to end while somebody is connected, Postgres refuses everybody else and waits for that one, without end. */
const TOLD_TO_END = `
const { startEmbeddedPostgres } = await import(process.argv[1]);
const { readFile } = await import('node:fs/promises');
const { setTimeout: sleep } = await import('node:timers/promises');
const { default: pg } = await import('pg');
const folder = process.argv[2];
const server = await startEmbeddedPostgres({ folder });
const held = new pg.Client({ connectionString: server.url });
held.on('error', () => {});
await held.connect();
const endServer = async () =>
  process.kill(Number((await readFile(folder + '/data/postmaster.pid', 'utf8')).split('\\n')[0]), 'SIGTERM');
const answers = async () => {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};
let restarts = 0;
server.keepAlive((error) => { if (!error) restarts++; });
await endServer();
while (restarts === 0) await sleep(50);
const again = await answers();
await server.stop();
const other = await startEmbeddedPostgres({ folder });
const holding = new pg.Client({ connectionString: other.url });
holding.on('error', () => {});
await holding.connect();
await endServer();
while (await answers()) await sleep(50);
const next = await startEmbeddedPostgres({ folder });
await next.stop();
console.log(JSON.stringify({ restarts, again, takenOver: next.takenOver }));
`;

const STARTS = `
const { startEmbeddedPostgres } = await import(process.argv[1]);
const { readdir } = await import('node:fs/promises');
const folder = process.argv[2];
const server = await startEmbeddedPostgres({ folder });
const { default: pg } = await import('pg');
const client = new pg.Client({ connectionString: server.serviceUrl });
await client.connect();
await client.end();
await server.stop();
console.log(JSON.stringify({ created: server.created, files: (await readdir(folder)).sort() }));
`;
const FILES = ['data', 'password', 'service-password'];

/** What Postgres finds of a server that is gone: its number, which another process has by now, and nothing at all. */
const LEFT_BEHIND = `
const { startEmbeddedPostgres } = await import(process.argv[1]);
const { spawn } = await import('node:child_process');
const { readFile, stat, writeFile } = await import('node:fs/promises');
const { setTimeout: sleep } = await import('node:timers/promises');
const folder = process.argv[2];
const file = folder + '/data/postmaster.pid';
const first = await startEmbeddedPostgres({ folder });
const { uid, gid } = await stat(folder + '/data');
const stranger = spawn('sleep', ['100'], { uid, gid });
const postmaster = Number((await readFile(file, 'utf8')).split('\\n')[0]);
process.kill(postmaster, 'SIGKILL');
const lines = (await readFile(file, 'utf8')).split('\\n');
await writeFile(file, [stranger.pid, ...lines.slice(1)].join('\\n'));
const told = [];
first.keepAlive((error) => told.push(error ? String(error) : 'restarted'));
while (told.length === 0) await sleep(50);
await first.stop();
await writeFile(file, [stranger.pid, ...lines.slice(1)].join('\\n'));
await (await startEmbeddedPostgres({ folder })).stop();
await writeFile(file, '');
await (await startEmbeddedPostgres({ folder })).stop();
stranger.kill();
console.log(JSON.stringify({ told }));
`;

describe('the embedded Postgres', () => {
  let parent: string;
  /** The folder of a stopped server, which specs share: each that starts it stops it again. */
  let made: string;
  beforeAll(async () => {
    // Mode 700: nobody but its owner passes it, as below /root.
    parent = await mkdtemp(join(tmpdir(), 'ledger-embedded-'));
    made = join(parent, 'made');
    expect(await resultOf(STARTS, made)).toEqual({ created: true, files: FILES });
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  it('is created once, taken over while it lives, started again when it does not, stopped where a start fails, wherever its folder is', async () => {
    const folder = join(parent, 'new', 'var', 'postgres');
    expect(await resultOf(SCRIPT, folder)).toEqual({
      created: [true, false, false],
      takenOver: [false, true, false],
      sameServer: true,
      synchronousCommit: 'on',
      refused: 'EISDIR',
      left: null,
    });
  });

  it('comes back where it was told to end and waits for its clients', async () => {
    expect(await resultOf(TOLD_TO_END, made)).toEqual({
      restarts: 1,
      again: true,
      takenOver: false,
    });
  });

  it.each([
    ['with everything that it started', -1],
    ['while the program that makes the files goes on', 1],
  ])('is made anew where its first start was killed %s', async (_, side) => {
    const folder = join(await mkdtemp(join(parent, 'killed-')), 'postgres');
    const start = spawn(process.execPath, ['--input-type=module', '-e', STARTS, built, folder], {
      cwd: root,
      detached: true,
      stdio: 'ignore',
    });
    while (!(await isBegun(folder))) await sleep(5);
    process.kill(side * start.pid!, 'SIGKILL');
    expect(await resultOf(STARTS, folder)).toEqual({ created: true, files: FILES });
    expect(await resultOf(STARTS, folder)).toEqual({ created: false, files: FILES });
  });

  it('lets the service in also where its password was lost', async () => {
    await rm(join(made, 'service-password'));
    expect(await resultOf(STARTS, made)).toEqual({ created: false, files: FILES });
  });

  it('is made once by starts that overlap', async () => {
    const folder = join(parent, 'overlapping');
    const MAKES = `
      const { startEmbeddedPostgres } = await import(process.argv[1]);
      const starting = Array.from({ length: 2 }, () => startEmbeddedPostgres({ folder: process.argv[2] }));
      const servers = await Promise.all(starting);
      for (const server of servers) await server.stop();
      console.log(JSON.stringify({ created: servers.filter(({ created }) => created).length }));`;
    expect(await resultOf(MAKES, folder)).toEqual({ created: 1 });
    expect(await resultOf(STARTS, folder)).toEqual({ created: false, files: FILES });
  });

  it('is started once by starts that follow each other within milliseconds', async () => {
    const FOLLOW = `
      const { startEmbeddedPostgres } = await import(process.argv[1]);
      const { setTimeout: sleep } = await import('node:timers/promises');
      const folder = process.argv[2];
      const started = [];
      for (let round = 0; round < 3; round++) {
        const servers = await Promise.all(
          Array.from({ length: 6 }, async (_, start) => {
            await sleep(4 * start);
            return startEmbeddedPostgres({ folder });
          }),
        );
        started.push(servers.filter(({ takenOver }) => !takenOver).length);
        for (const server of servers) await server.stop();
      }
      console.log(JSON.stringify({ started }));`;
    expect(await resultOf(FOLLOW, made)).toEqual({ started: [1, 1, 1] });
  });

  it('starts also where what a dead server left names a process that lives, or nothing', async () => {
    expect(await resultOf(LEFT_BEHIND, made)).toEqual({ told: ['restarted'] });
  });
});

/** The program that makes the files has written the first of them. */
async function isBegun(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch(() => []);
  return entries.some((entry) => existsSync(join(folder, entry, 'PG_VERSION')));
}

async function resultOf(script: string, folder: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, built, folder],
    { cwd: root, timeout: 50_000 },
  );
  return JSON.parse(stdout);
}
