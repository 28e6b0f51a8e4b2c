import streams from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerDuplexStream, status } from '@grpc/grpc-js';
import { MAX_APPEND_BYTES, sizeOf } from './append.js';
import type { Log, ProposedEvent } from './log.js';
import { batchedFailure, batchedSuccess, proposedEvent, streamNameOf } from './messages.js';

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** `overtaken`: written after the one that follows it; `given-up`: not written, and answered like one that took too long. */
export type BatchedAppend = 'written' | 'overtaken' | 'given-up';

interface Pending {
  readonly options: streams.BatchAppendReq.Options;
  readonly events: ProposedEvent[];
}

/** `Streams.BatchAppend`: appends of any streams, told apart by their correlation ids, written in the order of their ends. */
export function batchAppend(log: Log, batched: (number: number) => BatchedAppend) {
  let count = 0;
  return (call: BatchCall): void => {
    const pending = new Map<string, Pending>();
    let overtaken: (() => void) | undefined;
    call.on('data', (request: streams.BatchAppendReq) => {
      const id = request.getCorrelationId()!.getString();
      const append = pending.get(id) ?? { options: request.getOptions()!, events: [] };
      pending.set(id, append);
      for (const message of request.getProposedMessagesList()) append.events.push(proposedEvent(message));
      if (!request.getIsFinal()) return;
      pending.delete(id);
      const write = () => void answer(log, call, request, append);
      const outcome = batched(count++);
      if (outcome === 'overtaken') {
        overtaken = write;
      } else {
        if (outcome === 'written') write();
        else call.write(batchedFailure(request, append.options, { outcome: 'timeout' }));
        overtaken?.();
        overtaken = undefined;
      }
    });
    // What has arrived whole before a client is cut off is written.
    call.on('error', () => {});
    call.on('end', () => call.end());
  };
}

async function answer(
  log: Log,
  call: BatchCall,
  request: streams.BatchAppendReq,
  { options, events }: Pending,
): Promise<void> {
  const stream = streamNameOf(options.getStreamIdentifier());
  if (!(options.hasNoStream() || options.hasStreamPosition()) || sizeOf(events) > MAX_APPEND_BYTES) {
    call.emit('error', { code: status.UNIMPLEMENTED, details: 'exact revisions and 1 MiB at most' });
    return;
  }
  const expected = options.hasNoStream() ? -1 : Number(options.getStreamPosition());
  const appended = await log.append(stream, expected, events);
  if (call.cancelled) return;
  if (appended.outcome === 'wrong-expected-version' || appended.outcome === 'dropped')
    call.write(batchedFailure(request, options, appended));
  else call.write(batchedSuccess(request, options, appended.last));
}
