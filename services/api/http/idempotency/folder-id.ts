import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { keptText } from '../../../platform/kept-text.js';

/**
 * Id of a `DATA_DIR`, made once and kept in it. One service at a time works there, so that what a claim of this
 * folder says to be running is running in this process or not at all.
 */
export async function folderIdOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'folder.id');
  await mkdir(dataDir, { recursive: true });
  return keptText(file, randomUUID);
}
