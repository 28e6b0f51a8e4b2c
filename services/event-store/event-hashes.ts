/** Hashes of events as the tree over them takes them in. */
import type { EventHashes } from './port.js';

/** Of one event: SHA-256. */
export const HASH_BYTES = 32;
const HASH = /^[0-9a-f]{64}$/;

/** True for 64 lowercase hexadecimal digits. */
export const isHash = (hash: unknown): hash is string => typeof hash === 'string' && HASH.test(hash);

/** The hashes of metadata one after the other, up to the first that is none: see {@link EventHashes.hashes}. */
export function packed(hashes: readonly unknown[]): Buffer {
  const without = hashes.findIndex((hash) => !isHash(hash));
  return Buffer.from((without < 0 ? hashes : hashes.slice(0, without)).join(''), 'hex');
}
