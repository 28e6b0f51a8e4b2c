/** `DATA_DIR`: one service at a time works on it; a folder of the service's own is read by nobody else. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How long a service that was told to stop, or killed, may still be ending. */
const DYING_MS = 3_000;
/** Where Linux shows its processes as files. */
const PROCESSES = '/proc';

/**
 * Takes the folder for this process; answers the function that gives it back.
 * What a killed process left behind is no obstacle: its number counts only with the time at which it started.
 *
 * @throws Error where a living service holds the folder
 */
export async function takeDataFolder(folder: string, processes = PROCESSES): Promise<() => Promise<void>> {
  const file = join(folder, 'service.lock');
  await mkdir(folder, { recursive: true });
  // A volume may belong to somebody else, as one of Kubernetes to root: only an owner may say who reads it.
  if ((await stat(folder)).uid === process.geteuid?.()) await chmod(folder, 0o700);
  for (const deadline = performance.now() + DYING_MS; ; await sleep(100)) {
    const [holder = '', startedAt = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
    const pid = Number(holder);
    if (!pid || pid === process.pid || (await startOf(pid, processes)) !== startedAt) break;
    if (performance.now() > deadline)
      throw new Error(
        `Another service (process ${pid}) works on ${folder}: stop it, or give another DATA_DIR`,
      );
  }
  await writeFile(file, `${process.pid} ${await startOf(process.pid, processes)}`);
  return () => rm(file, { force: true });
}

/** States of a process that has ended and was not collected by its parent yet. */
const DEAD = new Set(['Z', 'X']);

/** A mark of when a process started; undefined where it does not live. */
async function startOf(pid: number, processes: string): Promise<string | undefined> {
  const stat = await readFile(join(processes, String(pid), 'stat'), 'utf8').catch(() => undefined);
  if (stat !== undefined) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return DEAD.has(fields[0]!) ? undefined : fields[19];
  }
  return startByPs(pid);
}

/** Where a system does not show its processes as files. */
async function startByPs(pid: number): Promise<string | undefined> {
  // The language and the time zone of the process that asks must not change what is compared.
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  try {
    const { stdout } = await run('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], { env });
    const [state = '', ...start] = stdout.trim().split(/\s+/);
    return DEAD.has(state[0] ?? '') ? undefined : start.join('_');
  } catch (error) {
    // Not every system has the program; it ends with a number where there is no such process.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && isAlive(pid) ? 'alive' : undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
