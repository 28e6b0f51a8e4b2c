import type pg from 'pg';
import { createTestDatabase } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import type { RecordedEvent } from '../../../event-store/port.js';
import { PostgresEventStore } from '../../../event-store/postgres/postgres-event-store.js';
import { createExecutions, type Executions } from '../../../execution/executions.js';
import { SNAPSHOT_TABLE } from '../../../execution/snapshots.js';
import { balanceOf, TestNetwork } from '../../../execution/testing/network.js';
import { StoreWrapper } from '../../../execution/testing/store-wrapper.js';
import { createPlatformTables } from '../../../platform/platform-tables.js';
import { createPool } from '../../../platform/pool.js';
import { REACTOR_CHECKPOINT_TABLE } from '../checkpoint.js';
import { SettlementReactor, type SettlementReactorOptions } from './settlement-reactor.js';

describe('the settlement reactor', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let store: PostgresEventStore;
  let pool: pg.Pool;
  let api: Executions;
  let network: TestNetwork;
  let running: SettlementReactor[];

  beforeEach(async () => {
    database = await createTestDatabase();
    store = await PostgresEventStore.connect({ connectionString: database.url });
    await store.ensureSchema();
    pool = createPool(database.url);
    await createPlatformTables(pool, [SNAPSHOT_TABLE, REACTOR_CHECKPOINT_TABLE]);
    api = executions();
    network = new TestNetwork(api);
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((reactor) => reactor.stop()));
    await store.close();
    await pool.end();
    await database.release();
  });

  const executions = (wrapper = new StoreWrapper(store)) =>
    createExecutions({
      store: wrapper.store,
      pool,
      clock: () => new Date(),
      onWarning: () => {},
      retryForMs: 200,
    });
  const start = (options: SettlementReactorOptions = {}, { settlement, recallSettlement } = executions()) => {
    const reactor = new SettlementReactor(pool, store, settlement, recallSettlement, options);
    running.push(reactor);
    reactor.start();
    return reactor;
  };
  const balances = () =>
    Promise.all([balanceOf(store, network.dispatchId), balanceOf(store, network.bellevueId)]);
  const reached = async (expected: readonly number[]) => {
    const wanted = JSON.stringify(expected);
    await eventually(async () => JSON.stringify(await balances()) === wanted).catch(() => undefined);
    expect(await balances()).toEqual(expected);
  };

  it('does what the command that decided did not come to', async () => {
    start();
    const batch = await network.enter(30);
    const received = await network.prepare(batch, 12);
    const cancelled = await network.prepare(batch, 5);
    await network.receive(received);
    await network.cancel(cancelled);
    await reached([18, 12]);
    await network.giveBack(received.lines[0]!.lineId, 2);
    await reached([20, 10]);
  });

  it('marks what follows from history as history', async () => {
    start();
    const batch = await network.enter(30);
    await network.receive(await network.prepare(batch, 12), api, { isHistory: true });
    await reached([18, 12]);
    await network.receive(await network.prepare(batch, 3), api);
    await reached([15, 15]);
    const followed = [];
    for await (const { metadata } of store.readStream(`ledger-${network.bellevueId}`))
      followed.push(metadata);
    expect(followed.map(({ isHistory }) => isHistory)).toEqual([true, undefined]);
  });

  it('does what was left undone before it started, and nothing again after a restart', async () => {
    const note = await network.prepare(await network.enter(30), 12);
    await network.receive(note);
    const first = start();
    await reached([18, 12]);
    await first.stop();
    const seen: RecordedEvent[] = [];
    start({ onSettled: (outcome) => seen.push(outcome) });
    await network.receive(await network.prepare(await network.enter(5), 5));
    await reached([18, 17]);
    expect(seen).toHaveLength(1);
  });

  it('writes down at once how far it has come, so that a quiet ledger is not taken for one that waits', async () => {
    start();
    const batch = await network.enter(30);
    await network.receive(await network.prepare(batch, 12));
    await reached([18, 12]);
    const head = await store.head();
    await eventually(async () => {
      const { rows } = await pool.query(
        `SELECT FROM platform.reactor_checkpoint WHERE name = 'settlement' AND position >= $1`,
        [head],
      );
      return rows.length > 0;
    });
  });

  it('finds what the command has driven', async () => {
    const found: boolean[] = [];
    start({ onSettled: (_, repeated) => found.push(repeated) }, api);
    const note = await network.prepare(await network.enter(30), 12);
    const outcome = await network.receive(note);
    const by = { userId: note.issuerId, centreId: null, occurredAt: note.preparedAt, correlationId: 'c' };
    const stream = `delivery-note-${note.noteId}`;
    await api.settlement.settle({ event: outcome.events[0]!, stream, position: outcome.position, by });
    await reached([18, 12]);
    await eventually(() => found.length > 0);
    expect(await balances()).toEqual([18, 12]);
  });

  it('works in one process at a time, and the next takes over', async () => {
    const settledBy: string[] = [];
    const one = start({ onSettled: () => settledBy.push('one') });
    const batch = await network.enter(40);
    await network.receive(await network.prepare(batch, 10));
    await reached([30, 10]);
    start({ onSettled: () => settledBy.push('other') });
    await network.receive(await network.prepare(batch, 10));
    await reached([20, 20]);
    await one.stop();
    await network.receive(await network.prepare(batch, 10));
    await reached([10, 30]);
    expect(settledBy).toEqual(['one', 'one', 'other']);
  });

  it('survives lost connections', async () => {
    start();
    const batch = await network.enter(30);
    await network.receive(await network.prepare(batch, 10));
    await reached([20, 10]);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    // What is asked on a connection that was just lost fails, until the pool has another.
    await eventually(() => pool.query('SELECT 1').then(Boolean, () => false));
    await eventually(() =>
      store.head().then(
        () => true,
        () => false,
      ),
    );
    await network.receive(await network.prepare(batch, 10));
    await reached([10, 20]);
  });

  it('tries again where the outcome is unknown, without doing anything twice', async () => {
    const wrapper = new StoreWrapper(store);
    const interruptions: unknown[] = [];
    const options = { onInterrupted: (error: unknown) => interruptions.push(error) };
    start(options, executions(wrapper));
    const note = await network.prepare(await network.enter(30), 12);
    wrapper.unanswered = 8;
    await network.receive(note);
    await eventually(() => interruptions.length > 0);
    await reached([18, 12]);
    wrapper.unanswered = 0;
    await network.receive(await network.prepare(await network.enter(1), 1));
    await reached([18, 13]);
  });
});
