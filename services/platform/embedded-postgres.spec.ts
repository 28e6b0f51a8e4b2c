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

describe('the embedded Postgres', () => {
  let parent: string;
  beforeEach(async () => {
    // Mode 700: nobody but its owner passes it, as below /root.
    parent = await mkdtemp(join(tmpdir(), 'ledger-embedded-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('is created once, taken over while it lives, started again when it does not, stopped where a start fails, wherever its folder is', async () => {
    const folder = join(parent, 'var', 'postgres');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', SCRIPT, built, folder],
      {
        cwd: resolve(__dirname, '../..'),
      },
    );
    expect(JSON.parse(stdout)).toEqual({
      created: [true, false, false],
      takenOver: [false, true, false],
      sameServer: true,
      synchronousCommit: 'on',
      refused: 'EISDIR',
      left: null,
    });
  }, 60_000);
});
