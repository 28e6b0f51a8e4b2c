/**
 * A stored event is never rewritten: an old one is brought to the shape of today each time it is read.
 * `metadata.schemaVersion` says which shape it was stored in; the first is 1.
 */
import type { JsonObject, NewEvent } from '../event-store/port.js';

/** Brings an event's data from one version to the next. */
export type Upcast = (data: JsonObject) => JsonObject;

export class Upcasters {
  /** @param chains for each event type the steps 1→2, 2→3, …; a type without an entry is at version 1 */
  constructor(private readonly chains: Readonly<Record<string, readonly Upcast[]>> = {}) {}

  /** Version in which events of this type are written now. */
  versionOf(type: string): number {
    return (this.chains[type]?.length ?? 0) + 1;
  }

  /** @throws NewerSchemaVersion a later release of the program has written the event */
  upcast(event: Pick<NewEvent, 'type' | 'data' | 'metadata'>): JsonObject {
    const stored = Number(event.metadata.schemaVersion ?? 1);
    const current = this.versionOf(event.type);
    if (stored === current) return event.data;
    if (stored > current) throw new NewerSchemaVersion(event.type, stored, current);
    return this.chains[event.type]!.slice(stored - 1).reduce((data, step) => step(data), event.data);
  }
}

/** The event was written by a later release, and this one cannot read it. */
export class NewerSchemaVersion extends Error {
  override readonly name = 'NewerSchemaVersion';
  constructor(type: string, stored: number, known: number) {
    super(`${type} is stored in version ${stored}, this release knows ${known}: deploy the newer release`);
  }
}
