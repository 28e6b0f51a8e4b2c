/** What of a browser the offline mode needs and jsdom has not. */
import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

/** Locks by name: one holder at a time, the others in their order. */
function lockManager(): Pick<LockManager, 'request'> {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const next = (ends.get(name) ?? Promise.resolve()).then(work, work);
    ends.set(
      name,
      next.catch(() => undefined),
    );
    return next;
  };
  return { request: request as LockManager['request'] };
}

/** To be called before each spec: `unstubGlobals` takes it away after it. */
export function stubOfflineBrowser(): void {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
}
