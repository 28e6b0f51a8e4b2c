import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTestDatabase } from '../../../../test/support/database.js';
import { once, TakenOver, type TransactionQuery } from '../../../platform/once.js';
import { createPlatformTables } from '../../../platform/platform-tables.js';
import { createPool } from '../../../platform/pool.js';
import { IDEMPOTENCY_TABLE, IdempotencyKeys, type KeyedAnswer, type KeyedCall } from './idempotency-keys.js';
import { KeyedCalls } from './keyed-calls.js';

/** Longer than a spec may take: only what waits for its end would notice. */
const LEASE_MS = 600_000;
const HERE = randomUUID();
const ELSEWHERE = randomUUID();

describe('a call that one transaction does', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let call: KeyedCall;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, [IDEMPOTENCY_TABLE]);
    await pool.query('CREATE TABLE done (key uuid)');
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });
  beforeEach(() => {
    call = { userId: randomUUID(), key: randomUUID(), route: 'POST /x', bodyHash: 'b' };
  });

  /** By a process of its own. */
  async function commit({
    folder = HERE,
    first = async () => {},
    isKilled = false,
  }: {
    readonly folder?: string;
    /** What happens between the work and the commit. */
    readonly first?: () => Promise<void>;
    /** Before the answer is written down. */
    readonly isKilled?: boolean;
  } = {}): Promise<KeyedAnswer> {
    const keys = new IdempotencyKeys({
      pool,
      owner: folder,
      leaseMs: LEASE_MS,
      eventsInSameDatabase: true,
      store: { seen: 0n },
    });
    if (isKilled) keys.answer = () => new Promise<never>(() => {});
    const calls = new KeyedCalls({ keys, leaseMs: LEASE_MS, isRefusal: () => false, onWarning: () => {} });
    return calls.run(call, async (run) => {
      const connection = await pool.connect();
      const query: TransactionQuery = async (sql, parameters) =>
        (await connection.query(sql, parameters)).rows;
      try {
        await query('BEGIN', []);
        const body = await once(run, query, async () => {
          await query('INSERT INTO done VALUES ($1)', [call.key]);
          await first();
          return { folder };
        });
        await query('COMMIT', []);
        return { status: 201, body, position: null };
      } catch (error) {
        await query('ROLLBACK', []);
        throw error;
      } finally {
        connection.release();
      }
    });
  }

  const endLeases = () => pool.query(`UPDATE platform.idempotency_key SET lease_until = '-infinity'`);

  async function times(): Promise<number> {
    const { rows } = await pool.query('SELECT count(*)::int AS times FROM done WHERE key = $1', [call.key]);
    return rows[0].times;
  }

  it.each([HERE, ELSEWHERE])('is answered by its successor after the commit', async (folder) => {
    await commit({ isKilled: true });
    if (folder === ELSEWHERE) await endLeases();
    expect(await commit({ folder })).toMatchObject({ status: 201, body: { folder: HERE } });
    expect(await times()).toBe(1);
  });

  it('is done again where the transaction was not committed', async () => {
    const breaks = commit({ first: () => Promise.reject(new Error('the connection broke')) });
    await expect(breaks).rejects.toThrow('the connection broke');
    expect(await commit({ folder: ELSEWHERE })).toMatchObject({ body: { folder: ELSEWHERE } });
    expect(await times()).toBe(1);
  });

  it('is not committed by a process that comes back after another took over', async () => {
    const late = commit({
      first: async () => {
        await endLeases();
        await commit({ folder: ELSEWHERE });
      },
    });
    await expect(late).rejects.toBeInstanceOf(TakenOver);
    expect(await commit()).toMatchObject({ body: { folder: ELSEWHERE } });
    expect(await times()).toBe(1);
  });
});
