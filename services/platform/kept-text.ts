/** What is made once and kept in a file of its own: keys, passwords, ids. */
import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The text of the file; the first time, what `make` answers, readable by its owner only. The file appears when its text is
 * on the disk, so that neither a process that is killed, nor a loss of power, nor a full disk leaves a part of it; starts
 * that overlap all get the same text.
 */
export async function keptText(file: string, make: () => string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(absent);
  if (kept !== undefined) return kept;
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(make());
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A link appears whole or not at all, and never replaces.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(file));
  return readFile(file, 'utf8');
}

/** Waits until the names in the folder are on the disk; Windows has no such thing, and writes them at once. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
