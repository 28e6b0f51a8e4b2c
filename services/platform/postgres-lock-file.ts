/** The lock file of a Postgres cluster, in its folder: process, port and state of the server that runs on it. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Where Linux shows its processes as files. */
const PROCESSES = '/proc';
const LOCK_FILE = 'postmaster.pid';
/**
 * A server that starts makes the file, and writes into it at once: one that names no server, and is older than these
 * milliseconds, is a dead server's.
 */
const WRITTEN_WITHIN_MS = 2_000;

/** A port of this machine that says nothing for so long is not free. */
const ANSWERS_WITHIN_MS = 2_000;

export interface LiveServer {
  readonly port: number;
  /** It admits nobody yet: after a crash it first repeats what it had logged. */
  readonly isStarting: boolean;
  /** Somebody has told it to end. */
  readonly isStopping: boolean;
}

/** From its lock file, where its process runs; a file that a dead server left is none. */
export async function liveServer(cluster: string, processes = PROCESSES): Promise<LiveServer | undefined> {
  const lines = (await readFile(join(cluster, LOCK_FILE), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  // The number may belong to another process by now: only the server's own command line is believed, or, where a system
  // does not show it as a file, that its port is not free.
  const commandLine = await readFile(join(processes, String(pid), 'cmdline'), 'utf8').catch(() => undefined);
  if (commandLine === undefined ? await isFree(port) : !commandLine.includes(cluster)) return undefined;
  const status = lines[7]?.trim() ?? '';
  return { port, isStarting: ['', 'starting'].includes(status), isStopping: status === 'stopping' };
}

/** Nobody listens there: a server does from before it repeats what it had logged until it has ended. */
async function isFree(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port, timeout: ANSWERS_WITHIN_MS });
  try {
    await Promise.race([once(socket, 'connect'), once(socket, 'timeout')]);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
  }
}

/**
 * Removes what a dead server left: where it is empty, or its process's number is another one's by now, Postgres would
 * refuse to start. Never the file of a server that starts meanwhile: without it a server ends itself within a minute, and
 * no other one can start before that.
 */
export async function removeDeadLock(cluster: string, processes = PROCESSES): Promise<void> {
  const path = join(cluster, LOCK_FILE);
  const found = await stat(path).catch(absent);
  if (!found || Math.abs(Date.now() - found.mtimeMs) < WRITTEN_WITHIN_MS) return;
  if ((await liveServer(cluster, processes)) !== undefined) return;
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
