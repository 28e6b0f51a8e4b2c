import { setTimeout as sleep } from 'node:timers/promises';
import { FORWARDS, START } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { credentials } from '@grpc/grpc-js';
import { connectClient } from '../../services/event-store/eventstoredb/client.js';
import { eventually } from '../support/eventually.js';
import { type EventStoreDbDouble, startDouble } from './double.js';

const STREAM = 'orders-1';

/** The first two messages of an append of several events: where it goes, and one event. */
function begun(): streams.AppendReq[] {
  const options = new streams.AppendReq.Options()
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(STREAM)))
    .setNoStream(new shared.Empty());
  const event = new streams.AppendReq.ProposedMessage().setId(
    new shared.UUID().setString('0191b1a0-0000-7000-8000-000000000001'),
  );
  event.getMetadataMap().set('type', 'Ordered').set('content-type', 'application/json');
  event.setData(Buffer.from('{}'));
  return [new streams.AppendReq().setOptions(options), new streams.AppendReq().setProposedMessage(event)];
}

let double: EventStoreDbDouble;

beforeEach(async () => {
  double = await startDouble();
});
afterEach(() => double.stop());

it.each([
  ['its call is cancelled', (call: { cancel(): void }) => call.cancel()],
  ['its connection is lost', () => double.dropConnections()],
])('writes nothing of an append of which only a part has arrived when %s', async (_, cutOff) => {
  const client = new services.StreamsClient(new URL(double.url).host, credentials.createInsecure());
  const ended = new Promise<unknown>((done) => {
    const call = client.append(done);
    for (const message of begun()) call.write(message);
    eventually(() => double.eventsProposed() === 1).then(() => cutOff(call), done);
  });
  expect(await ended).toBeInstanceOf(Error);
  await sleep(100);
  client.close();

  const reader = connectClient(double.url);
  const events: string[] = [];
  for await (const { event } of reader.readAll({ direction: FORWARDS, fromPosition: START })) {
    if (event && !event.type.startsWith('$')) events.push(event.type);
  }
  await reader.dispose();
  expect(events).toEqual([]);
});
