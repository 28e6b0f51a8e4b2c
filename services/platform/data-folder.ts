/** `DATA_DIR`: one service at a time works on it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes the folder for this process; answers the function that gives it back.
 * What a killed process left behind is no obstacle: its number counts only with the time at which it started.
 *
 * @throws Error where a living service holds the folder
 */
export async function takeDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'service.lock');
  await mkdir(folder, { recursive: true });
  const [holder = '', startedAt = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const pid = Number(holder);
  if (pid && pid !== process.pid && (await startOf(pid)) === startedAt) {
    throw new Error(`Another service (process ${pid}) works on ${folder}: stop it, or give another DATA_DIR`);
  }
  await writeFile(file, `${process.pid} ${await startOf(process.pid)}`);
  return () => rm(file, { force: true });
}

/** A mark of when a process started; undefined where it does not live. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat !== undefined) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch {
    return undefined;
  }
}
