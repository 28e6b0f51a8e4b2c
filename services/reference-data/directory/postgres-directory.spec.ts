import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { TestDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/reference-database.js';
import { createPool } from '../../platform/pool.js';
import { openReferenceData } from '../database/data-source.js';
import { PostgresDirectory } from './postgres-directory.js';

describe('PostgresDirectory', () => {
  let database: TestDatabase;
  let source: DataSource;
  let pool: pg.Pool;
  let directory: PostgresDirectory;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    source = await openReferenceData(database.url);
    pool = createPool(database.url);
    directory = await PostgresDirectory.open({ pool, connectionString: database.url, pollMs: 300 });
  });

  afterAll(async () => {
    await directory.onApplicationShutdown();
    await pool.end();
    await source.destroy();
    await database.release();
  });

  const addCentre = async (code: string, type: string, parentId?: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO reference.centre (code, name, type, address, postal_code, city, mail_receivers, active)
       VALUES ($1, 'Centre ' || $1, $2, '1 rue', '75001', 'Paris', 'BOTH', true) RETURNING id`,
      [code, type],
    );
    const { id } = rows[0]!;
    if (parentId) {
      await pool.query('INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)', [
        parentId,
        id,
      ]);
    }
    return id;
  };

  const addUser = async (login: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO reference.user_account (login, email, last_name, first_name, language, date_format, active)
       VALUES ($1, $1 || '@example.org', 'Martin', 'Ada', 'fr', 'FR', true) RETURNING id`,
      [login],
    );
    return rows[0]!.id;
  };

  it('hears of a change within a moment', async () => {
    const id = await addCentre('A', 'REFERENT');
    await until(() => directory.centre(id)?.name === 'Centre A');
    await pool.query(`UPDATE reference.centre SET name = 'Renamed', active = false WHERE id = $1`, [id]);
    await until(() => directory.centre(id)?.name === 'Renamed');
    expect(directory.centre(id)?.active).toBe(false);
    await pool.query('DELETE FROM reference.centre WHERE id = $1', [id]);
    await until(() => directory.centre(id) === undefined);
  });

  it('knows what is below a centre over all generations, also where links form a loop', async () => {
    const top = await addCentre('T', 'REFERENT');
    const left = await addCentre('L', 'DISPATCH', top);
    const right = await addCentre('R', 'DISPATCH', top);
    const shared = await addCentre('S', 'VACCINATION', left);
    await pool.query('INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2), ($2, $3)', [
      right,
      shared,
      top,
    ]);
    await directory.refresh();
    expect(directory.scopeOf(left)).toEqual(new Set([left, shared, top, right]));
    expect(directory.descendantIds(left)).toEqual(new Set([shared, top, right]));
    expect(new Set(directory.centre(shared)?.parentIds)).toEqual(new Set([left, right]));
    expect(directory.scopeOf('00000000-0000-0000-0000-000000000000').size).toBe(0);
  });

  it('reads once for many who ask for a user at the same time, and each sees what was committed before', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => addUser(`asked-${n}`)));
    await until(() => ids.every((id) => directory.user(id)));
    await pool.query('UPDATE reference.user_account SET active = false WHERE id = ANY($1)', [ids]);
    const query = jest.spyOn(pool, 'query');
    await Promise.all(
      ids.map(async (id) => {
        await directory.reloadUser(id);
        expect(directory.user(id)?.active).toBe(false);
      }),
    );
    const reads = query.mock.calls.filter(([, values]) =>
      (values as unknown as string[][])?.[0]?.includes(ids[0]!),
    );
    query.mockRestore();
    // One that was asked for, and at most one because of the notification.
    expect(reads.length).toBeLessThanOrEqual(2);
  });

  it('knows users, their centres and their names, also of the disabled', async () => {
    const user = await addUser('ada');
    const centre = await addCentre('U', 'VACCINATION');
    await pool.query('INSERT INTO reference.centre_user (user_id, centre_id) VALUES ($1, $2)', [
      user,
      centre,
    ]);
    await pool.query('UPDATE reference.user_account SET active = false WHERE id = $1', [user]);
    await until(() => directory.user(user)?.active === false && directory.belongsTo(user, centre));
    expect(directory.userName(user)).toBe('Ada Martin');
    expect(directory.userName('nobody')).toBe('nobody');
    await pool.query('DELETE FROM reference.centre_user WHERE user_id = $1', [user]);
    await until(() => !directory.belongsTo(user, centre));
  });

  it('answers value lists in both languages, and no disabled code', async () => {
    expect(directory.isListed('SCRAPPING_CAUSE', 'CASSE')).toBe(true);
    expect(directory.label('SCRAPPING_CAUSE', 'CASSE', 'en')).toBe('Breakage');
    expect(directory.label('SCRAPPING_CAUSE', 'UNHEARD_OF', 'fr')).toBe('UNHEARD_OF');
    await pool.query(`UPDATE reference.value_list_entry SET active = false WHERE code = 'PERTE'`);
    await until(() => !directory.isListed('SCRAPPING_CAUSE', 'PERTE'));
    expect(directory.wasEverListed('SCRAPPING_CAUSE', 'PERTE')).toBe(true);
    expect(directory.wasEverListed('SCRAPPING_CAUSE', 'VOL')).toBe(false);
  });

  it('sees a change of very many rows', async () => {
    await pool.query(
      `INSERT INTO reference.user_account (login, email, last_name, first_name, language, date_format)
       SELECT 'many' || n, 'many' || n || '@example.org', 'Many', n::text, 'fr', 'FR' FROM generate_series(1, 500) n`,
    );
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM reference.user_account WHERE login = 'many500'`,
    );
    await until(() => directory.user(rows[0]!.id)?.firstName === '500');
  });

  it('sees by polling what no notification told it', async () => {
    await pool.query('ALTER TABLE reference.centre DISABLE TRIGGER ALL');
    const id = await addCentre('P', 'DISPATCH');
    await pool.query('ALTER TABLE reference.centre ENABLE TRIGGER ALL');
    await until(() => directory.centre(id) !== undefined);
  });

  it('answers what it knew while its connections are cut, and catches up', async () => {
    const id = await addCentre('C', 'DISPATCH');
    await until(() => directory.centre(id) !== undefined);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await source.query(cut);
    expect(directory.centre(id)?.name).toBe('Centre C');
    await source.query(`UPDATE reference.centre SET name = 'While away' WHERE id = $1`, [id]);
    await until(() => directory.centre(id)?.name === 'While away');
  });
});

async function until(true_: () => boolean): Promise<void> {
  const end = Date.now() + 5_000;
  while (!true_()) {
    if (Date.now() > end) throw new Error('not within five seconds');
    await sleep(10);
  }
}
