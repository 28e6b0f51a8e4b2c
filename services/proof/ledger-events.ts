/** Events as an auditor is shown them: with their place in the ledger and the hash that each follows. */
import pLimit from 'p-limit';
import type { EventReader, RecordedEvent } from '../event-store/port.js';
import { GENESIS_HASH } from '../execution/hash-chain.js';

export function shown(event: RecordedEvent, index: number, hashBefore: string) {
  const { hash, ...metadata } = event.metadata;
  return {
    position: Number(event.position),
    index,
    idEvenement: event.id,
    flux: event.stream,
    revision: event.revision,
    type: event.type,
    donnees: event.data,
    /** Without its hash. */
    metadonnees: metadata,
    hash: String(hash),
    hashPrecedent: hashBefore,
    /** ISO instant of the append. */
    date: event.recordedAt.toISOString(),
  };
}

/** Reads of the event store at a time, for one answer. */
const AT_ONCE = 4;

export interface EventAddress {
  readonly stream: string;
  readonly revision: number;
}

/** The events with these revisions in their streams, in the given order. */
export async function eventsAt(
  store: Pick<EventReader, 'readStream'>,
  addresses: readonly EventAddress[],
): Promise<RecordedEvent[]> {
  const limit = pLimit(AT_ONCE);
  const found = await Promise.all(addresses.map((address) => limit(() => eventAt(store, address))));
  return found.flatMap((event) => event ?? []);
}

/** For each event, in global order, the hash of the one before it in its stream. */
export async function hashesBefore(
  store: Pick<EventReader, 'readStream'>,
  events: readonly RecordedEvent[],
): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  const last = new Map<string, RecordedEvent>();
  return Promise.all(
    events.map((event) => {
      const { stream, revision } = event;
      const before = last.get(stream);
      last.set(stream, event);
      if (revision === 0) return GENESIS_HASH;
      if (before?.revision === revision - 1) return String(before.metadata.hash);
      return limit(async () => {
        const read = await eventAt(store, { stream, revision: revision - 1 });
        return String(read?.metadata.hash);
      });
    }),
  );
}

async function eventAt(
  store: Pick<EventReader, 'readStream'>,
  { stream, revision }: EventAddress,
): Promise<RecordedEvent | undefined> {
  for await (const event of store.readStream(stream, { from: revision, limit: 1 })) {
    if (event.revision === revision) return event;
  }
  return undefined;
}
