/** One embedded Postgres for all specs of a run; each spec file makes a database of its own in it. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleThread } from './bundled-thread.mjs';

export default async function globalSetup() {
  await bundleThread();
  const module = new URL('../../dist/services/platform/embedded-postgres.js', import.meta.url);
  if (!existsSync(module)) execFileSync('npx', ['nest', 'build'], { stdio: 'inherit' });
  process.env.CHROMIUM_PATH ||= await packedChromium();
  const { startEmbeddedPostgres } = await import(module);
  const folder = await mkdtemp(join(tmpdir(), 'ledger-test-'));
  // Passwords made slow to guess cost four milliseconds for each of some thousands of connections. The crash suite's
  // own servers ask for them.
  const admitted = join(folder, 'admitted.conf');
  await writeFile(admitted, 'host all,replication all 127.0.0.1/32 trust\n');
  // Specs prove behaviour, not durability: the crash suite has a server of its own that syncs.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    `hba_file=${admitted}`,
    // The kernel copies the files of a template by itself.
    'file_copy_method=clone',
    // All databases stay until the end; to look after each of them once a minute is work for nothing.
    'autovacuum_naptime=1h',
  ];
  const server = await startEmbeddedPostgres({ folder, settings });
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TEST_DATABASE_URL = server.url.replace(/\/ledger$/, '/postgres');
  globalThis.__embeddedPostgres = { server, folder };
}

/**
 * The browser of the specs and of the services that they start: the same on every machine, whatever is installed there.
 * It needs libnss3, libnspr4 and libexpat1. Unpacked here, before several processes ask for it at once.
 */
async function packedChromium() {
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
