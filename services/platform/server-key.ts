import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.js';

/** `TOKEN_KEY`, else a key that is made on the first start and stored in `DATA_DIR`, readable by its owner only. */
export async function serverKey({
  tokenKey: configured,
  dataDir,
}: Pick<Config, 'tokenKey' | 'dataDir'>): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'token.key');
  await mkdir(dataDir, { recursive: true });
  const key = await readFile(file, 'utf8').catch(() => makeKey(file));
  if (key.length < 32) throw new Error(`${file} holds no usable key: delete it, and all users sign in again`);
  return key;
}

/** 32 bytes that follow from the server's key and serve one purpose only. */
export const derivedKey = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

/** Linked when complete, so that processes that start at the same time all read the same, whole key. */
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
