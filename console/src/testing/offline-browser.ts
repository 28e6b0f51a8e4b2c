/** What of a browser the offline mode needs and jsdom has not. */
import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { deleteDB } from 'idb';
import { vi } from 'vitest';

/** Locks by name: one holder at a time, the others in their order. */
function lockManager(): Pick<LockManager, 'request'> {
  const ends = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  type Work = (lock: object | null) => Promise<unknown>;
  const request = async (name: string, ...[options, work]: [Work, undefined?] | [LockOptions, Work]) => {
    if (typeof options === 'function') return request(name, {}, options);
    const count = held.get(name) ?? 0;
    if (options.ifAvailable && count > 0) return work!(null);
    held.set(name, count + 1);
    const run = () => work!({}).finally(() => held.set(name, held.get(name)! - 1));
    const next = options.mode === 'shared' ? run() : (ends.get(name) ?? Promise.resolve()).then(run, run);
    ends.set(
      name,
      next.catch(() => undefined),
    );
    return next;
  };
  return { request: request as LockManager['request'] };
}

/** To be called before each spec: `unstubGlobals` takes it away after it. What earlier specs stored is gone. */
export async function stubOfflineBrowser(): Promise<void> {
  await deleteDB('offline');
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
}
