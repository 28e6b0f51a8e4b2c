import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Id of a `DATA_DIR`, made once and kept in it. One service at a time works there, so that what a claim of this
 * folder says to be running is running in this process or not at all.
 */
export async function folderIdOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'folder.id');
  await mkdir(dataDir, { recursive: true });
  const id = randomUUID();
  // Of its own name: a start that was refused may still be here when the next one begins.
  const draft = `${file}.${id}`;
  await writeFile(draft, id);
  // A link appears whole or not at all, and never replaces.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
