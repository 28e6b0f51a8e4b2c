import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { connectEventStore } from '../event-store/connect.js';
import { JobBackend } from '../jobs/job-backend.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { createPool } from './pool.js';

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const specs = hasOpenssl() ? describe : describe.skip;
specs('without openssl there are no certificates: connections to Postgres with TLS', () => {
  let folder: string;
  let database: TestDatabase;
  let owner: pg.Client;

  /** An authority that signs its own name only: both certificates in one. */
  const certificate = (name: string) => {
    const [key, file] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      file,
    ];
    execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
    return { key, file };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-tls-'));
    database = await createTestDatabase();
    const { key, file } = certificate('server');
    certificate('other');
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    // TLS is offered to all that use this server from here on, and asked for here alone. The key is a file of the server's own user, which differs between machines.
    for (const [name, source] of [
      ['server.key', key],
      ['server.crt', file],
    ] as const)
      await owner.query(
        `COPY (SELECT unnest(string_to_array('${readFileSync(source, 'utf8')}', E'\\n'))) TO PROGRAM 'umask 077; cat > ${name}'`,
      );
    await owner.query('ALTER SYSTEM SET ssl = on');
    await owner.query('SELECT pg_reload_conf()');
  }, 240_000);

  afterAll(async () => {
    await owner?.query('ALTER SYSTEM RESET ssl');
    await owner?.query('SELECT pg_reload_conf()');
    await owner?.end();
    await database?.release();
    await rm(folder, { recursive: true, force: true });
  });

  const address = (authority: string) =>
    `${database.url}?sslmode=verify-full&sslrootcert=${join(folder, `${authority}.crt`)}`;
  const PLAIN = `SELECT count(*)::int AS plain FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
    WHERE a.datname = current_database() AND NOT s.ssl AND a.pid <> pg_backend_pid()
      AND a.backend_type = 'client backend'`;

  it('are made by every part, with the authority in the address, and none without TLS', async () => {
    const url = address('server');
    const pool = createPool(url);
    const store = await connectEventStore(url);
    const source = await openReferenceData(url);
    const backend = new JobBackend({ databaseUrl: url });
    try {
      await pool.query('SELECT 1');
      await store.head();
      await source.query('SELECT 1');
      await (await backend.queue('mail')).getJobCounts('waiting');
      expect((await owner.query(PLAIN)).rows).toEqual([{ plain: 0 }]);
    } finally {
      await backend.close();
      await source.destroy();
      await store.close();
      await pool.end();
    }
  });

  it('are refused where another authority has signed', async () => {
    const pool = createPool(address('other'));
    await expect(pool.query('SELECT 1')).rejects.toThrow(/self.signed certificate|unable to verify/);
    await pool.end();
  });
});
