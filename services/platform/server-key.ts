import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.js';
import { keptText } from './kept-text.js';

/** `TOKEN_KEY`, else a key that is made on the first start and stored in `DATA_DIR`, readable by its owner only. */
export async function serverKey({
  tokenKey: configured,
  dataDir,
}: Pick<Config, 'tokenKey' | 'dataDir'>): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'token.key');
  await mkdir(dataDir, { recursive: true });
  const key = await keptText(file, () => randomBytes(48).toString('base64url'));
  if (key.length < 32) throw new Error(`${file} holds no usable key: delete it, and all users sign in again`);
  return key;
}

/** 32 bytes that follow from the server's key and serve one purpose only. */
export const derivedKey = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
