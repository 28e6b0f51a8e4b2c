import { type EventStoreDBClient, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.js';
import { serialize } from '../serialize.js';
import { OrderNotKept } from '../writer.js';
import { explain, revisionOf } from './append.js';
import { answerWithin, translate } from './errors.js';
import { readStream } from './reader.js';
import { toBeSent } from './recorded.js';

/** Limits of one append of neighbouring events of one stream. */
const APPEND_BYTES = 512 * 1_024;
const APPEND_EVENTS = 500;
/** Limits of what is sent and not answered yet. */
const WINDOW_BYTES = 4 * 1_024 * 1_024;
const WINDOW_APPENDS = 500;
/** Longest wait for the answer to the oldest append that is not answered yet, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;
/**
 * Until when the server may take up an append, in milliseconds. Longer than anybody waits: a server that drops an
 * append as outdated and takes up the next one would not keep the order.
 */
const DEADLINE_MS = 600_000;

/** Events of one append: neighbours, of one stream. */
interface Group {
  readonly events: readonly [RecordedEvent, ...RecordedEvent[]];
  readonly bytes: number;
}

interface Sent extends Group {
  /** Position of the last event of the group. */
  readonly position: Promise<bigint>;
}

/**
 * Sends events of another store as they are, many appends before the first of them is answered. They go through one
 * stream of gRPC (`BatchAppend`), which the server reads in order and answers in the order in which it writes: what a
 * killed import has written is a beginning of what it has sent. No document promises that order, so each answer is
 * compared with the one before: positions must grow.
 */
export class EventImport {
  /** Position of the last append of this run that was answered. */
  private reached = -1n;
  /** The connection has answered in this run, and no append has failed since. */
  private isFlowing = false;

  /** @param client one that sends appends in batches, and that nobody else uses */
  constructor(private readonly client: EventStoreDBClient) {}

  /**
   * @param isClosing ends the wait for events that cannot be read yet
   * @throws WrongExpectedRevision, PartialAppendMismatch the stream goes on with other events
   * @throws OrderNotKept the target is no beginning of the source any more
   * @throws EventStoreUnavailable a beginning of the events is written
   */
  async run(events: readonly RecordedEvent[], isClosing: AbortSignal): Promise<void> {
    this.isFlowing = false;
    this.reached = -1n;
    const window: Sent[] = [];
    let bytes = 0;
    const awaitOldest = async () => {
      const oldest = window.shift()!;
      bytes -= oldest.bytes;
      await this.awaitAnswer(oldest, window, isClosing);
    };
    for (const group of groupsOf(events)) {
      const isFull = () => window.length === WINDOW_APPENDS || bytes + group.bytes > WINDOW_BYTES;
      // Not flowing: the first append opens the connection, and one that is sent meanwhile could overtake it; or an
      // append of the window has failed, and what is sent now would come after a gap.
      while (window.length > 0 && (!this.isFlowing || isFull())) await awaitOldest();
      window.push({ ...group, position: this.send(group) });
      bytes += group.bytes;
    }
    while (window.length > 0) await awaitOldest();
  }

  /** Ends the stream of appends, which would keep the process alive. Not waited for: see the store's `close`. */
  end(): void {
    void this.client.dispose();
  }

  private send({ events }: Group): Promise<bigint> {
    const [{ stream, revision }] = events;
    const position = this.client
      .appendToStream(stream, toBeSent(events), {
        expectedRevision: revision === 0 ? NO_STREAM : BigInt(revision - 1),
        requiresLeader: true,
        deadline: DEADLINE_MS,
      })
      .then((answer) => {
        if (answer.position === undefined)
          throw new TypeError('the server does not tell the position of an append');
        return answer.position.commit;
      });
    position.catch(() => {
      this.isFlowing = false;
    });
    return position;
  }

  private async awaitAnswer(oldest: Sent, later: readonly Sent[], isClosing: AbortSignal): Promise<void> {
    let position: bigint;
    try {
      position = await answerWithin(ANSWER_WITHIN_MS, oldest.position);
      if (later.length === 0) this.isFlowing = true;
    } catch (error) {
      position = await this.positionOf(oldest, later, error, isClosing);
    }
    if (position <= this.reached) throw new OrderNotKept(oldest.events[0].stream);
    this.reached = position;
  }

  /** Where the events are that the server did not say to have written: an earlier import, or this one, wrote them. */
  private async positionOf(
    { events }: Sent,
    later: readonly Sent[],
    error: unknown,
    isClosing: AbortSignal,
  ): Promise<bigint> {
    const [{ stream, revision }] = events;
    if (error instanceof WrongExpectedVersionError) {
      const expected = revision === 0 ? 'no-stream' : revision - 1;
      const refused = { stream, expected, events } as const;
      return (await explain(this.client, refused, revisionOf(error), isClosing)).position;
    }
    const reason = translate(error);
    const answers = await Promise.allSettled(
      later.map(({ position }) => answerWithin(ANSWER_WITHIN_MS, position)),
    );
    if (answers.every(({ status }) => status === 'rejected')) throw reason;
    // The server has written what came after them.
    const last = events.at(-1)!;
    const options = { from: last.revision, limit: 1 };
    for await (const { id, position } of readStream(this.client, stream, options))
      if (id === last.id) return position;
    throw new OrderNotKept(stream);
  }
}

/** Neighbours of one stream, as many as one append takes well. */
function* groupsOf(events: readonly RecordedEvent[]): Generator<Group> {
  let group: RecordedEvent[] = [];
  let bytes = 0;
  const whole = (): Group => ({ events: group as [RecordedEvent, ...RecordedEvent[]], bytes });
  for (const event of events) {
    const size = serialize(event.stream, [event]).bytes;
    const isFull = bytes + size > APPEND_BYTES || group.length === APPEND_EVENTS;
    if (group.length > 0 && (isFull || group[0]!.stream !== event.stream)) {
      yield whole();
      group = [];
      bytes = 0;
    }
    group.push(event);
    bytes += size;
  }
  if (group.length > 0) yield whole();
}
