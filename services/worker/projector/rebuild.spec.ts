import fc from 'fast-check';
import type pg from 'pg';
import { projections } from '../../../projections/index.js';
import { eventually } from '../../../test/support/eventually.js';
import { EventStoreUnavailable, type ReadAllOptions, type RecordedEvent } from '../../event-store/port.js';
import { SchemasBusy, take } from './locks.js';
import { Lockstep } from './lockstep.js';
import { prepareReadModels } from './prepare-read-models.js';
import { createTables, LIVE, NEXT, openSession, readCheckpoints } from './read-model-schema.js';
import { rebuild } from './rebuild.js';
import { historyOf } from './testing/histories.js';
import {
  createLedgerDatabase,
  dumpReadModels,
  insertHistory,
  type LedgerDatabase,
} from './testing/ledger-database.js';
import { isSound, verify } from './verify.js';

describe('a rebuild', () => {
  let database: LedgerDatabase;
  beforeEach(async () => {
    database = await createLedgerDatabase();
  });
  afterEach(() => database.close());

  /** What the running service does: empty read models, then batch after batch. */
  async function projectLive(events: readonly RecordedEvent[], sizes: readonly number[]): Promise<void> {
    const { pool, store } = database;
    await prepareReadModels(pool, store);
    await insertHistory(pool, events);
    const session = await openSession(pool, LIVE);
    const lockstep = await Lockstep.resume(session, LIVE, projections);
    for (let start = 0, turn = 0; start < events.length; turn++) {
      const end = start + sizes[turn % sizes.length]!;
      await lockstep.apply(events.slice(start, end));
      start = end;
    }
    await session.end();
  }

  const oidOf = async (table: string): Promise<number | null> =>
    (await database.pool.query('SELECT to_regclass($1)::oid AS oid', [table])).rows[0].oid;

  /** Whether this waits for the reader, who is let go then: it would be for ever. */
  async function waitsFor(reader: pg.Client, work: () => Promise<unknown>): Promise<boolean> {
    let isLetGo = false;
    const letGo = setTimeout(() => {
      isLetGo = true;
      void reader.query('ROLLBACK');
    }, 30_000);
    await work();
    clearTimeout(letGo);
    return isLetGo;
  }
  const schemas = async (): Promise<string[]> =>
    (
      await database.pool.query(
        `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'read_model%' ORDER BY nspname`,
      )
    ).rows.map(({ nspname }) => nspname);

  it('makes exactly the rows that following the ledger made, whatever the history and the batches', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.integer({ min: 1, max: 250 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 }),
        async (seed, count, sizes) => {
          await database.close();
          database = await createLedgerDatabase();
          await projectLive(historyOf(count, seed), sizes);
          const live = await dumpReadModels(database.pool);

          await rebuild(database.pool, database.store);

          expect(await dumpReadModels(database.pool)).toEqual(live);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('puts every read model at the end of the ledger, keys and indexes included', async () => {
    const events = historyOf(400);
    await insertHistory(database.pool, events);
    await expect(rebuild(database.pool, database.store)).resolves.toEqual({
      events: events.length,
      position: BigInt(events.length),
      halted: [],
      swapped: true,
    });
    const checkpoints = await readCheckpoints(database.pool, LIVE);
    expect(checkpoints).toHaveLength(projections.length);
    expect(new Set(checkpoints.map(({ position }) => position))).toEqual(new Set([BigInt(events.length)]));

    const { rows } = await database.pool.query(
      `SELECT indexname FROM pg_indexes WHERE schemaname = 'read_model' AND indexname IN ('movement_pkey', 'movement_of_centre')`,
    );
    expect(rows).toHaveLength(2);
    expect(await schemas()).toEqual(['read_model']);
  });

  it('asks once more for events that ran out of time while it was at work', async () => {
    const { pool, store } = database;
    const events = historyOf(400);
    await insertHistory(pool, events);
    let asked = 0;
    const busy = {
      head: () => store.head(),
      readAll: async (options: ReadAllOptions) => {
        asked++;
        if (asked === 2) throw new EventStoreUnavailable('no answer in time');
        return store.readAll(options);
      },
    };
    await expect(rebuild(pool, busy)).resolves.toMatchObject({ events: events.length, swapped: true });
  });

  it('of an empty ledger makes empty tables', async () => {
    await rebuild(database.pool, database.store);
    expect(Object.values(await dumpReadModels(database.pool)).flat()).toEqual([]);
  });

  it('keeps the live read models where one event cannot be applied, and names it', async () => {
    const events = historyOf(200);
    await projectLive(events, [100]);
    const live = await dumpReadModels(database.pool);
    const last = events.at(-1)!;
    const unknown = {
      ...last,
      position: last.position + 1n,
      revision: 0,
      stream: 'ledger-x',
      type: 'StockLaunched',
      id: crypto.randomUUID(),
    };
    await insertHistory(database.pool, [unknown]);

    const report = await rebuild(database.pool, database.store);

    expect(report.swapped).toBe(false);
    expect(report.halted).toHaveLength(projections.filter(({ reads }) => reads['ledger-']).length);
    expect(report.halted[0]).toEqual(
      expect.objectContaining({
        position: unknown.position,
        error: expect.stringContaining('StockLaunched'),
      }),
    );
    expect(await dumpReadModels(database.pool)).toEqual(live);
  });

  it('is put in place beside who reads for long, which keeps no reader waiting', async () => {
    const { pool, store } = database;
    const events = historyOf(200);
    await projectLive(events, [100]);
    const reader = await openSession(pool, LIVE);
    await reader.query('BEGIN');
    await readCheckpoints(reader, LIVE);
    await reader.query('SELECT count(*) FROM movement');
    const before = await oidOf('read_model.checkpoint');
    const built = rebuild(pool, store);
    let hasWaited = false;
    await eventually(async () => {
      hasWaited ||= await waitsFor(reader, () => readCheckpoints(pool, LIVE));
      return (await oidOf('read_model.checkpoint')) !== before;
    });
    expect((await built).swapped).toBe(true);
    expect(hasWaited).toBe(false);
    await reader.query('ROLLBACK');
    await reader.end();
  });

  it('ends at once beside who reads for long, again and again, and leaves nothing when nobody reads any more', async () => {
    const { pool, store } = database;
    await projectLive(historyOf(50), [50]);
    const killed = await openSession(pool, NEXT);
    await createTables(killed, NEXT, projections);
    await killed.end();
    const reader = await openSession(pool, LIVE);
    await reader.query(`BEGIN; SELECT count(*) FROM movement; SELECT count(*) FROM ${NEXT}.movement`);
    const hasWaited = await waitsFor(reader, async () => {
      for (let turn = 0; turn < 2; turn++) expect((await rebuild(pool, store)).swapped).toBe(true);
    });
    expect(hasWaited).toBe(false);
    // The tables that are read, of the first rebuild and of the one that was killed.
    expect(await schemas()).toEqual([
      'read_model',
      expect.stringMatching(/^read_model_old_\d+$/),
      expect.stringMatching(/^read_model_old_\d+$/),
    ]);
    await reader.query('ROLLBACK');
    await reader.end();
    expect(isSound(await verify(pool, store))).toBe(true);
    expect(await schemas()).toEqual(['read_model']);
  });

  it('takes the place of tables that a dump brought, in which some are empty beside the position of others', async () => {
    const { pool, store } = database;
    await projectLive(historyOf(50), [50]);
    await pool.query(`
      ALTER TABLE read_model.checkpoint RENAME TO dumped;
      CREATE TABLE read_model.checkpoint (LIKE read_model.dumped INCLUDING ALL);
      INSERT INTO read_model.checkpoint SELECT * FROM read_model.dumped;
      DROP TABLE read_model.dumped;
      TRUNCATE read_model.movement`);
    expect(await readCheckpoints(pool, LIVE)).toEqual([]);
    expect(await prepareReadModels(pool, store)).toBe('current');
    expect(isSound(await verify(pool, store))).toBe(true);
    expect(await schemas()).toEqual(['read_model']);
  });

  it('is refused while another one is running', async () => {
    const running = await openSession(database.pool, NEXT);
    expect(await take(running, 'schemas')).toBe(true);
    await expect(rebuild(database.pool, database.store)).rejects.toThrow(SchemasBusy);
    await running.end();
  });

  it('takes the place of one whose process is stopped, or gone with its machine', async () => {
    const { pool, store } = database;
    const silent = await openSession(pool, NEXT);
    await silent.query(`SELECT pg_advisory_lock(hashtextextended('read-model schemas', 0))`);
    expect(await prepareReadModels(pool, store, { signal: AbortSignal.timeout(60_000) })).toBe('current');
    await expect(silent.query('SELECT 1')).rejects.toThrow();
  });

  it('puts nothing in place where it was cut off meanwhile', async () => {
    const { pool, store } = database;
    await projectLive(historyOf(50), [50]);
    const before = await oidOf('read_model.checkpoint');
    let asked = 0;
    const cutOff = {
      // Asked for at the beginning, and when everything but the change of places is done.
      head: async () => {
        asked++;
        if (asked === 2)
          await pool.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_locks JOIN pg_database ON oid = database
            WHERE locktype = 'advisory' AND datname = current_database()`);
        return store.head();
      },
      readAll: (options: ReadAllOptions) => store.readAll(options),
    };
    await expect(rebuild(pool, cutOff)).rejects.toThrow();
    expect(asked).toBe(2);
    expect(await oidOf('read_model.checkpoint')).toBe(before);
  });
});
