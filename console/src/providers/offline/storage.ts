/** The browser's room for what waits offline. */
import { durably } from './database.js';

/** `full`: nothing more can be stored. `evictable`: the browser may clear it when the disk is full. */
export type StorageState = 'kept' | 'evictable' | 'full';

/** Room for a day of actions (bytes). */
const NEEDED = 2_000_000;
const PROBE = 262_144;
const PROBE_KEY = 'probe';

/** The browser has all that the offline mode needs; without a secure connection it has not. */
export const isSupported = (): boolean =>
  globalThis.isSecureContext && 'locks' in navigator && 'indexedDB' in globalThis && 'subtle' in crypto;

/** Asks the browser to keep what is stored, and tries whether there is room for more. */
export async function storageState(): Promise<StorageState> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - (usage ?? 0) < NEEDED) return 'full';
  try {
    await probe();
  } catch {
    return 'full';
  }
  const isKept = (await navigator.storage?.persisted?.()) || (await navigator.storage?.persist?.());
  return isKept ? 'kept' : 'evictable';
}

/** @throws DOMException where there is no room */
const probe = (): Promise<void> =>
  durably(['probe'], async (transaction) => {
    const store = transaction.objectStore('probe');
    await store.put(crypto.getRandomValues(new Uint8Array(65_536)).buffer, PROBE_KEY);
    await store.put(new Uint8Array(PROBE).buffer, PROBE_KEY);
    await store.delete(PROBE_KEY);
  });
