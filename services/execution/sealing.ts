/** From what the domain decided to what the store takes: ids, metadata and the next links of the hash chain. */
import { v5 as uuid5 } from 'uuid';
import type { EventMetadata } from '../domain/shared/envelope.js';
import type { JsonObject, NewEvent } from '../event-store/port.js';
import { link } from './hash-chain.js';
import type { CommandContext, DomainEvent } from './stream-type.js';
import type { Upcasters } from './upcasting.js';

/** Where a stream ends: what the next event is chained to. */
export interface StreamEnd {
  /** -1: the stream is empty. */
  readonly revision: number;
  readonly hash: string;
}

export interface Sealed {
  readonly events: readonly NewEvent[];
  readonly end: StreamEnd;
  /** About what the events occupy in an append, never less. */
  readonly bytes: number;
}

/** Id of the event at this place among a command's events. */
const eventIdOf = (commandId: string, index: number): string => uuid5(String(index), commandId);

/** The hash and the names of the fields: what an event needs on the wire over its canonical JSON. */
const ENVELOPE_BYTES = 256;

/**
 * Completes the events of a command: ids that follow from its id, metadata, and the hashes that continue the chain from
 * `after`. What is answered can be appended at that revision.
 */
export function seal(
  stream: string,
  after: StreamEnd,
  decided: readonly DomainEvent[],
  command: { readonly name: string; readonly context: CommandContext },
  recordedAt: string,
  upcasters: Upcasters,
): Sealed {
  const { context } = command;
  const events: NewEvent[] = [];
  let { revision, hash } = after;
  let bytes = 0;
  for (const [index, { type, data }] of decided.entries()) {
    revision++;
    const id = eventIdOf(context.commandId, index);
    const metadata: Omit<EventMetadata, 'hash'> = {
      userId: context.userId,
      centreId: context.centreId,
      occurredAt: context.occurredAt,
      recordedAt,
      ...(context.isHistory && { isHistory: true }),
      commandId: context.commandId,
      commandName: command.name,
      correlationId: context.correlationId,
      causationId: context.causationId ?? context.commandId,
      schemaVersion: upcasters.versionOf(type),
    };
    const next = link(hash, { stream, revision, id, type, data: data as JsonObject, metadata });
    hash = next.hash;
    bytes += next.bytes + ENVELOPE_BYTES;
    events.push({ id, type, data: data as JsonObject, metadata: { ...metadata, hash } });
  }
  return { events, end: { revision, hash }, bytes };
}
