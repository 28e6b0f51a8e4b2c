import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.js';

/** The configured key, else one that is made on the first start and kept beside the data, for its owner's eyes. */
export async function tokenKey({ tokenKey: configured, dataDir }: Config): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'token.key');
  await mkdir(dataDir, { recursive: true });
  const key = await readFile(file, 'utf8').catch(() => makeKey(file));
  if (key.length < 32)
    throw new Error(`${file} holds no usable key: delete it, and everybody signs in again`);
  return key;
}

/** Linked when complete: of processes that start at once all read the same, whole key. */
async function makeKey(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}
