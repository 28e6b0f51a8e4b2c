import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { createPlatformTables } from './platform-tables.js';
import { createPool } from './pool.js';

describe('the making of tables', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, ['CREATE TABLE IF NOT EXISTS platform.work (n integer)']);
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });

  it('lets the work go on while it waits for somebody who reads for long, and ends when that one does', async () => {
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('BEGIN; SELECT count(*) FROM platform.work');
    let isMade = false;
    const making = createPlatformTables(pool, ['ALTER TABLE platform.work ADD COLUMN more text']).then(() => {
      isMade = true;
    });
    const { rows } = await pool.query(WAITING);
    while (rows.length === 0) rows.push(...(await pool.query(WAITING)).rows);
    await pool.query('INSERT INTO platform.work VALUES (1)');
    expect(isMade).toBe(false);
    await reader.query('COMMIT');
    await reader.end();
    await making;
    await pool.query('INSERT INTO platform.work (more) VALUES (NULL)');
  });

  it('says what the server says where a statement cannot be done', async () => {
    await expect(
      createPlatformTables(pool, ['ALTER TABLE platform.nothing ADD n integer']),
    ).rejects.toMatchObject({
      code: '42P01',
    });
  });
});

const WAITING = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'platform.work'::regclass`;
