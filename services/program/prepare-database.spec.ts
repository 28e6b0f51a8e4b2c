/** The service runs as a role that cannot rewrite what is append-only, whatever code it is made to run. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { createDemonstrationReferenceData } from '../demonstration/reference-data/demonstration.js';
import { connectEventStore } from '../event-store/connect.js';
import type { EventStore } from '../event-store/writer.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { StartRefused } from '../platform/start-refused.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { dropDiscarded } from '../worker/projector/read-model-schema.js';
import { prepareDatabase } from './prepare-database.js';

describe('the role that the service runs as', () => {
  const role = `service-${randomUUID().slice(0, 8)}`;
  let database: TestDatabase;
  let owner: pg.Pool;
  let service: pg.Pool;
  let store: EventStore;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Pool({ connectionString: database.url });
    // What an installation that ran with one role has left.
    await createPlatformTables(owner, ['CREATE TABLE IF NOT EXISTS platform.old (id integer)']);
    await owner.query('CREATE SCHEMA read_model_old_7; CREATE TABLE read_model_old_7.movement (id integer)');
    const reader = await owner.connect();
    await reader.query('BEGIN; SELECT FROM read_model_old_7.movement');
    await owner.query(`CREATE ROLE "${role}" LOGIN PASSWORD 'secret' NOSUPERUSER NOCREATEROLE`);
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'secret'];
    await prepareDatabase(database.url, { databaseUrl: url.href, eventStoreUrl: url.href });
    await reader.query('ROLLBACK');
    reader.release();
    service = new pg.Pool({ connectionString: url.href });
    store = await connectEventStore(url.href);
    source = await openReferenceData(url.href);
    await createDemonstrationReferenceData(source, { language: 'fr' });
    await source.query(`UPDATE reference.product SET name = name || ' 2'`);
    const event = { id: randomUUID(), type: 'Happened', data: {}, metadata: {} };
    await store.append('ledger-x', -1, [event] as never);
  });
  afterAll(async () => {
    await source.destroy();
    await store.close();
    await service.end();
    await owner.query(`DROP OWNED BY "${role}" CASCADE`);
    await owner.query(`DROP ROLE "${role}"`);
    await owner.end();
    await database.release();
  });

  const count = async (table: string) =>
    Number((await service.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]!.count);

  it('appends events and enters changes in the trail', async () => {
    expect(await count('event_store.events')).toBe(1);
    expect(await count('reference.audit_entry')).toBeGreaterThan(0);
  });

  it.each(
    Object.entries({
      'event_store.events': 'type',
      'reference.audit_entry': 'entity',
      'proof.leaf': 'hashes',
      'proof.event_index': 'index',
      'proof.node': 'hash',
      'proof.audit_link': 'hash',
    }).flatMap(([table, column]) =>
      [
        `UPDATE ${table} SET ${column} = NULL`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
        `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
        `ALTER TABLE ${table} ADD COLUMN more text`,
        `DROP TABLE ${table}`,
        `GRANT ALL ON ${table} TO "${role}"`,
      ].map((statement) => [statement] as const),
    ),
  )('is refused %s', async (statement) => {
    const before = [await count('event_store.events'), await count('reference.audit_entry')];
    if (statement.startsWith('GRANT')) {
      await service.query(statement).catch(() => undefined);
      await expect(service.query(`DELETE FROM ${statement.split(' ')[3]}`)).rejects.toMatchObject({
        code: '42501',
      });
    } else await expect(service.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect([await count('event_store.events'), await count('reference.audit_entry')]).toEqual(before);
  });

  it.each([
    `SET session_replication_role = replica`,
    `DROP TRIGGER product_audited ON reference.product`,
    `ALTER TABLE reference.product DISABLE TRIGGER product_audited`,
    `CREATE OR REPLACE FUNCTION reference.refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    `CREATE OR REPLACE FUNCTION event_store.refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    `SET ROLE postgres`,
    `COPY (SELECT 1) TO PROGRAM 'true'`,
  ])('is refused %s', async (statement) => {
    await expect(service.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('counts in the security log and forgets what is old there, and no more', async () => {
    const add = (at: string) =>
      service.query(
        `INSERT INTO reference.security_event (occurred_at, event, outcome) VALUES ($1, 'REFUS', 'ECHEC')`,
        [at],
      );
    await add('2020-01-01T00:00:00Z');
    await add(new Date().toISOString());
    await service.query(`DELETE FROM reference.security_event WHERE occurred_at < '2021-01-01'`);
    for (const statement of [
      'DELETE FROM reference.security_event',
      `UPDATE reference.security_event SET login = 'x'`,
    ])
      await expect(service.query(statement)).rejects.toThrow(/append-only/);
    for (const statement of ['TRUNCATE reference.security_event', 'DROP TABLE reference.security_event'])
      await expect(service.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await count('reference.security_event')).toBe(1);
  });

  it('makes its own tables, and has those that an owner left it', async () => {
    await createPlatformTables(service, ['CREATE TABLE IF NOT EXISTS platform.new (id integer)']);
    await service.query('DROP TABLE platform.old');
    await dropDiscarded(service);
    const { rowCount } = await service.query(`SELECT FROM pg_namespace WHERE nspname = 'read_model_old_7'`);
    expect(rowCount).toBe(0);
    await service.query('CREATE SCHEMA read_model_next');
  });

  it('does not start where the tables are of an older release, and says what to do', async () => {
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'secret'];
    const newest = '(SELECT max(id) FROM reference.migration)';
    const { rows } = await owner.query(`DELETE FROM reference.migration WHERE id = ${newest} RETURNING *`);
    const refused = await openReferenceData(url.href).then(fail, (error: Error) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toContain('DATABASE_OWNER_URL');
    const { id, timestamp, name } = rows[0];
    await owner.query('INSERT INTO reference.migration (id, timestamp, name) VALUES ($1, $2, $3)', [
      id,
      timestamp,
      name,
    ]);
    await (await openReferenceData(url.href)).destroy();
  });

  it('does not start where the tables were never made and it may not make them, and says what to do', async () => {
    const bare = await createTestDatabase();
    const url = new URL(bare.url);
    [url.username, url.password] = [role, 'secret'];
    const refused = await openReferenceData(url.href).then(fail, (error: Error) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toMatch(/^the database refuses: permission denied.*npm run ledger -- migrate/);
    await bare.release();
  });

  it('leaves the triggers on for the owner too, whatever his session calls itself', async () => {
    for (const table of ['event_store.events', 'reference.audit_entry']) {
      const client = await owner.connect();
      await client.query('SET session_replication_role = replica');
      await expect(client.query(`DELETE FROM ${table}`)).rejects.toThrow(/append-only/);
      client.release(true);
    }
    const { rows } = await owner.query(
      `SELECT t.tgname FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE p.proname IN ('enter_if_unaudited', 'refuse_to_rewrite', 'refuse_change', 'guard_security_event') AND NOT t.tgisinternal AND t.tgenabled <> 'A'`,
    );
    expect(rows).toEqual([]);
  });
});

const fail = (): never => {
  throw new Error('it started');
};
