import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features, { type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import { TcpProxy } from '../../services/event-store/contract/tcp-proxy.js';
import { append } from './append.js';
import { type BatchedAppend, batchAppend } from './batch-append.js';
import { Journal } from './journal.js';
import { Log } from './log.js';
import { read } from './read.js';

export interface EventStoreDbDouble {
  /** `esdb://…`, the same for its whole life. */
  readonly url: string;
  /** Events that were sent to readers and subscribers. */
  eventsRead(): number;
  /** Events that arrived for appends of their own, whether they were written or not. */
  eventsProposed(): number;
  /** How often events that were written together became readable. */
  indexings(): number;
  /** Closes every socket; new ones are taken. */
  dropConnections(): void;
  /** Out of reach until `resume`; what was stored stays. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface DoubleOptions {
  /** How long an event is written and not indexed: no read sees it, an append is refused because of it. Default 3. */
  readonly indexingMs?: number;
  /** After how long an append that was dropped is given up, as 23.10 does. Default 2,000. */
  readonly commitTimeoutMs?: number;
  /** What becomes of an append that comes in a batch, by its number from 0. Default: each is written. */
  readonly batched?: (number: number) => BatchedAppend;
  /** PEM files' contents. Default: without TLS. */
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
  /** File that keeps what was written, for a double that is killed and started again. Default: memory alone. */
  readonly journal?: string;
}

/**
 * EventStoreDB as far as the adapter needs it: appends at exact revisions, reads, filtered subscriptions to all
 * streams. It behaves as version 23.10.6 was seen to behave, where no document says it (docs/decisions/0038). It speaks the real protocol over the wire to the real client and keeps everything in memory, and in a file where it is given one. What
 * it does not know, it refuses as unimplemented.
 */
export async function startDouble({
  indexingMs = 3,
  commitTimeoutMs = 2_000,
  batched = () => 'written',
  tls,
  journal: path,
}: DoubleOptions = {}): Promise<EventStoreDbDouble> {
  const journal = path === undefined ? undefined : new Journal(path);
  const log = new Log(indexingMs, journal);
  const server = new Server();
  server.addService(streamsService.StreamsService, {
    append: append(log, commitTimeoutMs),
    batchAppend: batchAppend(log, batched),
    read: read(log),
  });
  server.addService(featuresService.ServerFeaturesService, { getSupportedMethods });
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
    : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
  const proxy = await TcpProxy.to('127.0.0.1', port);
  return {
    url: `esdb://${proxy.address}?tls=${tls !== undefined}`,
    eventsRead: () => log.eventsRead,
    eventsProposed: () => log.eventsProposed,
    indexings: () => log.indexings,
    dropConnections: () => proxy.cut(),
    pause: () => proxy.stop(),
    resume: () => proxy.start(),
    stop: async () => {
      await proxy.stop();
      server.forceShutdown();
      journal?.close();
    },
  };
}

/** As every server since 21.6. */
function getSupportedMethods(
  _call: ServerUnaryCall<shared.Empty, SupportedMethods>,
  answer: sendUnaryData<SupportedMethods>,
): void {
  const methods = ['read', 'append', 'batchappend'].map((method) =>
    new features.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(method),
  );
  answer(null, new features.SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList(methods));
}
