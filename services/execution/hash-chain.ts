/**
 * Every event carries a hash over its predecessor's hash and itself, so that an auditor can prove that nothing
 * in a stream was altered, inserted, reordered or removed before its last event.
 *
 *   hash(n) = lowercase hex SHA-256 of the UTF-8 bytes of  hash(n−1) ‖ canonical(n)
 *
 * where `hash(−1)` is 64 zeros and `canonical(n)` is the JSON (RFC 8785) of
 * `{ stream, revision, id, type, data, metadata }`, the metadata without its `hash`, as stored.
 */
import { hash as digest } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { JsonObject, RecordedEvent } from '../event-store/port.js';

/** The predecessor's hash of the first event of a stream. */
export const GENESIS_HASH = '0'.repeat(64);

export type HashedContent = Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type' | 'data' | 'metadata'>;

/** The link for an event whose metadata has no hash yet, and the size of its canonical JSON in UTF-8. */
export function link(previousHash: string, event: HashedContent): { hash: string; bytes: number } {
  const { stream, revision, id, type, data, metadata } = event;
  const canonical = canonicalize({ stream, revision, id, type, data, metadata })!;
  return {
    hash: digest('sha256', previousHash + canonical),
    bytes: Buffer.byteLength(canonical),
  };
}

export interface ChainFault {
  readonly stream: string;
  readonly revision: number;
  readonly fault: 'hash does not match' | 'revision is missing';
}

/**
 * Recomputes the chains of any number of streams, mixed in global order: returns a function to be called with each
 * event, as stored and without upcasting, which answers the faults of that event. Each event is checked against the
 * hash stored before it: one altered event is one fault.
 */
export function chainChecker(): (event: RecordedEvent) => ChainFault[] {
  const last = new Map<string, { revision: number; hash: string }>();
  return (event) => {
    const { stream, revision } = event;
    const previous = last.get(stream) ?? { revision: -1, hash: GENESIS_HASH };
    const { hash, ...metadata } = event.metadata as JsonObject & { hash?: unknown };
    last.set(stream, { revision, hash: String(hash) });
    if (revision !== previous.revision + 1) return [{ stream, revision, fault: 'revision is missing' }];
    if (link(previous.hash, { ...event, metadata }).hash === hash) return [];
    return [{ stream, revision, fault: 'hash does not match' }];
  };
}
