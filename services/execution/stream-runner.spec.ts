import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase } from '../../test/support/database.js';
import {
  AppendTooLarge,
  EventStoreUnavailable,
  type RecordedEvent,
  WrongExpectedRevision,
} from '../event-store/port.js';
import { PostgresEventStore } from '../event-store/postgres/postgres-event-store.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { PostgresSnapshots, SNAPSHOT_TABLE } from './snapshots.js';
import { type RunnerOptions, StreamRunner } from './stream-runner.js';
import { BelowZero, change, context, counterType } from './testing/counter.js';
import { StoreWrapper } from './testing/store-wrapper.js';
import { verifyChain } from './testing/verify-chain.js';

describe('executing commands on a stream', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let postgres: PostgresEventStore;
  let pool: pg.Pool;
  let id: string;
  const warnings: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    postgres = await PostgresEventStore.connect({ connectionString: database.url });
    await postgres.ensureSchema();
    pool = new pg.Pool({ connectionString: database.url });
    await createPlatformTables(pool, [SNAPSHOT_TABLE]);
  });
  afterAll(async () => {
    await postgres.close();
    await pool.end();
    await database.release();
  });
  beforeEach(() => {
    id = randomUUID();
    warnings.length = 0;
  });

  const runner = (wrapper = new StoreWrapper(postgres), options: Partial<RunnerOptions> = {}) =>
    new StreamRunner(counterType, {
      store: wrapper.store,
      clock: () => new Date(),
      onWarning: (message) => warnings.push(message),
      retryForMs: 2_000,
      ...options,
    });

  const recorded = async (): Promise<RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for await (const event of postgres.readStream(`ledger-${id}`)) events.push(event);
    return events;
  };
  const total = async () => (await recorded()).reduce((sum, { data }) => sum + Number(data.by), 0);

  it('appends what was decided, with everything that an auditor needs', async () => {
    const asked = context({ centreId: randomUUID() });
    const executed = await runner().execute(id, change(5, 'first'), asked);
    const [event] = await recorded();
    expect(executed).toEqual({
      events: [{ type: 'Changed', data: { by: 5, note: 'first' }, id: event!.id }],
      revision: 0,
      position: event!.position,
      repeated: false,
    });
    expect(event!.metadata).toMatchObject({
      userId: asked.userId,
      centreId: asked.centreId,
      occurredAt: asked.occurredAt,
      commandId: asked.commandId,
      commandName: 'Change',
      correlationId: asked.correlationId,
      causationId: asked.commandId,
      schemaVersion: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('waits for an event that refuses its append and cannot be read yet', async () => {
    const wrapper = new StoreWrapper(postgres);
    const ledger = runner(wrapper);
    await ledger.execute(id, change(100), context());
    let readable: Promise<unknown> | undefined;
    wrapper.before = async () => {
      readable ??= sleep(300).then(async () => {
        await runner().execute(id, change(-1), context());
        wrapper.before = undefined;
      });
      throw new WrongExpectedRevision(`ledger-${id}`, 0, 1);
    };
    expect(await ledger.execute(id, change(-10), context())).toMatchObject({ revision: 2 });
    await readable;
    expect(await total()).toBe(89);
  });

  it('appends all commands that wait together, each answered for itself', async () => {
    const wrapper = new StoreWrapper(postgres);
    const ledger = runner(wrapper);
    await ledger.execute(id, change(100), context());
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ledger.execute(id, change(-1), context())),
    );
    expect(new Set(answers.map(({ revision }) => revision)).size).toBe(30);
    expect(wrapper.appends).toBeLessThanOrEqual(3);
    expect(await total()).toBe(70);
    expect(verifyChain(await recorded())).toEqual([]);
  });

  it('rejects a refused command alone', async () => {
    const ledger = runner();
    await ledger.execute(id, change(2), context());
    const outcomes = await Promise.allSettled(
      [-1, -5, -1, -1].map((by) => ledger.execute(id, change(by), context())),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(BelowZero);
    expect(await total()).toBe(0);
  });

  it('answers a command that changes nothing with the present position of the stream', async () => {
    const ledger = runner();
    const { position } = await ledger.execute(id, change(2), context());
    expect(await ledger.execute(id, change(0), context())).toEqual({
      events: [],
      revision: 0,
      position,
      repeated: false,
    });
  });

  it('decides again where another process was first', async () => {
    const [one, other] = [runner(), runner()];
    await one.execute(id, change(10), context());
    await other.execute(id, change(-4), context());
    expect((await one.execute(id, change(-6), context())).revision).toBe(2);
    await expect(other.execute(id, change(-1), context())).rejects.toBeInstanceOf(BelowZero);
  });

  it('reads a stream that is probably empty only where it is not', async () => {
    const wrapper = new StoreWrapper(postgres);
    const first = context({ isProbablyFirst: true });
    await runner(wrapper).execute(id, change(5), first);
    expect(wrapper.reads).toBe(0);
    const executed = await runner(wrapper).execute(id, change(-2), context({ isProbablyFirst: true }));
    expect([executed.revision, await total()]).toEqual([1, 3]);
    await expect(runner(wrapper).execute(id, change(-4), context({ isProbablyFirst: true }))).rejects.toThrow(
      BelowZero,
    );
    // Repeated by a process that does not know the stream: found, not made again.
    expect(await runner(wrapper).execute(id, change(5), { ...first, since: 0n })).toMatchObject({
      repeated: true,
    });
    expect(await total()).toBe(3);
  });

  it('never refuses on a state that another process has changed', async () => {
    const [one, other] = [runner(), runner()];
    await one.execute(id, change(1), context());
    await other.execute(id, change(9), context());
    await expect(one.execute(id, change(-10), context())).resolves.toMatchObject({ revision: 2 });
  });

  it('shares out exactly what is there among processes that race', async () => {
    const processes = [runner(), runner(), runner()];
    await processes[0]!.execute(id, change(25), context());
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) => processes[i % 3]!.execute(id, change(-1), context())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(BelowZero);
    expect(await total()).toBe(0);
    expect(verifyChain(await recorded())).toEqual([]);
  });

  it.each([
    ['written but not answered', { unanswered: 2 }],
    ['lost on the way', { lost: 2 }],
  ])('repeats an append that was %s, once in effect', async (_, fault) => {
    const wrapper = new StoreWrapper(postgres);
    const ledger = runner(wrapper);
    await ledger.execute(id, change(10), context());
    Object.assign(wrapper, fault);
    await Promise.all([1, 2, 3].map(() => ledger.execute(id, change(-1), context())));
    expect(await total()).toBe(7);
    expect((await ledger.execute(id, change(-7), context())).revision).toBe(4);
    expect(verifyChain(await recorded())).toEqual([]);
  });

  it('finds its own events where somebody appended between an unanswered append and its repetition', async () => {
    const wrapper = new StoreWrapper(postgres);
    const ledger = runner(wrapper);
    await ledger.execute(id, change(10), context());
    wrapper.unanswered = 1;
    wrapper.before = async () => {
      if (wrapper.appends === 3) await runner().execute(id, change(-2), context());
    };
    const executed = await ledger.execute(id, change(-1), context());
    expect(executed).toMatchObject({ revision: 1, events: [{ data: { by: -1 } }] });
    expect(await total()).toBe(7);
  });

  it('says so where the outcome stays unknown, and reads the stream anew afterwards', async () => {
    const wrapper = new StoreWrapper(postgres);
    const ledger = runner(wrapper, { retryForMs: 200 });
    await ledger.execute(id, change(10), context());
    wrapper.unanswered = 100;
    const asked = context();
    await expect(ledger.execute(id, change(-4), asked)).rejects.toBeInstanceOf(EventStoreUnavailable);
    wrapper.unanswered = 0;
    expect((await ledger.execute(id, change(-6), context())).revision).toBe(2);
    const again = await ledger.execute(id, change(-4), { ...asked, since: 0n });
    expect(again).toMatchObject({ revision: 1, repeated: true });
    expect(await total()).toBe(0);
  });

  describe('a command that may have been executed before', () => {
    it('is found by a process that knows nothing', async () => {
      const asked = context();
      await runner().execute(id, change(5), context());
      const first = await runner().execute(id, change(-3), asked);
      for (let i = 0; i < 40; i++) await runner().execute(id, change(1), context());
      const again = await runner().execute(id, change(-3), { ...asked, since: 0n });
      expect(again).toEqual({ ...first, repeated: true });
    });

    it('is executed where it was not', async () => {
      const before = await runner().execute(id, change(5), context());
      const asked = context({ since: before.position });
      await expect(runner().execute(id, change(-3), asked)).resolves.toMatchObject({ repeated: false });
    });

    it('is not searched for before its time', async () => {
      const wrapper = new StoreWrapper(postgres);
      const ledger = runner(wrapper);
      const { position } = await ledger.execute(id, change(5), context());
      const reads = wrapper.reads;
      await ledger.execute(id, change(-3), context({ since: position }));
      expect(wrapper.reads).toBe(reads);
    });

    it('is found even where its repetition would be refused', async () => {
      const asked = context();
      await runner().execute(id, change(5), context());
      const stale = runner();
      await stale.execute(id, change(0), context());
      const first = await runner().execute(id, change(-5), asked);
      const again = await stale.execute(id, change(-5), { ...asked, since: first.position - 1n });
      expect(again).toEqual({ ...first, repeated: true });
    });

    it('is executed once where it is asked for twice at the same time', async () => {
      const ledger = runner();
      const asked = context({ since: 0n });
      const answers = await Promise.all([1, 2, 3].map(() => ledger.execute(id, change(4), asked)));
      expect(answers.map(({ revision }) => revision)).toEqual([0, 0, 0]);
      expect(await total()).toBe(4);
    });

    it('is recognised by the store itself where the caller did not say so', async () => {
      const asked = context();
      const ledger = runner();
      const first = await ledger.execute(id, change(4), asked);
      await ledger.execute(id, change(1), context());
      expect(await ledger.execute(id, change(4), asked)).toEqual({ ...first, repeated: true });
      expect(await total()).toBe(5);
    });

    it('is not begun after its deadline', async () => {
      const late = context({ deadline: performance.now() - 1 });
      await expect(runner().execute(id, change(4), late)).rejects.toBeInstanceOf(EventStoreUnavailable);
      expect(await recorded()).toEqual([]);
    });
  });

  it('answers each of the commands that share an append its own position', async () => {
    const ledger = runner();
    await ledger.execute(id, change(1), context());
    const executed = await Promise.all([1, 2, 3].map((by) => ledger.execute(id, change(by), context())));
    expect(executed.map(({ position }) => position)).toEqual(
      (await recorded()).slice(1).map(({ position }) => position),
    );
  });

  it('records all events of an append at one instant', async () => {
    const events = Array.from({ length: 200 }, (_, by) => ({
      id: randomUUID(),
      type: 'Changed',
      data: { by, note: 'x'.repeat(3_000) },
      metadata: { hash: '0'.repeat(64) },
    }));
    await postgres.append(`ledger-${id}`, 'no-stream', events as never);
    expect(new Set((await recorded()).map(({ recordedAt }) => recordedAt.getTime())).size).toBe(1);
  });

  it('splits what is too much for one append, and refuses what no append can hold', async () => {
    const wrapper = new StoreWrapper(postgres);
    const appends: string[] = [];
    const observer = { command: () => {}, append: (outcome: string) => appends.push(outcome) };
    const ledger = runner(wrapper, { observer });
    await ledger.execute(id, change(1), context());
    const long = 'x'.repeat(300_000);
    const outcomes = await Promise.allSettled([
      ...[1, 2, 3, 4, 5, 6, 7].map(() => ledger.execute(id, change(1, long), context())),
      ledger.execute(id, change(1, 'x'.repeat(1_100_000)), context()),
      ledger.execute(id, change(1), context()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 7 }, () => 'fulfilled'),
      'rejected',
      'fulfilled',
    ]);
    expect((outcomes[7] as PromiseRejectedResult).reason).toBeInstanceOf(AppendTooLarge);
    expect(await total()).toBe(9);
    // The event store has not failed: an operator is called where it does.
    expect([...new Set(appends)].sort()).toEqual(['refused', 'written']);
  });

  describe('snapshots', () => {
    const withSnapshots = (wrapper: StoreWrapper) =>
      runner(wrapper, { snapshots: new PostgresSnapshots(pool), snapshotEvery: 10 });
    const fill = async () => {
      const ledger = withSnapshots(new StoreWrapper(postgres));
      for (let i = 0; i < 25; i++) await ledger.execute(id, change(1), context());
      await ledger.idle();
    };
    const foldedAnew = async () => {
      let folded = 0;
      const counting = new StreamRunner(
        {
          ...counterType,
          evolve: (state, event) => {
            folded++;
            return counterType.evolve(state, event);
          },
        },
        {
          store: postgres,
          snapshots: new PostgresSnapshots(pool),
          clock: () => new Date(),
          onWarning: (message) => warnings.push(message),
        },
      );
      await expect(counting.execute(id, change(-26), context())).rejects.toBeInstanceOf(BelowZero);
      await counting.execute(id, change(-25), context());
      return folded - 1;
    };

    it('spare the folding of what they hold', async () => {
      await fill();
      expect(await foldedAnew()).toBeLessThan(10);
    });

    it('may be deleted at any time', async () => {
      await fill();
      await pool.query('DELETE FROM platform.ledger_snapshot');
      expect(await foldedAnew()).toBe(25);
    });

    it.each([
      ['newer than its stream', 'revision = 1000'],
      ['of another stream', "hash = repeat('f', 64)"],
      ['of another version', 'schema_version = 2'],
    ])('are ignored when %s', async (_, fault) => {
      await fill();
      await pool.query(`UPDATE platform.ledger_snapshot SET ${fault} WHERE stream = $1`, [`ledger-${id}`]);
      expect(await foldedAnew()).toBe(25);
    });
  });
});
