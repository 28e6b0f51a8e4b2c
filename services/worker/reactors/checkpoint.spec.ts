import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { createPool } from '../../platform/pool.js';
import { beginNotifications, NOTIFICATIONS_REACTOR, resetReactors } from './checkpoint.js';

/** EventStoreDB counts bytes: positions grow beyond what a 32-bit number holds. */
const FAR = 5_000_000_000n;

describe('the checkpoint of mails', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });

  const position = async () => {
    const { rows } = await pool.query<{ position: string }>(
      'SELECT position FROM platform.reactor_checkpoint WHERE name = $1',
      [NOTIFICATIONS_REACTOR],
    );
    return BigInt(rows[0]!.position);
  };

  it('is where the ledger ended at the first of all starts', async () => {
    for (const head of [FAR, FAR + 1n]) await beginNotifications(pool, { head: async () => head });
    expect(await position()).toBe(FAR);
  });

  it('is where another ledger ends once the database follows that one', async () => {
    await resetReactors(pool, FAR + 2n);
    expect(await position()).toBe(FAR + 2n);
  });
});
