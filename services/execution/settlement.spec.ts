import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTestDatabase } from '../../test/support/database.js';
import type { IssuedNote } from '../domain/delivery-note/commands.js';
import type { LotRecalled } from '../domain/recall/events.js';
import { DomainError } from '../domain/shared/error.js';
import { deliveryNoteStream, ledgerStream } from '../domain/shared/streams.js';
import { PostgresEventStore } from '../event-store/postgres/postgres-event-store.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { createExecutions, type Executions } from './executions.js';
import { OutstandingReturns } from './outstanding-returns.js';
import { RecallSettlement } from './recall-settlement.js';
import type { Outcome } from './settlement.js';
import { SNAPSHOT_TABLE } from './snapshots.js';
import type { Executed } from './stream-type.js';
import { RECALL_REGISTER } from './streams/recall.js';
import { context } from './testing/counter.js';
import { balanceOf, TestNetwork } from './testing/network.js';

describe('what follows from a outcome', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let store: PostgresEventStore;
  let pool: pg.Pool;
  let here: Executions;
  let there: Executions;
  let network: TestNetwork;

  beforeAll(async () => {
    database = await createTestDatabase();
    store = await PostgresEventStore.connect({ connectionString: database.url });
    await store.ensureSchema();
    pool = createPool(database.url);
    await createPlatformTables(pool, [SNAPSHOT_TABLE]);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.release();
  });
  beforeEach(() => {
    const parts = { store, pool, clock: () => new Date(), onWarning: () => {} };
    [here, there] = [createExecutions(parts), createExecutions(parts)];
    network = new TestNetwork(here);
  });

  const settleIn = (executions: Executions, stream: string, { events, position }: Executed<Outcome>) =>
    executions.settlement.settle({ event: events[0]!, stream, position, by: context() });
  const settleNote = (executions: Executions, note: IssuedNote, outcome: Executed<Outcome>) =>
    settleIn(executions, deliveryNoteStream(note.noteId), outcome);
  const balances = () =>
    Promise.all([balanceOf(store, network.dispatchId), balanceOf(store, network.bellevueId)]);

  it('brings a received note into the stock of its destination, once, also if several settle it', async () => {
    const note = await network.prepare(await network.enter(30), 12);
    const outcome = await network.receive(note);
    await Promise.all([settleNote(here, note, outcome), settleNote(there, note, outcome)]);
    await settleNote(there, note, outcome);
    expect(await balances()).toEqual([18, 12]);
  });

  it('restores a cancelled note at its issuer, once', async () => {
    const note = await network.prepare(await network.enter(30), 12);
    const outcome = await network.cancel(note);
    await Promise.all([settleNote(here, note, outcome), settleNote(there, note, outcome)]);
    expect(await balances()).toEqual([30, 0]);
  });

  it('brings a return back to the dispatch centre, once', async () => {
    const note = await network.prepare(await network.enter(30), 12);
    await settleNote(here, note, await network.receive(note));
    const outcome = await network.giveBack(note.lines[0]!.lineId, 5);
    const stream = ledgerStream(network.bellevueId);
    await Promise.all([settleIn(here, stream, outcome), settleIn(there, stream, outcome)]);
    expect(await balances()).toEqual([23, 7]);
  });

  it('lets a return that is under way arrive below the position of a recall of its lot', async () => {
    const note = await network.prepare(await network.enter(30), 12);
    await settleNote(here, note, await network.receive(note));
    const returned = await network.giveBack(note.lines[0]!.lineId, 5);
    const { events } = await there.recalls.execute(
      RECALL_REGISTER,
      {
        type: 'RecallLot',
        recallId: randomUUID(),
        centreId: null,
        productId: network.product.id,
        productKnown: true,
        lot: 'LOT-1',
        reason: 'Défaut',
        instruction: null,
        now: new Date().toISOString(),
      },
      context(),
    );
    const { commandId: _, ...by } = context();
    const centres = [network.dispatchId, network.bellevueId].map((id) => ({ id, below: true }));
    const recalls = new RecallSettlement(
      there.ledgers,
      there.recalls,
      { below: async () => centres },
      new OutstandingReturns(pool, store, there.settlement),
    );
    const recalledAt = await recalls.settle((events[0] as LotRecalled).data, by);
    const arrived = await settleIn(here, ledgerStream(network.bellevueId), returned);
    expect(await balances()).toEqual([23, 7]);
    expect(arrived.position).toBeLessThan(recalledAt);
  });

  it('has one winner where a reception and a cancellation race, a hundred times', async () => {
    const batch = await network.enter(1_000);
    let received = 0;
    for (let round = 0; round < 100; round++) {
      const note = await network.prepare(batch, 3);
      const race = () => [network.receive(note, here), network.cancel(note, there)];
      const outcomes = await Promise.allSettled(race());
      const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect([winners.length, losers.length]).toEqual([1, 1]);
      expect(losers[0]!.reason).toBeInstanceOf(DomainError);
      const outcome = winners[0]!.value;
      if (outcome.events[0]!.type === 'DeliveryNoteReceived') received++;
      await Promise.all([settleNote(here, note, outcome), settleNote(there, note, outcome)]);
    }
    expect(await balances()).toEqual([1_000 - 3 * received, 3 * received]);
  });
});
