import { randomUUID } from 'node:crypto';
import {
  type EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  NotLeaderError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { AppendTooLarge, type ExpectedRevision, type NewEvent, WrongExpectedRevision } from '../port.js';
import { serialize } from '../serialize.js';
import { type AppendResult, PartialAppendMismatch } from '../writer.js';
import { translate } from './errors.js';
import { resolvedOf } from './reader.js';
import { MARK, markOf, recorded } from './recorded.js';

/** Elections move the leader: the client follows it to the next node, once a call. */
const LEADERS = 3;

/**
 * The server answers a repeated append like the first one and does not say which it was. So the last event of
 * each attempt carries a mark of its own; the mark that is stored afterwards tells whose attempt it was, and
 * with the same read comes the event's position.
 */
export async function append(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  const { bytes } = serialize(stream, events);
  const mark = randomUUID();
  const marked = events.map(({ id, type, data, metadata }, index) =>
    jsonEvent({
      id,
      type,
      data: { ...data },
      metadata: index === events.length - 1 ? { ...metadata, [MARK]: mark } : { ...metadata },
    }),
  );
  try {
    await send(client, stream, expected, marked);
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) return explain(client, stream, expected, events);
    if (error instanceof MaxAppendSizeExceededError) throw new AppendTooLarge(stream, bytes);
    throw translate(error);
  }
  const revision = revisionBefore(expected) + events.length;
  for await (const last of resolvedOf(client, stream, { direction: 'forwards', from: revision, limit: 1 })) {
    return { revision, position: recorded(last).position, repeated: markOf(last) !== mark };
  }
  throw new Error(`${stream}@${revision} was appended and is not there`);
}

type Marked = Parameters<EventStoreDBClient['appendToStream']>[1];

async function send(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: Marked,
): Promise<void> {
  // Never ANY: it is not idempotent.
  const expectedRevision = expected === 'no-stream' ? NO_STREAM : BigInt(expected);
  for (let attempt = 1; ; attempt++) {
    try {
      await client.appendToStream(stream, events, { expectedRevision, requiresLeader: true });
      return;
    } catch (error) {
      if (!(error instanceof NotLeaderError) || attempt === LEADERS) throw error;
    }
  }
}

/** Why an append was refused: compares it with the events at its revisions, as the Postgres adapter does in SQL. */
async function explain(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  const before = revisionBefore(expected);
  const ids = events.map(({ id }) => id);
  let same = 0;
  let stored = 0;
  let position = 0n;
  for await (const found of resolvedOf(client, stream, {
    direction: 'forwards',
    from: before + 1,
    limit: events.length,
  })) {
    const event = recorded(found);
    position = event.position;
    if (ids.includes(event.id)) stored++;
    if (ids[event.revision - before - 1] === event.id) same++;
  }
  if (same === events.length) return { revision: before + events.length, position, repeated: true };
  if (stored > 0) throw new PartialAppendMismatch(stream, expected);
  throw new WrongExpectedRevision(stream, expected, await lastRevision(client, stream));
}

async function lastRevision(client: EventStoreDBClient, stream: string): Promise<number | 'no-stream'> {
  for await (const last of resolvedOf(client, stream, { direction: 'backwards', limit: 1 })) {
    return recorded(last).revision;
  }
  return 'no-stream';
}

/** Revision of the last event before an append; -1 where there is none. */
const revisionBefore = (expected: ExpectedRevision): number => (expected === 'no-stream' ? -1 : expected);
