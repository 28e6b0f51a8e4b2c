import { randomUUID } from 'node:crypto';
import { EDITION, projections } from '../../../projections/index.js';
import { projection } from '../../../projections/projection.js';
import { caughtUp } from '../../../test/support/caught-up.js';
import { eventually, WITHIN_S } from '../../../test/support/eventually.js';
import type { RecordedEvent } from '../../event-store/port.js';
import { ReadModelsNotReady } from '../../platform/projection-status.js';
import { CheckpointProgress } from './checkpoint-progress.js';
import { CheckpointStatus } from './checkpoint-status.js';
import type { Halt } from './lockstep.js';
import { prepareReadModels } from './prepare-read-models.js';
import { Projector, type ProjectorOptions } from './projector.js';
import { LIVE, readCheckpoints } from './read-model-schema.js';
import { rebuild } from './rebuild.js';
import { historyOf } from './testing/histories.js';
import {
  appendHistory,
  createLedgerDatabase,
  insertHistory,
  type LedgerDatabase,
} from './testing/ledger-database.js';
import { isSound, verify } from './verify.js';

const DAY_MS = 86_400_000;

describe('the projector', () => {
  let database: LedgerDatabase;
  let running: Projector[];

  beforeEach(async () => {
    database = await createLedgerDatabase();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((projector) => projector.stop()));
    await database.close();
  });

  function start(options: ProjectorOptions = {}) {
    const progress = new CheckpointProgress(database.pool);
    const projector = new Projector(database.pool, database.store, progress, options);
    running.push(projector);
    projector.start();
    return { projector, progress };
  }

  /** Is at work when this resolves: it has built the read models, and nobody holds their schemas any more. */
  async function startActive(options: Omit<ProjectorOptions, 'onActive'> = {}) {
    let active = false;
    const started = start({ ...options, onActive: () => (active = true) });
    await eventually(() => active);
    return started;
  }

  const status = () => new CheckpointStatus(database.pool, database.store, projections);
  const expectSound = async () => {
    const report = await verify(database.pool, database.store);
    expect(report).toEqual(expect.objectContaining({ notComparable: [] }));
    expect(report.comparisons.flatMap(({ differences }) => differences)).toEqual([]);
  };
  const cutConnections = (application: string) =>
    database.pool.query(
      // Of this spec alone: the server is shared with those that run beside it.
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $1`,
      [application],
    );

  it('follows what is appended, and wakes the callers that wait', async () => {
    const { progress } = await startActive();
    const elsewhere = new CheckpointProgress(database.pool);
    const position = await appendHistory(database.store, historyOf(60));
    await caughtUp(progress, position);
    await caughtUp(elsewhere, position);
    expect(await elsewhere.waitFor(position + 1n, 150)).toBe(false);
    await expectSound();
  });

  it('builds the read models of a ledger that is there already, before it follows', async () => {
    const events = historyOf(300);
    await insertHistory(database.pool, events);
    await expect(status().read()).rejects.toThrow(ReadModelsNotReady);
    const phases = new Set<string>();
    const { progress } = start({ onRebuild: ({ phase }) => phases.add(phase) });
    await caughtUp(progress, BigInt(events.length));
    expect([...phases]).toEqual(['replay', 'index', 'catch-up', 'swap']);
    expect(await status().read()).toContainEqual({
      name: 'stock',
      position: BigInt(events.length),
      lagPositions: 0n,
      lagSeconds: 0,
      halted: null,
    });
  });

  it('tells how far it is behind by the clock of the database, whatever the one of the process says', async () => {
    const { projector, progress } = start();
    await caughtUp(progress, await appendHistory(database.store, historyOf(20)));
    await projector.stop();
    await appendHistory(database.store, historyOf(21).slice(20));
    const clock = jest
      .spyOn(Date, 'now')
      .mockImplementation(() => performance.timeOrigin + performance.now() + DAY_MS);
    const behind = await status().read();
    clock.mockRestore();
    expect(behind.map(({ lagPositions }) => lagPositions)).toContain(1n);
    for (const { lagSeconds } of behind) expect(lagSeconds).toBeLessThan(DAY_MS / 2_000);
  });

  it('leaves the work to one process; another takes over when that one is gone', async () => {
    const active: string[] = [];
    const first = start({ onActive: () => active.push('first') });
    await eventually(() => active.length === 1);
    const second = start({ onActive: () => active.push('second') });
    const all = historyOf(80);
    const events = all.slice(0, 40);
    await caughtUp(first.progress, await appendHistory(database.store, events));
    expect(active).toEqual(['first']);

    await first.projector.stop();
    await eventually(() => active.length === 2);
    const more = all.slice(events.length);
    await caughtUp(second.progress, await appendHistory(database.store, more));
    await expectSound();
  });

  it('takes itself up again when its connections are cut', async () => {
    let interruptions = 0;
    const { progress } = await startActive({ onInterrupted: () => interruptions++ });
    const events = historyOf(60);
    await caughtUp(progress, await appendHistory(database.store, events.slice(0, 20)));
    for (const application of ['projector', 'event-store', 'event-store-listen'])
      await cutConnections(application);
    await eventually(() => interruptions > 0);
    const position = await appendHistory(database.store, events.slice(20));
    await caughtUp(progress, position);
    await expectSound();
  });

  it('goes on from a rebuild that was swapped in meanwhile, and nobody sees the past again', async () => {
    const { progress } = await startActive();
    const events = historyOf(240);
    await caughtUp(progress, await appendHistory(database.store, events.slice(0, 40)));

    let appending = true;
    const seen: bigint[] = [];
    const watch = (async () => {
      while (appending) {
        const [first] = await readCheckpoints(database.pool, LIVE);
        if (first) seen.push(first.position);
      }
    })();
    const appended = appendHistory(database.store, events.slice(40));
    const reports = [
      await rebuild(database.pool, database.store),
      await rebuild(database.pool, database.store),
    ];
    const position = await appended;
    await caughtUp(progress, position);
    appending = false;
    await watch;

    expect(reports.map(({ swapped }) => swapped)).toEqual([true, true]);
    expect(seen).toEqual([...seen].sort((one, other) => (one < other ? -1 : 1)));
    await expectSound();
  });

  describe('meeting an event that cannot be applied', () => {
    const history = historyOf(120);
    const index = history.findIndex(({ type }) => type === 'StockScrapped');

    it('halts the one projection at exactly that event, and goes on with the others', async () => {
      const spoilt = history.map(
        (event, at): RecordedEvent =>
          at === index ? { ...event, data: { ...event.data, cause: null } } : event,
      );
      const halts: Halt[] = [];
      const { progress } = await startActive({ onHalt: (halt) => halts.push(halt) });
      await insertHistory(database.pool, spoilt);
      const end = BigInt(history.length);
      await database.store.append('use-declaration-x', 'no-stream', [declaration(history)]);

      await caughtUp(progress, end, 'stock', 'movement');
      expect(await progress.waitFor(end, WITHIN_S * 1_000, ['operation'])).toBe(false);
      expect(halts).toEqual([
        {
          projection: 'operation',
          position: BigInt(index + 1),
          error: expect.stringContaining(history[index]!.id),
        },
      ]);
      const health = await status().read();
      expect(health.filter(({ halted }) => halted)).toEqual([
        expect.objectContaining({
          name: 'operation',
          position: BigInt(index),
          lagPositions: end + 1n - BigInt(index),
        }),
      ]);
      const { notComparable, comparisons } = await verify(database.pool, database.store);
      expect(notComparable).toEqual([{ projection: 'operation', reason: expect.stringContaining('cause') }]);
      expect(comparisons.every(({ differing }) => differing === 0)).toBe(true);
    });

    it('halts on a type that it does not know, in a stream that it reads', async () => {
      const { progress } = start();
      const position = await appendHistory(database.store, history.slice(0, 30));
      await caughtUp(progress, position);
      const unknown = { id: randomUUID(), type: 'StockLaunched', data: {}, metadata: {} };
      const { position: at } = await database.store.append(`ledger-${randomUUID()}`, 'no-stream', [unknown]);
      expect(await progress.waitFor(at, WITHIN_S * 1_000, ['stock'])).toBe(false);
      await caughtUp(progress, at, 'use-declaration');
    });

    it('gives a halted projection another chance when the service has been started again', async () => {
      const { projector, progress } = start();
      await appendHistory(database.store, history.slice(0, 20));
      await caughtUp(progress, 20n);
      await projector.stop();
      await database.pool.query(
        `UPDATE read_model.checkpoint SET halted_at = now(), error = 'a fault that was repaired' WHERE name = 'stock'`,
      );
      await appendHistory(database.store, history.slice(20, 40));

      start();
      await eventually(async () =>
        (await readCheckpoints(database.pool, LIVE)).every(
          ({ position, halted }) => position === 40n && !halted,
        ),
      );
      expect(isSound(await verify(database.pool, database.store))).toBe(true);
    });
  });

  describe('of another release', () => {
    const LATER = Math.max(...projections.map(({ version }) => version)) + 1;
    const ofLater = projections.map((projection) => ({ ...projection, version: LATER }));

    it('rebuilds by itself where it is later', async () => {
      const { projector, progress } = start();
      const position = await appendHistory(database.store, historyOf(30));
      await caughtUp(progress, position);
      await projector.stop();

      const later = start({ projections: ofLater, edition: EDITION + 1 });
      await caughtUp(later.progress, position);
      await eventually(async () =>
        (await readCheckpoints(database.pool, LIVE)).every(({ version }) => version === LATER),
      );
    });

    const added = projection({ name: 'added', version: 1, tables: [], reads: {} });
    it.each([
      ['other versions', ofLater, EDITION + 1],
      ['other versions in the same edition', ofLater, EDITION],
      ['one more', [...projections, added], EDITION + 1],
      ['one fewer', projections.slice(1), EDITION + 1],
    ])('stands by where it is earlier, and the later one has %s', async (_, set, edition) => {
      const { pool, store } = database;
      expect(await prepareReadModels(pool, store, { projections: set, edition })).toBe('current');
      const built = await readCheckpoints(pool, LIVE);
      let outdated = 0;
      start({ onOutdated: () => outdated++ });
      await eventually(() => outdated > 0);
      expect(await readCheckpoints(pool, LIVE)).toEqual(built);
    });
  });
});

/** Something for the projections that are still at work to see behind a spoilt history. */
function declaration(history: readonly RecordedEvent[]) {
  const { data, metadata } = history.find(({ type }) => type === 'UseDeclared')!;
  return { id: randomUUID(), type: 'UseDeclared', data: { ...data, declarationId: randomUUID() }, metadata };
}
