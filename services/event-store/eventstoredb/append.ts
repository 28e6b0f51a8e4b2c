import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EventStoreDBClient,
  MaxAppendSizeExceededError,
  NO_STREAM,
  NotLeaderError,
  TimeoutError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  AppendTooLarge,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  WrongExpectedRevision,
} from '../port.js';
import { serialize } from '../serialize.js';
import { type AppendResult, PartialAppendMismatch, revisionBefore } from '../writer.js';
import { translate } from './errors.js';
import { resolvedOf } from './reader.js';
import { recorded, toBeSent } from './recorded.js';

/** Elections move the leader: with each call the client follows it by one node. A write may be given up meanwhile. */
const ATTEMPTS = 3;
/** Between two looks for an event that is written and not readable yet, at first and at most. */
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 100;

/**
 * Each attempt sends its events under ids of its own and carries the given ids in their metadata
 * (docs/decisions/0038): the server then takes no attempt for a repetition of another one, so that whatever it says to
 * have written, this attempt has written, at the position in its answer. Exact revisions alone keep a repetition out,
 * and what stands in its place is read then only.
 *
 * @param signal no more attempts, the caller has gone
 */
export async function append(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
  signal: AbortSignal,
): Promise<AppendResult> {
  const { bytes } = serialize(stream, events);
  try {
    return await send(client, stream, expected, events);
  } catch (error) {
    if (error instanceof WrongExpectedVersionError)
      return explain(client, { stream, expected, events }, revisionOf(error), signal);
    if (error instanceof MaxAppendSizeExceededError) throw new AppendTooLarge(stream, bytes);
    throw translate(error);
  }
}

async function send(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  // Never ANY: it is not idempotent.
  const expectedRevision = expected === 'no-stream' ? NO_STREAM : BigInt(expected);
  for (let attempt = 1; ; attempt++) {
    const sent = toBeSent(events);
    try {
      const { position } = await client.appendToStream(stream, sent, {
        expectedRevision,
        requiresLeader: true,
      });
      if (position === undefined) throw new TypeError('the server does not tell the position of an append');
      return {
        revision: revisionBefore(expected) + events.length,
        position: position.commit,
        repeated: false,
      };
    } catch (error) {
      if (!mayBeTriedAgain(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** By another leader; or, where the commit took the server too long (`ABORTED`), to learn what became of it. */
const mayBeTriedAgain = (error: unknown): boolean =>
  error instanceof NotLeaderError || error instanceof TimeoutError;

interface Refused {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
}

/**
 * Why an append was refused: compares it with the events at its revisions, as the Postgres adapter does in SQL. The
 * server refuses because of events that it has written and does not let anybody read yet: they are waited for.
 *
 * @param actual the stream's last revision, as the refusal says; -1: there is no stream
 */
export async function explain(
  client: EventStoreDBClient,
  { stream, expected, events }: Refused,
  actual: number,
  signal: AbortSignal,
): Promise<AppendResult> {
  const before = revisionBefore(expected);
  const there = Math.max(0, Math.min(actual - before, events.length));
  const found = await readWhenThere(client, { stream, from: before + 1, count: there }, signal);
  const ids = events.map(({ id }) => id);
  const same = found.filter(({ id }, index) => id === ids[index]).length;
  if (same === events.length)
    return { revision: before + events.length, position: found.at(-1)!.position, repeated: true };
  if (found.some(({ id }) => ids.includes(id))) throw new PartialAppendMismatch(stream, expected);
  throw new WrongExpectedRevision(stream, expected, actual < 0 ? 'no-stream' : actual);
}

async function readWhenThere(
  client: EventStoreDBClient,
  { stream, from, count }: { readonly stream: string; readonly from: number; readonly count: number },
  signal: AbortSignal,
): Promise<RecordedEvent[]> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const found: RecordedEvent[] = [];
    const options = { direction: 'forwards', from, limit: count } as const;
    for await (const event of resolvedOf(client, stream, options)) found.push(recorded(event));
    if (found.length === count) return found;
    if (signal.aborted) throw new EventStoreUnavailable('what is written cannot be read yet');
    await sleep(pause);
  }
}

/** The stream's last revision, as a refusal tells it; -1: there is no stream. */
export const revisionOf = ({ actualVersion }: WrongExpectedVersionError): number =>
  typeof actualVersion === 'bigint' ? Number(actualVersion) : -1;
