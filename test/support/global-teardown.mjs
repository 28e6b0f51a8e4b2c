import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  const started = globalThis.__embeddedPostgres;
  if (!started) return;
  await started.server.stop();
  await rm(started.folder, { recursive: true, force: true });
}
