import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { startDouble } from '../../../../test/eventstoredb-double/double.js';
import { createTestDatabase } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { EventStoreDbEventStore } from '../../../event-store/eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../../event-store/postgres/postgres-event-store.js';
import type { EventStore } from '../../../event-store/writer.js';
import { StreamRunner } from '../../../execution/stream-runner.js';
import {
  BelowZero,
  type Change,
  type Changed,
  type Counter,
  change,
  context,
  counterType,
} from '../../../execution/testing/counter.js';
import type { KeyedRun } from '../../../platform/once.js';
import { createPlatformTables } from '../../../platform/platform-tables.js';
import {
  createKeyPool,
  forgetOldKeys,
  IDEMPOTENCY_TABLE,
  IdempotencyKeys,
  type KeyedAnswer,
  type KeyedCall,
} from './idempotency-keys.js';
import { KeyedCalls, KeyReused } from './keyed-calls.js';

/** Longer than a spec may take: only what waits for its end would notice. */
const LEASE_MS = 600_000;
/** Of a process that is to come back after its lease; others wait for its end. */
const SHORT_LEASE_MS = 200;
const HERE = randomUUID();
const ELSEWHERE = randomUUID();

/** A process: its keyed calls, and its ledger with a memory of its own. */
class Process {
  readonly keys: IdempotencyKeys;
  readonly calls: KeyedCalls;
  readonly warnings: string[] = [];
  executed = 0;
  private readonly runner: StreamRunner<Counter, Change, Changed>;

  constructor(
    readonly folder: string,
    pool: pg.Pool,
    store: EventStore,
    leaseMs: number,
  ) {
    this.keys = new IdempotencyKeys({ pool, owner: folder, leaseMs, eventsInSameDatabase: true, store });
    this.calls = new KeyedCalls({
      keys: this.keys,
      leaseMs,
      isRefusal: (error) => error instanceof BelowZero,
      onWarning: (message) => this.warnings.push(message),
    });
    const parts = { store, clock: () => new Date(), onWarning: () => {} };
    this.runner = new StreamRunner(counterType, parts);
  }

  /** The command itself, as a handler runs it. */
  change = async (ledger: string, by: number, run: Partial<KeyedRun> = {}): Promise<KeyedAnswer> => {
    this.executed++;
    const { revision, position } = await this.runner.execute(ledger, change(by), context(run));
    return { status: 201, body: { revision }, position: String(position) };
  };
}

const never = () => new Promise<never>(() => {});

