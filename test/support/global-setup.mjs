/** One embedded Postgres for all specs of a run; each spec file makes a database of its own in it. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default async function globalSetup() {
  const module = new URL('../../dist/services/platform/embedded-postgres.js', import.meta.url);
  if (!existsSync(module)) execFileSync('npx', ['nest', 'build'], { stdio: 'inherit' });
  // Unpacked before several processes ask for it at once.
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  const { startEmbeddedPostgres } = await import(module);
  const folder = await mkdtemp(join(tmpdir(), 'ledger-test-'));
  // Specs prove behaviour, not durability: the crash suite has a server of its own that syncs.
  const server = await startEmbeddedPostgres({ folder, settings: ['fsync=off', 'full_page_writes=off'] });
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TEST_DATABASE_URL = server.url.replace(/\/ledger$/, '/postgres');
  globalThis.__embeddedPostgres = { server, folder };
}
