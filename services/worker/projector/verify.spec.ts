import { projections } from '../../../projections/index.js';
import { storedTables } from '../../../projections/table.js';
import { inRequest } from '../../../projections/testing/folding.js';
import { eventually } from '../../../test/support/eventually.js';
import type { ReplenishmentEvent } from '../../domain/replenishment/events.js';
import { BELLEVUE, CENTRE, IMMUNOL, id } from '../../domain/testing/ledger.js';
import type { RecordedEvent } from '../../event-store/port.js';
import { GENESIS_HASH, link } from '../../execution/hash-chain.js';
import { CheckpointProgress } from './checkpoint-progress.js';
import { hashChain, runRebuild, runVerify } from './commands.js';
import { NothingToVerify } from './comparable.js';
import { Projector } from './projector.js';
import { BACKGROUND } from './read-model-schema.js';
import { rebuild } from './rebuild.js';
import { historyOf } from './testing/histories.js';
import {
  appendHistory,
  createFoldedDatabase,
  createLedgerDatabase,
  insertHistory,
  type LedgerDatabase,
} from './testing/ledger-database.js';
import { isSound, verify } from './verify.js';

describe('verify', () => {
  let database: LedgerDatabase;
  const made: LedgerDatabase[] = [];
  /** Closed after the spec, also where it fails before it has another. */
  const keep = (fresh: LedgerDatabase) => {
    made.push(fresh);
    return fresh;
  };
  const sealed = seal(historyOf(300));

  afterEach(() => Promise.all(made.splice(0).map((each) => each.close())));

  const verifyAll = () => verify(database.pool, database.store, { checks: [hashChain()] });
  const tamper = (sql: string) => database.pool.query(sql);
  const prepare = async () => {
    database = keep(await createFoldedDatabase('verify_template', sealed));
  };
  async function prepareWith(events: readonly RecordedEvent[]) {
    database = keep(await createLedgerDatabase());
    await insertHistory(database.pool, events);
    await rebuild(database.pool, database.store);
  }

  it('finds nothing where nothing is wrong, and leaves nothing behind', async () => {
    await prepare();
    const report = await verifyAll();
    expect(isSound(report)).toBe(true);
    expect(report).toEqual(
      expect.objectContaining({ events: sealed.length, position: BigInt(sealed.length) }),
    );
    expect(report.comparisons.map(({ table }) => table)).toEqual(
      projections.flatMap(storedTables).map(({ name }) => name),
    );
    expect(report.comparisons.find(({ table }) => table === 'movement')!.rows).toBeGreaterThan(200);
    const { rowCount } = await tamper(`SELECT 1 FROM pg_namespace WHERE nspname = 'read_model_replay'`);
    expect(rowCount).toBe(0);
  });

  it('tells a changed value with both values, and repairs nothing', async () => {
    await prepare();
    const { rows } = await tamper(
      'UPDATE read_model.stock SET quantity = quantity + 5 WHERE id = (SELECT min(id::text)::uuid FROM read_model.stock) RETURNING id, quantity',
    );
    const { id, quantity } = rows[0];
    const report = await verifyAll();
    expect(isSound(report)).toBe(false);
    expect(report.comparisons.flatMap(({ differences }) => differences)).toEqual([
      {
        table: 'stock',
        key: { id },
        kind: 'different',
        columns: { quantity: { live: quantity, ledger: quantity - 5 } },
      },
    ]);
    expect((await verifyAll()).comparisons.find(({ table }) => table === 'stock')!.differing).toBe(1);
  });

  it('tells a missing row and a surplus one, in any table', async () => {
    await prepare();
    await tamper(
      'DELETE FROM read_model.operation WHERE id = (SELECT min(id::text)::uuid FROM read_model.operation)',
    );
    await tamper(
      `INSERT INTO read_model.product_balance VALUES (gen_random_uuid(), gen_random_uuid(), 3, 1, 1)`,
    );
    const { comparisons } = await verifyAll();
    expect(
      comparisons.flatMap(({ differences }) => differences).map(({ table, kind }) => `${table} ${kind}`),
    ).toEqual(['product_balance surplus', 'operation missing']);
  });

  it('finds values that two rows have exchanged', async () => {
    await prepare();
    await tamper(
      `WITH two AS (SELECT min(id::text)::uuid AS one, max(id::text)::uuid AS other FROM read_model.stock)
       UPDATE read_model.stock s SET lot = o.lot FROM two, read_model.stock o
        WHERE (s.id = two.one AND o.id = two.other) OR (s.id = two.other AND o.id = two.one)`,
    );
    const { comparisons } = await verifyAll();
    const differing = comparisons.filter((comparison) => comparison.differing > 0);
    expect(differing.map(({ table, differing: count }) => [table, count])).toEqual([['stock', 2]]);
    expect(differing[0]!.differences.map(({ columns }) => Object.keys(columns))).toEqual([['lot'], ['lot']]);
  });

  it('counts all differences, however many it tells', async () => {
    await prepare();
    await tamper('UPDATE read_model.movement SET comment = $$ altered $$');
    const { comparisons } = await verifyAll();
    const { rows, differing } = comparisons.find(({ table }) => table === 'movement')!;
    expect(differing).toBe(rows);
  });

  it('finds the event that was altered in the store', async () => {
    const index = sealed.findIndex(({ type }) => type === 'StockScrapped');
    const { data, stream, revision } = sealed[index]!;
    await prepareWith(
      sealed.with(index, { ...sealed[index]!, data: { ...data, comment: 'never happened' } }),
    );
    const report = await verifyAll();
    expect(report.checks).toEqual([
      { name: 'hash chain', findings: [`${stream}, revision ${revision}: hash does not match`] },
    ]);
    expect(isSound(report)).toBe(false);
  });

  it('finds nothing where a request lost its dispatch centre between two steps that were folded apart', async () => {
    const parties = {
      requestId: id(700),
      kind: 'CENTRE' as const,
      centreId: BELLEVUE,
      pointId: null,
      supplierId: CENTRE,
      productId: IMMUNOL.id,
    };
    const wanted = { quantity: 5, receptionAt: '2026-03-16T11:00:00.000Z', week: '2026-03-16' };
    const requested: ReplenishmentEvent = {
      type: 'ReplenishmentRequested',
      data: {
        ...parties,
        mode: 'DOSE',
        doses: { first: 40, second: 0, booster: 0 },
        wanted,
        coverageFrom: null,
        coverageUntil: null,
        carrierId: null,
        comment: null,
        allocationId: null,
      },
    };
    const cancelled: ReplenishmentEvent = {
      type: 'ReplenishmentCancelled',
      data: {
        ...parties,
        supplierId: null,
        from: 'EN_ATTENTE',
        wanted,
        confirmed: null,
        cancelledBy: null,
        comment: null,
      },
    };
    const steps = seal(
      [requested, cancelled].map((event, revision) => ({
        ...inRequest(event),
        id: id(9_000 + revision),
        revision,
        position: BigInt(revision + 1),
      })),
    );
    await prepareWith(steps.slice(0, 1));
    const live = new Projector(database.pool, database.store, new CheckpointProgress(database.pool));
    live.start();
    try {
      await appendHistory(database.store, steps.slice(1));
      await eventually(async () => {
        const { rows } = await tamper(`SELECT 1 FROM read_model.replenishment WHERE status = 'ANNULE'`);
        return rows.length === 1;
      });
    } finally {
      await live.stop();
    }
    expect(isSound(await verifyAll())).toBe(true);
  });

  it('says so where there is nothing to verify', async () => {
    database = keep(await createLedgerDatabase());
    await expect(verifyAll()).rejects.toThrow(NothingToVerify);
  });

  describe('with rests', () => {
    const inBackground = (pace: () => Promise<void>) =>
      verify(database.pool, database.store, { schema: BACKGROUND, pace });

    it('compares the same, and rests in no transaction', async () => {
      await prepare();
      await tamper('UPDATE read_model.stock SET quantity = quantity + 5');
      let resting = 0;
      const report = await inBackground(async () => {
        const { rows } = await database.pool.query(
          `SELECT count(*)::int AS open FROM pg_stat_activity
            WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
        );
        resting += rows[0].open;
      });
      const { comparisons } = await verifyAll();
      expect(report.comparisons).toEqual(comparisons);
      expect(report.comparisons.some(({ differing }) => differing > 0)).toBe(true);
      expect([report.events, report.position]).toEqual([sealed.length, BigInt(sealed.length)]);
      expect(resting).toBe(0);
    });

    it('follows what is appended meanwhile', async () => {
      const first = sealed.slice(0, 150);
      const later = sealed.slice(150);
      await prepareWith(first);
      const live = new Projector(database.pool, database.store, new CheckpointProgress(database.pool));
      live.start();
      try {
        const report = await inBackground(async () => {
          await appendHistory(database.store, later.splice(0, 5));
        });
        expect(later).toEqual([]);
        expect(report.comparisons.flatMap(({ differences }) => differences)).toEqual([]);
        expect(isSound(report)).toBe(true);
        expect(report.events).toBeGreaterThan(first.length);
      } finally {
        await live.stop();
      }
    });

    it('says of a projection that is not where the others are that it cannot be compared', async () => {
      await prepare();
      await tamper(`UPDATE read_model.checkpoint SET position = 7 WHERE name = 'stock'`);
      const { notComparable, comparisons } = await inBackground(async () => {});
      expect(notComparable).toEqual([
        { projection: 'stock', reason: expect.stringContaining('at position 7') },
      ]);
      expect(comparisons.map(({ table }) => table)).not.toContain('stock');
    });
  });

  it('and rebuild answer the shell with an exit code, and the user in sentences', async () => {
    database = keep(await createLedgerDatabase());
    const { pool, store } = database;
    const printed: string[] = [];
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => printed.push(String(text)) > 0);
    try {
      await insertHistory(pool, sealed);
      expect(await runVerify(pool, store)).toBe(1);
      expect(await runRebuild(pool, store)).toBe(0);
      expect(await runVerify(pool, store)).toBe(0);
      await tamper('DELETE FROM read_model.operation');
      expect(await runVerify(pool, store)).toBe(1);
    } finally {
      write.mockRestore();
    }
    const text = printed.join('');
    expect(text).toContain('there are no read models yet');
    expect(text).toContain('the new read models are in place');
    expect(text).toContain('✓ hash chain: intact');
    expect(text).toMatch(/✗ operation: \d+ of \d+ rows differ\n {4}missing \{"id":/);
  });
});

/** With real hashes, as the execution layer writes them. */
function seal(events: readonly RecordedEvent[]): RecordedEvent[] {
  const last = new Map<string, string>();
  return events.map((event) => {
    const { hash: _, ...metadata } = event.metadata;
    const { hash } = link(last.get(event.stream) ?? GENESIS_HASH, { ...event, metadata });
    last.set(event.stream, hash);
    return { ...event, metadata: { ...metadata, hash } };
  });
}
