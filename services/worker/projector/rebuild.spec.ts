import fc from 'fast-check';
import { projections } from '../../../projections/index.js';
import { EventStoreUnavailable, type ReadAllOptions, type RecordedEvent } from '../../event-store/port.js';
import { Lockstep } from './lockstep.js';
import { prepareReadModels } from './prepare-read-models.js';
import { LIVE, openSession, readCheckpoints } from './read-model-schema.js';
import { rebuild } from './rebuild.js';
import { historyOf } from './testing/histories.js';
import {
  createLedgerDatabase,
  dumpReadModels,
  insertHistory,
  type LedgerDatabase,
} from './testing/ledger-database.js';

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
  }, 120_000);

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
    const { rows: schemas } = await database.pool.query(
      `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'read_model%'`,
    );
    expect(schemas).toEqual([{ nspname: 'read_model' }]);
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

  it('is put in place beside a backup that still reads, which keeps no reader waiting', async () => {
    const { pool, store } = database;
    const events = historyOf(200);
    await projectLive(events, [100]);
    const backup = await openSession(pool, LIVE);
    await backup.query('BEGIN');
    await readCheckpoints(backup, LIVE);
    await backup.query('SELECT count(*) FROM movement');
    const before = await oidOf('read_model.checkpoint');
    const built = rebuild(pool, store);
    let isInPlace = false;
    let longest = 0;
    const begun = performance.now();
    while (!isInPlace && performance.now() - begun < 10_000) {
      const asked = performance.now();
      // Who waits for the backup is let go in the end.
      const cut = setTimeout(() => void backup.query('ROLLBACK'), 5_000);
      await readCheckpoints(pool, LIVE);
      clearTimeout(cut);
      longest = Math.max(longest, performance.now() - asked);
      isInPlace = (await oidOf('read_model.checkpoint')) !== before;
    }
    await backup.query('ROLLBACK');
    expect((await built).swapped).toBe(true);
    await backup.end();
    expect(isInPlace).toBe(true);
    expect(longest).toBeLessThan(3_000);
    expect(await oidOf('read_model_old.checkpoint')).toBeNull();
  }, 60_000);

  it('is refused while another one is running', async () => {
    await insertHistory(database.pool, historyOf(300));
    const [first, second] = await Promise.allSettled([
      rebuild(database.pool, database.store),
      rebuild(database.pool, database.store),
    ]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});
