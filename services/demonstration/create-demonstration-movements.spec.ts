import type pg from 'pg';
import type { TestDatabase } from '../../test/support/database.js';
import { createReferenceDatabase } from '../../test/support/reference-database.js';
import type { RecordedEvent } from '../event-store/port.js';
import { PostgresEventStore } from '../event-store/postgres/postgres-event-store.js';
import { createExecutions } from '../execution/executions.js';
import { chainChecker } from '../execution/hash-chain.js';
import { SNAPSHOT_TABLE } from '../execution/snapshots.js';
import { StoreWrapper } from '../execution/testing/store-wrapper.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { PostgresDirectory } from '../reference-data/directory/postgres-directory.js';
import { createDemonstrationMovements } from './create-demonstration-movements.js';
import { demonstrationIds } from './reference-data/ids.js';
import type { DemonstrationParts } from './step.js';

const { centres } = demonstrationIds;

describe('the demonstration movements', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  let pool: pg.Pool;
  let directory: PostgresDirectory;

  beforeEach(async () => {
    database = await createReferenceDatabase();
    store = await PostgresEventStore.connect({ connectionString: database.url });
    await store.ensureSchema();
    pool = createPool(database.url);
    await createPlatformTables(pool, [SNAPSHOT_TABLE]);
    directory = await PostgresDirectory.open({ pool, connectionString: database.url });
  });
  afterEach(async () => {
    await directory.onApplicationShutdown();
    await store.close();
    await pool.end();
    await database.release();
  });

  const parts = (wrapper = new StoreWrapper(store), now = new Date()): DemonstrationParts => ({
    ...createExecutions({
      store: wrapper.store,
      pool,
      clock: () => new Date(),
      onWarning: () => {},
      retryForMs: 0,
    }),
    store,
    directory,
    timeZone: 'Europe/Paris',
    now,
  });
  const recorded = (): Promise<RecordedEvent[]> => store.readAll({ after: 0n, limit: 10_000 });
  /** What happened where, without the ids and times of one telling. */
  const gist = async () =>
    (await recorded())
      .map(({ stream, type, metadata }) => `${stream} ${type} ${String(metadata.commandId)}`)
      .sort();

  it('are recorded once, in the order in which they happened, with requests that were served and notes that wait', async () => {
    expect(await createDemonstrationMovements(parts())).toBe(true);
    expect(await createDemonstrationMovements(parts())).toBe(false);

    const events = await recorded();
    const times = events.map(({ metadata }) => String(metadata.occurredAt));
    expect(times).toEqual([...times].sort());
    expect(times.every((time) => time <= new Date().toISOString())).toBe(true);
    const check = chainChecker();
    expect(events.flatMap(check)).toEqual([]);
    expect(events.filter(({ metadata }) => metadata.isHistory !== true)).toEqual([]);
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        'StockEntered',
        'StockPrepared',
        'PreparationCancelled',
        'FridgeExitRecorded',
        'StockScrapped',
        'StockCorrected',
        'ExpiryChanged',
        'StockReturned',
        'ReturnedStockEntered',
        'DeliveryNoteReceived',
        'DeliveryNoteCancelled',
        'UseDeclared',
        'AllocationsPlanned',
        'ReplenishmentRequested',
        'ReplenishmentConfirmed',
        'ReplenishmentRefused',
        'ReplenishmentProcessed',
        'GoodsDeparted',
        'ReplenishmentCancelled',
      ]),
    );
    expectServedRequests(events);
    const { centreBellevue, plateformeNord } = centres;
    expect(destinationsOfWaitingNotes(events)).toEqual([centreBellevue, plateformeNord].sort());
  });

  /** Two requests were served, each by the note of a preparation of what was asked for. */
  function expectServedRequests(events: readonly RecordedEvent[]): void {
    const asked = new Map(
      events
        .filter(({ type }) => type === 'ReplenishmentRequested')
        .map(({ data }) => [data.requestId, data]),
    );
    const served = events.filter(({ type, data }) => type === 'StockPrepared' && data.replenishmentId);
    expect(served).toHaveLength(2);
    for (const { data } of served) {
      const { centreId, productId } = asked.get(data.replenishmentId)!;
      expect(data).toMatchObject({ destinationId: centreId });
      expect(data.lines).toContainEqual(expect.objectContaining({ productId }));
    }
  }

  function destinationsOfWaitingNotes(events: readonly RecordedEvent[]): readonly unknown[] {
    const settled = new Set(
      events.filter(({ stream }) => stream.startsWith('delivery-note-')).map(({ data }) => data.noteId),
    );
    return events
      .filter(
        ({ type, data }) =>
          type === 'StockPrepared' && !data.followUpDisabled && !settled.has(data.preparationId),
      )
      .map(({ data }) => data.destinationId)
      .sort();
  }

  it.each([1, 20, 90])(
    'are completed after an interruption at append %s, whenever that is',
    async (append) => {
      const dying = new StoreWrapper(store);
      dying.before = async () => {
        if (dying.appends === append) dying.unanswered = Number.POSITIVE_INFINITY;
      };
      const now = new Date();
      await expect(createDemonstrationMovements(parts(dying, now))).rejects.toThrow();
      expect(await createDemonstrationMovements(parts(undefined, now))).toBe(true);
      const continued = await gist();
      expect(new Set(continued).size).toBe(continued.length);
      expect(await createDemonstrationMovements(parts(undefined, now))).toBe(false);
      const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000);
      expect(await createDemonstrationMovements(parts(undefined, tomorrow))).toBe(false);
    },
  );
});
