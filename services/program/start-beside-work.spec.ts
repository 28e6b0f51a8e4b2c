import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { IDEMPOTENCY_TABLE } from '../api/http/idempotency/idempotency-keys.js';
import { connectEventStore } from '../event-store/connect.js';
import { SNAPSHOT_TABLE } from '../execution/snapshots.js';
import { JOB_FILE_TABLES } from '../jobs/file-store.js';
import { OUTGOING_MAIL_TABLE } from '../mail/outgoing-mails.js';
import { SENT_MAIL_TABLE } from '../mail/sent-mails.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { grantRunning } from '../platform/running-role.js';
import { CHECK_TABLE } from '../proof/check-status.js';
import { ROOT_MAIL_TABLE } from '../proof/root-mail-table.js';
import { MIGRATIONS, openReferenceData } from '../reference-data/database/data-source.js';
import { MorningMail1795365336011 } from '../reference-data/database/migrations/1795365336011-morning-mail.js';
import { ALERT_MAIL_TABLE } from '../worker/alert-mail/alert-mails.js';
import { REACTOR_CHECKPOINT_TABLE } from '../worker/reactors/checkpoint.js';

const TABLES = [
  ALERT_MAIL_TABLE,
  CHECK_TABLE,
  IDEMPOTENCY_TABLE,
  ...JOB_FILE_TABLES,
  OUTGOING_MAIL_TABLE,
  REACTOR_CHECKPOINT_TABLE,
  ROOT_MAIL_TABLE,
  SENT_MAIL_TABLE,
  SNAPSHOT_TABLE,
];

const WAITING = `
  SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
  WHERE NOT granted AND relation IS NOT NULL AND datname = current_database()`;

describe('a start beside work that goes on', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let worker: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    worker = new pg.Client({ connectionString: database.url });
    await worker.connect();
  });
  afterAll(async () => {
    await worker.end();
    await pool.end();
    await database.release();
  });

  const makeAll = async () => {
    await createPlatformTables(pool, TABLES);
    await (await connectEventStore(database.url)).close();
    await (await openReferenceData(database.url)).destroy();
  };

  it('waits for no transaction that reads or writes, however long, where all tables are there', async () => {
    await makeAll();
    const { rows } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('platform', 'event_store', 'reference', 'proof')`,
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['event_store.events', 'platform.idempotency_key']));
    await worker.query(`BEGIN; LOCK TABLE ${names.join(', ')} IN ROW EXCLUSIVE MODE`);
    let isWaiting = false;
    const watch = setInterval(async () => {
      const { rowCount } = await worker.query(WAITING);
      isWaiting ||= rowCount !== 0;
    }, 10);
    // A start that waits for it would wait for ever.
    const cut = setTimeout(() => void worker.query('ROLLBACK'), 5_000);
    await makeAll();
    clearInterval(watch);
    clearTimeout(cut);
    await worker.query('ROLLBACK');
    expect(isWaiting).toBe(false);
  });

  describe('that has to change a table in use', () => {
    const role = `service_${randomUUID().slice(0, 8)}`;
    beforeAll(async () => {
      await pool.query(`CREATE ROLE ${role}`);
      const source = await openReferenceData(database.url);
      for (const _ of MIGRATIONS.slice(MIGRATIONS.indexOf(MorningMail1795365336011)))
        await source.undoLastMigration();
      await source.destroy();
    });
    afterAll(() => pool.query(`DROP OWNED BY ${role} CASCADE; DROP ROLE ${role}`));

    const isWaiting = async () => (await pool.query(WAITING)).rowCount !== 0;

    it.each([
      ['migrates', 'reference.user_account', async () => (await openReferenceData(database.url)).destroy()],
      ['hands over', 'platform.idempotency_key', () => grantRunning(database.url, role)],
    ])('lets others at it in between, and %s once it is free', async (_, table, start) => {
      await worker.query(`BEGIN; LOCK TABLE ${table} IN ACCESS SHARE MODE`);
      const started = start();
      await eventually(isWaiting);
      await eventually(async () => !(await isWaiting()), 10);
      await worker.query('ROLLBACK');
      await started;
    });
  });
});
