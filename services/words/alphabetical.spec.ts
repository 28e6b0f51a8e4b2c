import pg from 'pg';
import type { TestDatabase } from '../../test/support/database.js';
import { createReferenceDatabase } from '../../test/support/reference-database.js';
import { alphabetical } from './alphabetical.js';

describe('the alphabetical order', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createReferenceDatabase();
    pool = new pg.Pool({ connectionString: database.url });
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });

  it('is that of the database', async () => {
    const names = [
      'Zona',
      'écrin 10 mL',
      'Ecrin 2 mL',
      'Écrin 1',
      'lot-10',
      'LOT-3',
      'lot-2',
      'a b',
      'ab',
      'A-b',
    ];
    const { rows } = await pool.query<{ name: string }>(
      'SELECT name FROM unnest($1::text[]) AS name ORDER BY name COLLATE reference.alphabetical',
      [names],
    );
    expect([...names].sort(alphabetical)).toEqual(rows.map(({ name }) => name));
    expect(['10 mL', '2 mL'].sort(alphabetical)).toEqual(['2 mL', '10 mL']);
  });
});
