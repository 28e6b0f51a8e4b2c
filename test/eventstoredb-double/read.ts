import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import type { Log, StoredEvent } from './log.js';
import {
  caughtUpResponse,
  checkpointResponse,
  confirmationResponse,
  eventResponse,
  notFoundResponse,
  streamNameOf,
} from './messages.js';

type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

/** Events that a filtered subscription may pass over before it sends a checkpoint. */
const CHECKPOINT_INTERVAL = 32;

/** `Streams.Read`: a stream or all, forwards or backwards, to the end or as a subscription. */
export function read(log: Log) {
  return (call: ReadCall): void => {
    const options = call.request.getOptions()!;
    const position = options.getAll()?.getPosition()?.getCommitPosition();
    if (position !== undefined && !log.isReadable(BigInt(position))) {
      // It looks for a record in the middle of one.
      call.emit('error', { code: status.UNKNOWN, details: 'Exception was thrown by handler.' });
      return;
    }
    const work = options.hasSubscription()
      ? subscribe(log, call, options)
      : send(log, call, options.hasAll() ? allOf(log, options) : streamOf(log, options));
    work.catch((error: Error) => call.emit('error', { code: status.UNKNOWN, details: error.message }));
  };
}

async function send(log: Log, call: ReadCall, responses: Iterable<streams.ReadResp>): Promise<void> {
  for (const response of responses) {
    await write(call, response);
    if (response.hasEvent()) log.eventsRead++;
  }
  call.end();
}

function* streamOf(log: Log, options: streams.ReadReq.Options): Generator<streams.ReadResp> {
  const stream = options.getStream()!;
  const events = log.stream(streamNameOf(stream.getStreamIdentifier()));
  if (!events) {
    yield notFoundResponse(stream.getStreamIdentifier());
    return;
  }
  const forwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS;
  const from = Number(stream.getRevision());
  const wanted = forwards
    ? events.slice(stream.hasRevision() ? from : 0)
    : events.slice(0, stream.hasRevision() ? from + 1 : undefined).reverse();
  yield* limited(wanted, options);
}

/** A position belongs to a read forwards and not to one backwards. */
function* allOf(log: Log, options: streams.ReadReq.Options): Generator<streams.ReadResp> {
  const all = options.getAll()!;
  const position = BigInt(all.getPosition()?.getCommitPosition() ?? 0);
  const forwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS;
  const count = Number(options.getCount());
  const from = all.hasEnd() ? log.all.length : firstAt(log.all, position);
  const wanted = forwards
    ? log.all.slice(from, from + count)
    : log.all.slice(Math.max(0, from - count), from).reverse();
  yield* limited(wanted, options);
}

/** Index of the first event at or after a position. */
function firstAt(events: readonly StoredEvent[], position: bigint): number {
  let low = 0;
  for (let high = events.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (events[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* limited(
  events: readonly StoredEvent[],
  options: streams.ReadReq.Options,
): Generator<streams.ReadResp> {
  const count = Number(options.getCount());
  for (const event of events.slice(0, count)) yield eventResponse(event);
}

/** To all streams, after a position, by prefixes of their names; ends with the call. */
async function subscribe(log: Log, call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
  const all = options.getAll()!;
  const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? [''];
  const after = all.hasPosition() ? BigInt(all.getPosition()!.getCommitPosition()) : -1n;
  let next = firstAt(log.all, after + 1n);

  let grown = () => {};
  const stopListening = log.onGrowth(() => grown());
  call.on('cancelled', () => grown());
  try {
    await write(call, confirmationResponse(randomUUID()));
    for (let caughtUp = false, passedOver = 0; !call.cancelled; ) {
      const more = new Promise<void>((resolve) => {
        grown = resolve;
      });
      const event = log.all[next];
      if (event) {
        next++;
        if (prefixes.some((prefix) => event.stream.startsWith(prefix))) {
          await write(call, eventResponse(event));
          log.eventsRead++;
        } else if (++passedOver % CHECKPOINT_INTERVAL === 0) {
          await write(call, checkpointResponse(event.position));
        }
      } else {
        if (!caughtUp) await write(call, caughtUpResponse());
        caughtUp = true;
        await more;
      }
    }
  } finally {
    stopListening();
  }
}

/** As fast as the client takes it. */
async function write(call: ReadCall, response: streams.ReadResp): Promise<void> {
  if (call.cancelled || call.write(response)) return;
  const gone = new AbortController();
  const abort = () => gone.abort();
  call.once('cancelled', abort);
  await once(call, 'drain', { signal: gone.signal }).catch(() => {});
  call.off('cancelled', abort);
}
