import { setImmediate as afterClosing, setTimeout as sleep } from 'node:timers/promises';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServerReadableStream, type sendUnaryData, status } from '@grpc/grpc-js';
import type { Log, ProposedEvent } from './log.js';
import { proposedEvent, streamNameOf, successResponse, wrongVersionResponse } from './messages.js';

export const MAX_APPEND_BYTES = 1_048_576;

type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;

/**
 * `Streams.Append`: options first, then an event a message, one answer at the end.
 *
 * @param commitTimeoutMs after which the server gives up on an append that it has dropped
 */
export function append(log: Log, commitTimeoutMs: number) {
  return (call: AppendCall, answer: sendUnaryData<streams.AppendResp>): void => {
    let options: streams.AppendReq.Options | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: streams.AppendReq) => {
      const message = request.getProposedMessage();
      if (message) {
        events.push(proposedEvent(message));
        log.eventsProposed++;
      } else options = request.getOptions();
    });
    // A client that is cut off before its end has written nothing.
    call.on('error', () => {});
    call.on('end', async () => {
      // The stream of a client that was cut off ends, too, and is known as cancelled only after that.
      await afterClosing();
      if (call.cancelled) return;
      const revision = options?.getRevision();
      if (!options || !(options.hasRevision() || options.hasNoStream())) {
        answer({ code: status.INVALID_ARGUMENT, details: 'the double knows exact revisions and no stream' });
      } else if (sizeOf(events) > MAX_APPEND_BYTES) {
        answer(tooLarge());
      } else {
        const expected = options.hasNoStream() ? -1 : Number(revision);
        const appended = await log.append(streamNameOf(options.getStreamIdentifier()), expected, events);
        if (appended.outcome === 'wrong-expected-version') {
          answer(null, wrongVersionResponse(expected, appended.current));
        } else if (appended.outcome === 'dropped') {
          await sleep(commitTimeoutMs, undefined, { ref: false });
          answer({ code: status.ABORTED, details: 'Commit phase timeout' });
        } else {
          answer(null, successResponse(appended.last));
        }
      }
    });
  };
}

export const sizeOf = (events: readonly ProposedEvent[]): number =>
  events.reduce((sum, { data, metadata, type }) => sum + data.length + metadata.length + type.length * 2, 0);

function tooLarge() {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(MAX_APPEND_BYTES));
  return { code: status.INVALID_ARGUMENT, details: 'Maximum Append Size Exceeded.', metadata };
}
