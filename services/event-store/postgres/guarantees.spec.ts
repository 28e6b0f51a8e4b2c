import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase } from '../../../test/support/database.js';
import { eventually } from '../../../test/support/eventually.js';
import {
  collect,
  Follower,
  idsOf,
  newEvent,
  newEvents,
  newStream,
  writeConcurrently,
} from '../contract/harness.js';
import { TcpProxy } from '../contract/tcp-proxy.js';
import { WrongExpectedRevision } from '../port.js';
import { EventIdTaken, type EventStore } from '../writer.js';
import { PostgresEventStore } from './postgres-event-store.js';

describe('the event store’s Postgres', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let stores: PostgresEventStore[];
  let store: PostgresEventStore;
  let admin: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    stores = await Promise.all(
      Array.from({ length: 3 }, () => PostgresEventStore.connect({ connectionString: database.url })),
    );
    store = stores[0]!;
    await Promise.all(stores.map((each) => each.ensureSchema()));
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
  });
  afterAll(async () => {
    await Promise.all([...stores.map((each) => each.close()), admin.end()]);
    await database.release();
  });

  const positions = async () => {
    const { rows } = await admin.query<{ position: string }>(
      'SELECT position FROM event_store.events ORDER BY position',
    );
    return rows.map((row) => Number(row.position));
  };

  it.each([
    `UPDATE event_store.events SET data = '{}'`,
    'UPDATE event_store.events SET revision = revision WHERE false',
    'DELETE FROM event_store.events',
    'TRUNCATE event_store.events',
    `SET session_replication_role = replica; DELETE FROM event_store.events`,
  ])('refuses %s', async (statement) => {
    await store.append(newStream(), 'no-stream', [newEvent()]);
    const before = await positions();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await expect(client.query(statement)).rejects.toThrow('append-only');
    await client.end();
    expect(await positions()).toEqual(before);
  });

  it.each([
    'ALTER TABLE event_store.events DISABLE TRIGGER append_only',
    'ALTER TABLE event_store.events ENABLE TRIGGER append_only',
    'DROP TRIGGER append_only ON event_store.events',
    `CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE ON event_store.events
       FOR EACH STATEMENT WHEN (false) EXECUTE FUNCTION event_store.refuse_change()`,
  ])('refuses changes again from the next start on, after %s', async (statement) => {
    await store.append(newStream(), 'no-stream', [newEvent()]);
    await admin.query(statement);
    await store.ensureSchema();
    await admin.query('BEGIN; SET LOCAL session_replication_role = replica');
    await expect(admin.query('DELETE FROM event_store.events')).rejects.toThrow('append-only');
    await admin.query('ROLLBACK');
  });

  it('makes its schema once, however many processes start', async () => {
    const fresh = await createTestDatabase();
    const starting = await Promise.all(
      Array.from({ length: 6 }, () => PostgresEventStore.connect({ connectionString: fresh.url })),
    );
    await Promise.all(starting.map((each) => each.ensureSchema()));
    await starting[0]!.append(newStream(), 'no-stream', [newEvent()]);
    await Promise.all(starting.map((each) => each.ensureSchema()));
    expect(await starting[5]!.head()).toBe(1n);
    await Promise.all(starting.map((each) => each.close()));
    await fresh.release();
  });

  it('numbers events densely, in commit order, whatever several processes append', async () => {
    const follower = new Follower(store, 0n, 13);
    const contested = Array.from({ length: 5 }, newStream);
    let conflicts = 0;
    /** Appends `wins` events to every contested stream, in an order of its own, against the other processes. */
    const contend = async (own: EventStore, shift: number, wins: number) => {
      const order = contested.map((_, index) => contested[(index + shift) % contested.length]!);
      for (let win = 0; win < wins; win++) {
        await Promise.all(
          order.map(async (stream) => {
            for (;;) {
              const [last] = await collect(own.readStream(stream, { direction: 'backwards', limit: 1 }));
              try {
                await own.append(stream, last ? last.revision : 'no-stream', newEvents(2));
                return;
              } catch (error) {
                expect(error).toBeInstanceOf(WrongExpectedRevision);
                conflicts++;
              }
            }
          }),
        );
      }
    };
    const [written] = await Promise.all([
      writeConcurrently(stores, { writers: 12, each: 40 }),
      ...stores.map((own, shift) => contend(own, shift, 15)),
    ]);

    expect(conflicts).toBeGreaterThan(0);
    for (const stream of contested) {
      const revisions = (await collect(store.readStream(stream))).map((event) => event.revision);
      expect(revisions).toEqual(Array.from({ length: 3 * 15 * 2 }, (_, index) => index));
    }
    for (const [stream, ids] of written) expect(await idsOf(store, stream)).toEqual(ids);

    const all = await positions();
    expect(all).toEqual(all.map((_, index) => index + 1));
    await follower.until(({ events }) => events.length >= all.length);
    await follower.stop();
    expect(follower.events.map((event) => Number(event.position))).toEqual(all);
  });

  it('takes a chain of appends that one process sends without waiting', async () => {
    const stream = newStream();
    const events = newEvents(20);
    const results = await Promise.all(
      events.map((event, index) => store.append(stream, index === 0 ? 'no-stream' : index - 1, [event])),
    );
    expect(results.map((result) => result.revision)).toEqual(events.map((_, index) => index));
    expect(await idsOf(store, stream)).toEqual(events.map((event) => event.id));
  });

  it('refuses an id that is stored elsewhere, and writes the rest of its group', async () => {
    const event = newEvent();
    const stream = newStream();
    await store.append(stream, 'no-stream', [event]);
    const others = Array.from({ length: 4 }, newStream);
    const [again, elsewhere, malformed, ...rest] = await Promise.allSettled([
      store.append(stream, 0, [newEvent(), event]),
      store.append(newStream(), 'no-stream', [event]),
      store.append(newStream(), 'no-stream', [{ ...newEvent(), id: 'not a uuid' }]),
      ...others.map((other) => store.append(other, 'no-stream', newEvents(2))),
    ]);
    for (const refused of [again, elsewhere]) {
      expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(EventIdTaken) });
    }
    expect(malformed).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
    expect(rest.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(await idsOf(store, stream)).toEqual([event.id]);
    const all = await positions();
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  it('finds its events by polling where no announcement comes', async () => {
    const follower = new Follower(store, await store.head());
    await store.append(newStream(), 'no-stream', [newEvent()]);
    await follower.until(({ events }) => events.length === 1);
    // Written past the function, hence past its NOTIFY.
    await admin.query(
      `INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata)
       SELECT max(position) + 1, $1, 0, $2, 'StockEntered', '{}', '{}' FROM event_store.events`,
      [newStream(), randomUUID()],
    );
    await follower.until(({ events }) => events.length === 2);
    await follower.stop();
  });

  it('keeps its promises whatever the database’s defaults are', async () => {
    const lax = await createTestDatabase();
    const name = new URL(lax.url).pathname.slice(1);
    const own = new pg.Client({ connectionString: lax.url });
    await own.connect();
    await own.query(`
      ALTER DATABASE ${name} SET synchronous_commit = off;
      ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable';`);
    const careful = await PostgresEventStore.connect({ connectionString: lax.url });
    await careful.ensureSchema();
    await own.query(`
      CREATE TABLE seen (setting text);
      CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO seen VALUES (current_setting('synchronous_commit')), (current_setting('transaction_isolation'));
          RETURN NULL;
        END $$;
      CREATE TRIGGER look AFTER INSERT ON event_store.events EXECUTE FUNCTION look();`);
    await careful.append(newStream(), 'no-stream', [newEvent()]);
    const { rows } = await own.query<{ setting: string }>('SELECT setting FROM seen');
    expect(rows.map((row) => row.setting)).toEqual(['on', 'read committed']);
    await Promise.all([careful.close(), own.end()]);
    await lax.release();
  });

  describe('while the table is locked', () => {
    let proxy: TcpProxy;
    let holder: pg.Client;
    beforeAll(async () => {
      holder = new pg.Client({ connectionString: database.url });
      await holder.connect();
      const { hostname, port } = new URL(database.url);
      proxy = await TcpProxy.to(hostname, Number(port));
    });
    afterAll(() => Promise.all([proxy.stop(), holder.end()]));
    const LOCK = `BEGIN; SELECT pg_advisory_xact_lock('event_store.events'::regclass::integer, 0)`;
    const connect = (timeout: number) => {
      const url = new URL(database.url);
      url.host = proxy.address;
      return PostgresEventStore.connect({ connectionString: url.href, timeout });
    };
    const waiting = async () => {
      const { rowCount } = await admin.query(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'event-store' AND wait_event_type = 'Lock'`,
      );
      return rowCount;
    };

    it('leaves no statement in the server that nobody waits for any more, and nothing of it is done', async () => {
      const impatient = await connect(2_000);
      const stream = newStream();
      const event = newEvent();
      await holder.query(LOCK);
      for (let tried = 0; tried < 2; tried++) {
        await expect(impatient.append(stream, 'no-stream', [event])).rejects.toMatchObject({
          name: 'EventStoreUnavailable',
        });
        await eventually(async () => (await waiting()) === 0);
      }
      await holder.query('COMMIT');
      expect(await idsOf(store, stream)).toEqual([]);
      expect(await impatient.append(stream, 'no-stream', [event])).toMatchObject({ repeated: false });
      await impatient.close();
    });

    it('gives up in the server what a process that is gone was waiting for', async () => {
      const gone = await connect(60_000);
      await holder.query(LOCK);
      const append = gone.append(newStream(), 'no-stream', [newEvent()]);
      while ((await waiting()) === 0) await sleep(10);
      await proxy.stop();
      await expect(append).rejects.toMatchObject({ name: 'EventStoreUnavailable' });
      await eventually(async () => (await waiting()) === 0);
      await holder.query('COMMIT');
      await gone.close();
    });
  });

  it('finishes what was asked for when it closes, and takes nothing after', async () => {
    const closing = await PostgresEventStore.connect({ connectionString: database.url });
    const streams = Array.from({ length: 10 }, newStream);
    const appends = streams.map((stream) => closing.append(stream, 'no-stream', [newEvent()]));
    const following = collect(closing.subscribe({ after: 0n, signal: new AbortController().signal }));
    await closing.close();
    await Promise.all([...appends, following]);
    for (const stream of streams) expect(await idsOf(store, stream)).toHaveLength(1);
    await expect(closing.append(newStream(), 'no-stream', [newEvent()])).rejects.toMatchObject({
      name: 'EventStoreUnavailable',
    });
  });

  it('says that it is unavailable where nothing listens', async () => {
    await expect(
      PostgresEventStore.connect({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' }),
    ).rejects.toMatchObject({ name: 'EventStoreUnavailable' });
  });
});
