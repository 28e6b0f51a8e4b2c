import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.js';

/** The configured key, else one that is made on the first start and kept beside the data, for its owner's eyes. */
export async function tokenKey({ tokenKey: configured, dataDir }: Config): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'token.key');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < 32)
    throw new Error(`${file} holds no usable key: delete it, and everybody signs in again`);
  return key;
}
