import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '../../test/support/database.js';
import { PostgresEventStore } from '../event-store/postgres/postgres-event-store.js';
import { StreamRunner } from './stream-runner.js';
import { change, context, counterType } from './testing/counter.js';
import { NewerSchemaVersion, Upcasters } from './upcasting.js';

const upcasters = new Upcasters({
  Changed: [
    ({ amount, ...data }) => ({ ...data, by: amount }),
    (data) => ({ ...data, note: data.note ?? 'from the old days' }),
  ],
});

describe('upcasting', () => {
  it('brings an old event to the shape of today, step by step', () => {
    const old = { type: 'Changed', data: { amount: 4 }, metadata: { schemaVersion: 1 } };
    expect(upcasters.upcast(old)).toEqual({ by: 4, note: 'from the old days' });
    const younger = { type: 'Changed', data: { by: 4 }, metadata: { schemaVersion: 2 } };
    expect(upcasters.upcast(younger)).toEqual({ by: 4, note: 'from the old days' });
  });

  it('leaves alone what is of today, and types without history', () => {
    const data = { by: 4, note: 'n' };
    expect(upcasters.upcast({ type: 'Changed', data, metadata: { schemaVersion: 3 } })).toBe(data);
    expect(upcasters.upcast({ type: 'Other', data, metadata: { schemaVersion: 1 } })).toBe(data);
  });

  it('does not guess at what a later release has written', () => {
    const event = { type: 'Changed', data: {}, metadata: { schemaVersion: 4 } };
    expect(() => upcasters.upcast(event)).toThrow(NewerSchemaVersion);
  });

  it('happens where streams are read, and new events carry the version of today', async () => {
    const database = await createTestDatabase();
    const store = await PostgresEventStore.connect({ connectionString: database.url });
    try {
      await store.ensureSchema();
      const id = randomUUID();
      const old = { id: randomUUID(), type: 'Changed', data: { amount: 7 }, metadata: { schemaVersion: 1 } };
      await store.append(`ledger-${id}`, 'no-stream', [old]);
      const parts = { store, clock: () => new Date(), onWarning: () => {} };
      const runner = new StreamRunner({ ...counterType, upcasters }, parts);
      await runner.execute(id, change(-7), context());
      const events = [];
      for await (const event of store.readStream(`ledger-${id}`)) events.push(event);
      expect(events.map(({ metadata }) => metadata.schemaVersion)).toEqual([1, 3]);
      expect(events[0]!.data).toEqual({ amount: 7 });
    } finally {
      await store.close();
      await database.release();
    }
  });
});
