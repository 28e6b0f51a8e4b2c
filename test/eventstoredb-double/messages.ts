/** Between the log and the wire: the messages that the client's package was generated with. */
import code from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import rpc from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { ProposedEvent, StoredEvent } from './log.js';

const TICKS_PER_MILLISECOND = 10_000n;

export const streamNameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

export function proposedEvent(
  message: streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage,
): ProposedEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function eventResponse(event: StoredEvent): streams.ReadResp {
  const position = event.position.toString();
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(new shared.UUID().setString(event.id));
  recorded.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(event.stream)));
  recorded.setStreamRevision(event.revision.toString());
  recorded.setCommitPosition(position).setPreparePosition(position);
  recorded.setData(event.data).setCustomMetadata(event.metadata);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', (BigInt(event.created.getTime()) * TICKS_PER_MILLISECOND).toString());
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
}

export const confirmationResponse = (id: string): streams.ReadResp =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id),
  );

export const caughtUpResponse = (): streams.ReadResp =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const checkpointResponse = (position: bigint): streams.ReadResp =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint()
      .setCommitPosition(position.toString())
      .setPreparePosition(position.toString()),
  );

export const notFoundResponse = (identifier: shared.StreamIdentifier | undefined): streams.ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier),
  );

export function successResponse({ revision, position }: StoredEvent): streams.AppendResp {
  return new streams.AppendResp().setSuccess(
    new streams.AppendResp.Success()
      .setCurrentRevision(revision.toString())
      .setPosition(
        new streams.AppendResp.Position()
          .setCommitPosition(position.toString())
          .setPreparePosition(position.toString()),
      ),
  );
}

export function wrongVersionResponse(expected: number, current: number | undefined): streams.AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (expected < 0) wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedRevision(expected.toString());
  if (current === undefined) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(current.toString());
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}

/** An answer to one append of a batch: whose it is, and where it was to go. */
const batchedAnswer = (
  request: streams.BatchAppendReq,
  options: streams.BatchAppendReq.Options,
): streams.BatchAppendResp =>
  new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(options.getStreamIdentifier());

export const batchedSuccess = (
  request: streams.BatchAppendReq,
  options: streams.BatchAppendReq.Options,
  { revision, position }: StoredEvent,
): streams.BatchAppendResp =>
  batchedAnswer(request, options).setSuccess(
    new streams.BatchAppendResp.Success()
      .setCurrentRevision(revision.toString())
      .setPosition(
        new shared.AllStreamPosition()
          .setCommitPosition(position.toString())
          .setPreparePosition(position.toString()),
      ),
  );

type BatchedFailure =
  | { readonly outcome: 'wrong-expected-version'; readonly current: number | undefined }
  | { readonly outcome: 'dropped' | 'timeout' };

/** A status with its details packed, as the server sends it. */
export function batchedFailure(
  request: streams.BatchAppendReq,
  options: streams.BatchAppendReq.Options,
  failure: BatchedFailure,
): streams.BatchAppendResp {
  const details = new any.Any();
  if (failure.outcome === 'wrong-expected-version') {
    const wrong = new shared.WrongExpectedVersion();
    if (options.hasNoStream()) wrong.setExpectedNoStream(new empty.Empty());
    else wrong.setExpectedStreamPosition(options.getStreamPosition());
    if (failure.current === undefined) wrong.setCurrentNoStream(new empty.Empty());
    else wrong.setCurrentStreamRevision(failure.current.toString());
    details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  } else {
    details.pack(new shared.Timeout().serializeBinary(), 'event_store.client.Timeout');
  }
  const reason =
    failure.outcome === 'wrong-expected-version' ? code.Code.FAILED_PRECONDITION : code.Code.ABORTED;
  return batchedAnswer(request, options).setError(new rpc.Status().setCode(reason).setDetails(details));
}
