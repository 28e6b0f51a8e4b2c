/** Events with real hashes, as the execution layer writes them. */
import type { RecordedEvent } from '../../event-store/port.js';
import { GENESIS_HASH, link } from '../../execution/hash-chain.js';

/** Each event chained to the one before it in its stream, whatever was done to it; positions as on Postgres. */
export function seal(events: readonly RecordedEvent[]): RecordedEvent[] {
  const last = new Map<string, { hash: string; revision: number }>();
  return events.map((event, index) => {
    const { hash: _, ...metadata } = event.metadata;
    const before = last.get(event.stream) ?? { hash: GENESIS_HASH, revision: -1 };
    const revision = before.revision + 1;
    const { hash } = link(before.hash, { ...event, revision, metadata });
    last.set(event.stream, { hash, revision });
    return { ...event, revision, position: BigInt(index + 1), metadata: { ...metadata, hash } };
  });
}
