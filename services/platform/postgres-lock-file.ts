/** The lock file of a Postgres cluster, in its folder: process, port and state of the server that runs on it. */
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK_FILE = 'postmaster.pid';
/**
 * A server that starts makes the file, and writes into it at once: one that names no server, and is older than these
 * milliseconds, is a dead server's.
 */
const WRITTEN_WITHIN_MS = 2_000;

export interface LiveServer {
  readonly port: number;
  /** It admits nobody yet: after a crash it first repeats what it had logged. */
  readonly isStarting: boolean;
  /** Somebody has told it to end. */
  readonly isStopping: boolean;
}

/** From its lock file, where its process runs; a file that a dead server left is none. */
export async function liveServer(cluster: string): Promise<LiveServer | undefined> {
  const lines = (await readFile(join(cluster, LOCK_FILE), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  // The number may belong to another process by now: only the server's own command line is believed.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (commandLine !== undefined && !commandLine.includes(cluster)) return undefined;
  const status = lines[7]?.trim() ?? '';
  return { port, isStarting: ['', 'starting'].includes(status), isStopping: status === 'stopping' };
}

/**
 * Removes what a dead server left: where it is empty, or its process's number is another one's by now, Postgres would
 * refuse to start. Never the file of a server that starts meanwhile: without it a server ends itself within a minute, and
 * no other one can start before that.
 */
export async function removeDeadLock(cluster: string): Promise<void> {
  const path = join(cluster, LOCK_FILE);
  const found = await stat(path).catch(absent);
  if (!found || Math.abs(Date.now() - found.mtimeMs) < WRITTEN_WITHIN_MS) return;
  if ((await liveServer(cluster)) !== undefined) return;
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    return absent(error);
  }
  const taken = await stat(aside);
  // Between the look at it and its removal another start may have removed it, and its server made its own.
  if (taken.ino !== found.ino || taken.mtimeMs !== found.mtimeMs) await link(aside, path).catch(() => {});
  await rm(aside);
}

/** @throws any error but that the file is not there */
function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