describe('keyed commands', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let store: PostgresEventStore;
  let pool: pg.Pool;
  let ledger: string;
  let call: KeyedCall;

  beforeAll(async () => {
    database = await createTestDatabase();
    store = await PostgresEventStore.connect({ connectionString: database.url });
    await store.ensureSchema();
    pool = createKeyPool(database.url);
    await createPlatformTables(pool, [IDEMPOTENCY_TABLE]);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.release();
  });
  beforeEach(async () => {
    ledger = randomUUID();
    call = { userId: randomUUID(), key: randomUUID(), route: 'POST /x', bodyHash: 'b' };
    await start().change(ledger, 10);
  });

  const start = (folder = HERE, leaseMs = LEASE_MS) => new Process(folder, pool, store, leaseMs);
  const endLeases = () => pool.query(`UPDATE platform.idempotency_key SET lease_until = '-infinity'`);
  const take = (process: Process, by = -4) =>
    process.calls.run(call, (run) => process.change(ledger, by, run));
  const total = async () => {
    let sum = 0;
    for await (const { data } of store.readStream(`ledger-${ledger}`)) sum += Number(data.by);
    return sum;
  };

  it('are executed once and answered the same, by every process and after a restart', async () => {
    const here = start();
    const first = await take(here);
    expect(first).toMatchObject({ status: 201, body: { revision: 1 } });
    await here.calls.idle();
    for (const process of [here, start(), start(ELSEWHERE)]) {
      expect(await take(process)).toEqual(first);
    }
    expect(await total()).toBe(6);
    expect(here.executed).toBe(1);
  });

  it('are executed once where their repetitions come at the same time, here and elsewhere', async () => {
    const processes = [start(), start(ELSEWHERE), start(randomUUID())];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => take(processes[i % 3]!)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await total()).toBe(6);
  });

  it.each([
    ['body', { bodyHash: 'c' }],
    ['route', { route: 'PUT /x' }],
  ])('refuse their key for another %s, while they run and afterwards', async (_, other) => {
    const here = start();
    const running = take(here);
    const misuse = (process: Process) =>
      process.calls.run({ ...call, ...other }, (run) => process.change(ledger, -1, run));
    await expect(misuse(here)).rejects.toBeInstanceOf(KeyReused);
    await running;
    await here.calls.idle();
    await expect(misuse(start(ELSEWHERE))).rejects.toBeInstanceOf(KeyReused);
    expect(await total()).toBe(6);
  });

  it('are claimed and answered many at a time, each for itself', async () => {
    const here = start();
    const calls = Array.from({ length: 600 }, (_, n) => ({
      ...call,
      key: randomUUID(),
      // What a text of an array would have to escape.
      route: `POST /"x",{${n}}\\`,
    }));
    const taken = calls[7]!;
    await start(ELSEWHERE).calls.run(taken, async () => ({ status: 200, body: 'elsewhere', position: null }));
    const run = () =>
      Promise.all(
        calls.map((each, n) =>
          here.calls.run(each, async () => ({ status: 201, body: n, position: n === 3 ? null : String(n) })),
        ),
      );
    const first = await run();
    expect(first[7]).toEqual({ status: 200, body: 'elsewhere', position: null });
    expect(first[3]).toEqual({ status: 201, body: 3, position: null });
    expect(first.filter(({ body }, n) => body !== n)).toHaveLength(1);
    await here.calls.idle();
    expect(await run()).toEqual(first);
    const { rows } = await pool.query(
      'SELECT count(*)::int AS open FROM platform.idempotency_key WHERE status IS NULL',
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  it.each([
    [true, 'off'],
    [false, 'on'],
  ])(
    'are claimed with events in the same database: %s, and the disk is waited for: %s',
    async (same, waits) => {
      const table = 'platform.idempotency_key';
      await pool.query(`
      CREATE TABLE IF NOT EXISTS seen (setting text);
      CREATE OR REPLACE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER see AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION see()`);
      try {
        const keys = new IdempotencyKeys({
          pool,
          owner: HERE,
          leaseMs: LEASE_MS,
          eventsInSameDatabase: same,
          store,
        });
        await keys.claim(call);
        // The trigger runs at the commit itself.
        expect((await pool.query('SELECT setting FROM seen')).rows).toEqual([{ setting: waits }]);
        // Nothing else that the connection does is hastened by it.
        const { rows } = await pool.query(`SELECT current_setting('synchronous_commit') AS setting`);
        expect(rows).toEqual([{ setting: 'on' }]);
      } finally {
        await pool.query(`DROP TRIGGER see ON ${table}; DROP TABLE seen`);
      }
    },
  );

  it('are found by their index, even where the table was empty when their statements were planned', async () => {
    const keys = new IdempotencyKeys({
      pool,
      owner: HERE,
      leaseMs: LEASE_MS,
      eventsInSameDatabase: true,
      store,
    });
    // Six times: the server keeps the plan of a prepared statement from then on.
    for (let time = 0; time < 6; time++) {
      const next = { ...call, key: randomUUID() };
      await keys.claim(next);
      await keys.answer(next, { status: 201, body: {}, position: '1' });
    }
    // One after the other, all go to the same connection, which knows its statements by their names.
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN EXECUTE "answer-keys" ('off', '{}', '{}', '{}', '{}', '{}')`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan using idempotency_key_pkey');
    expect(plan).not.toContain('Seq Scan');
  });

  it('keep the keys of two users apart', async () => {
    const here = start();
    await take(here);
    call = { ...call, userId: randomUUID() };
    await take(here);
    expect(await total()).toBe(2);
  });

  it('keep their time as long as they report how far they are, for their user to read', async () => {
    const here = start(HERE);
    const { userId, key } = call;
    expect(await here.keys.progressOf(userId, key)).toBeUndefined();
    await here.calls.run(call, async (run) => {
      const first = run.progress.deadline;
      await endLeases();
      run.progress.report(3, 10);
      await eventually(() => run.progress.deadline > first);
      expect(await here.keys.progressOf(userId, key)).toEqual({ done: 3, total: 10, isAnswered: false });
      expect(await here.keys.progressOf(randomUUID(), key)).toBeUndefined();
      // Nobody else takes over what reports.
      expect(await start(ELSEWHERE).keys.claim(call)).toEqual({ kind: 'running' });
      return here.change(ledger, -4, run);
    });
    await here.calls.written(call);
    expect(await here.keys.progressOf(userId, key)).toMatchObject({ isAnswered: true });
  });

  it('are forgotten when they are refused', async () => {
    const here = start();
    const refused = await Promise.allSettled([take(here, -11), take(here, -11)]);
    for (const outcome of refused)
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(BelowZero);
    await start().change(ledger, 5);
    await take(here, -11);
    expect(await total()).toBe(4);
  });

  describe('of a process that was killed', () => {
    /** Runs the command up to a point and never comes back from there. */
    const killedAt = {
      'after the claim': async () => {
        await start().keys.claim(call);
      },
      'while the command ran': async () => {
        const dying = start();
        void dying.calls.run(call, never);
        await claimed();
      },
      'after the append': async () => {
        const dying = start();
        const appended = new Promise<void>((done) => {
          void dying.calls.run(call, async (run) => {
            await dying.change(ledger, -4, run);
            done();
            return never();
          });
        });
        await appended;
      },
      'before the answer was written': async () => {
        const dying = start();
        dying.keys.answer = never;
        await take(dying);
      },
    };
    const claimed = () =>
      eventually(async () => {
        const claims = await pool.query('SELECT FROM platform.idempotency_key WHERE key = $1', [call.key]);
        return claims.rowCount === 1;
      });

    describe.each(Object.entries(killedAt))('%s', (_, dieThere) => {
      it('are finished at once by the next life of the folder', async () => {
        await dieThere();
        const answers = await Promise.all([1, 2].map(() => take(start())));
        expect(answers[0]).toMatchObject({ status: 201, body: { revision: 1 } });
        expect(await total()).toBe(6);
      });

      it('are finished by another folder when the lease is over', async () => {
        await dieThere();
        await endLeases();
        const answers = await Promise.all([take(start(ELSEWHERE)), take(start(randomUUID()))]);
        for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { revision: 1 } });
        expect(await total()).toBe(6);
      });
    });

    it('are finished by another folder though the clock of the database was set back by hours since', async () => {
      await killedAt['while the command ran']();
      await pool.query(`UPDATE platform.idempotency_key SET lease_until = lease_until + interval '5 hours'`);
      expect(await take(start(ELSEWHERE))).toMatchObject({ status: 201, body: { revision: 1 } });
      expect(await total()).toBe(6);
    });

    it('are found though others have worked on the ledger since', async () => {
      await killedAt['after the append']();
      for (let i = 0; i < 30; i++) await start().change(ledger, 1);
      expect(await take(start())).toMatchObject({ body: { revision: 1 } });
      expect(await total()).toBe(36);
    });

    it('are found by whatever clocks the database and the event store go', async () => {
      const double = await startDouble();
      const elsewhere = await EventStoreDbEventStore.connect(double.url);
      const processOf = () => new Process(HERE, pool, elsewhere, LEASE_MS);
      const dying = processOf();
      await dying.change(ledger, 10);
      dying.keys.answer = never;
      await take(dying);
      await processOf().change(ledger, 1);
      // As if the database's clock were an hour ahead of the event store's.
      await pool.query(
        `UPDATE platform.idempotency_key SET created_at = created_at + interval '1 hour' WHERE key = $1`,
        [call.key],
      );
      expect(await take(processOf())).toMatchObject({ status: 201, body: { revision: 1 } });
      expect(await elsewhere.last()).toMatchObject({ revision: 2 });
      await elsewhere.close();
      await double.stop();
    });

    it('are not done a second time by a process that comes back after its lease', async () => {
      const slow = start(HERE, SHORT_LEASE_MS);
      let wake = () => {};
      const asleep = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const late = slow.calls.run(call, async (run) => {
        await asleep;
        return slow.change(ledger, -4, run);
      });
      await claimed();
      expect(await take(start(ELSEWHERE))).toMatchObject({ body: { revision: 1 } });
      wake();
      await expect(late).rejects.toThrow();
      expect(await total()).toBe(6);
    });
  });

  it('stay answerable where their first outcome was unknown', async () => {
    const here = start();
    const fails = here.calls.run(call, async (run) => {
      await here.change(ledger, -4, run);
      throw new Error('the connection broke');
    });
    await expect(fails).rejects.toThrow('the connection broke');
    expect(await take(start(ELSEWHERE))).toMatchObject({ body: { revision: 1 } });
    expect(await total()).toBe(6);
  });

  it('keep their key where a command that was taken over is refused now', async () => {
    await start().keys.claim(call);
    const here = start();
    await expect(take(here, -11)).rejects.toBeInstanceOf(BelowZero);
    const { rows } = await pool.query('SELECT status FROM platform.idempotency_key WHERE key = $1', [
      call.key,
    ]);
    expect(rows).toEqual([{ status: null }]);
  });

  it('do not fail where their answer cannot be written down', async () => {
    const here = start();
    here.keys.answer = () => Promise.reject(new Error('no connection'));
    const first = await take(here);
    await here.calls.idle();
    expect(here.warnings).toHaveLength(1);
    expect(await take(start())).toMatchObject({ body: first.body });
    expect(await total()).toBe(6);
  });

  it('are forgotten after 90 days', async () => {
    const here = start();
    await take(here);
    await here.calls.idle();
    await pool.query(`UPDATE platform.idempotency_key SET created_at = now() - interval '91 days'`);
    await forgetOldKeys(pool);
    const { rows } = await pool.query('SELECT count(*)::int AS left FROM platform.idempotency_key');
    expect(rows).toEqual([{ left: 0 }]);
  });
});
