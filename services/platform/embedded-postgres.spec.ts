/** Through the built program: the server's binaries come from an ESM package. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const built = resolve(__dirname, '../../dist/services/platform/embedded-postgres.js');

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

describe('the embedded Postgres', () => {
  let parent: string;
  beforeEach(async () => {
    // Mode 700: nobody but its owner passes it, as below /root.
    parent = await mkdtemp(join(tmpdir(), 'ledger-embedded-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('is created once, taken over while it lives, started again when it does not, stopped where a start fails, wherever its folder is', async () => {
    const folder = join(parent, 'var', 'postgres');
    expect(await resultOf(SCRIPT, folder)).toEqual({
      created: [true, false, false],
      takenOver: [false, true, false],
      sameServer: true,
      synchronousCommit: 'on',
      refused: 'EISDIR',
      left: null,
    });
  }, 60_000);

  it('comes back where it was told to end and waits for its clients', async () => {
    expect(await resultOf(TOLD_TO_END, join(parent, 'postgres'))).toEqual({
      restarts: 1,
      again: true,
      takenOver: false,
    });
  }, 60_000);
});

async function resultOf(script: string, folder: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, built, folder],
    { cwd: resolve(__dirname, '../..'), timeout: 50_000 },
  );
  return JSON.parse(stdout);
}
