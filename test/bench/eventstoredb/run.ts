/**
 * Appends of one event to 16 streams at once, each writer waiting for its append before the next: through the adapter
 * and through the bare client, in turn on one server.
 */
import { randomUUID } from 'node:crypto';
import { jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { connectClient } from '../../../services/event-store/eventstoredb/client.js';
import { EventStoreDbEventStore } from '../../../services/event-store/eventstoredb/eventstoredb-event-store.js';
import type { ExpectedRevision } from '../../../services/event-store/port.js';

const WRITERS = 16;
const ROUNDS = 20;
const ROUND_MS = 600;

type Append = () => Promise<void>;

/** @returns appends a second of both, one figure for each round */
export async function run(url: string, say: (message: string) => void) {
  const store = await EventStoreDbEventStore.connect(url);
  const client = connectClient(url);
  const rates: { adapter: number[]; client: number[] } = { adapter: [], client: [] };
  try {
    const adapterWriter = (): Append => {
      const stream = `ledger-${randomUUID()}`;
      let expected: ExpectedRevision = 'no-stream';
      return async () => {
        expected = (await store.append(stream, expected, [newEvent()])).revision;
      };
    };
    const clientWriter = (): Append => {
      const stream = `ledger-${randomUUID()}`;
      let expectedRevision: bigint | typeof NO_STREAM = NO_STREAM;
      return async () => {
        const options = { expectedRevision, requiresLeader: true };
        expectedRevision = (await client.appendToStream(stream, jsonEvent(newEvent()), options))
          .nextExpectedRevision;
      };
    };
    for (let round = 0; round <= ROUNDS; round++) {
      const adapter = await appendsPerSecond(adapterWriter);
      const bare = await appendsPerSecond(clientWriter);
      // The first round warms up.
      if (round > 0) {
        rates.adapter.push(adapter);
        rates.client.push(bare);
      }
      say(`round ${round} of ${ROUNDS}`);
    }
  } finally {
    await store.close();
  }
  return rates;
}

async function appendsPerSecond(writer: () => Append): Promise<number> {
  let appended = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const append = writer();
      while (performance.now() - begun < ROUND_MS) {
        await append();
        appended++;
      }
    }),
  );
  return appended / ((performance.now() - begun) / 1_000);
}

/** Of the size that the ledger's events have. */
function newEvent() {
  return {
    id: randomUUID(),
    type: 'StockEntered',
    data: { text: 'x'.repeat(250) },
    metadata: { text: 'x'.repeat(450) },
  };
}
