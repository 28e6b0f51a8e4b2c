import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { sheetsOf } from '../../../test/exports/sheets.js';
import type { TestDatabase } from '../../../test/support/database.js';
import { createReferenceDatabase } from '../../../test/support/reference-database.js';
import { FileStore, JOB_FILE_TABLES } from '../../jobs/file-store.js';
import type { ExportJob } from '../../jobs/job-kinds.js';
import { createPlatformTables } from '../../platform/platform-tables.js';
import { createPool } from '../../platform/pool.js';
import type { SecuritySearch } from '../../reference-data/audit/security-search.js';
import { ExportWorker } from './export-worker.js';

const EVERYTHING: SecuritySearch = {
  event: null,
  outcome: null,
  login: null,
  address: null,
  from: null,
  until: null,
};
/** Of which a workbook takes several parts. */
const ROWS = 20_000;
/** A tenth of them: one part. */
const FEW: SecuritySearch = { ...EVERYTHING, address: '192.0.2.1' };

const job = (search = FEW): { id: string; data: ExportJob; updateProgress: () => Promise<void> } => ({
  id: randomUUID(),
  data: {
    scope: { centreIds: [], ofAllCentres: true, authorities: [] },
    list: 'security',
    parameters: { ...search },
    filters: [],
    language: 'en',
    dateFormat: 'FR',
    userId: randomUUID(),
  },
  updateProgress: async () => {},
});

describe('an export', () => {
  let database: TestDatabase;
  let pool: Pool;
  let files: FileStore;
  let worker: ExportWorker;
  const cancelled = new Set<string>();

  beforeAll(async () => {
    database = await createReferenceDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, JOB_FILE_TABLES);
    await pool.query(
      `INSERT INTO reference.security_event (occurred_at, event, outcome, login, address)
       SELECT now(), 'CONNEXION', 'SUCCES', md5(n::text), CASE WHEN n % 10 = 0 THEN $2 END
       FROM generate_series(1, $1::int) AS n`,
      [ROWS, FEW.address],
    );
    files = new FileStore(pool);
    worker = new ExportWorker({
      pool,
      files,
      clock: () => new Date(),
      config: { timeZone: 'Europe/Paris' },
      isCancelled: async (id) => cancelled.has(id),
    });
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });

  it.each([
    ['at once', FEW, 'ALTER TABLE platform.job_file_part RENAME TO away', 'RENAME TO job_file_part'],
    [
      'after a part of it',
      EVERYTHING,
      'ALTER TABLE platform.job_file_part ADD CONSTRAINT full_disk CHECK (part < 1) NOT VALID',
      'DROP CONSTRAINT full_disk',
    ],
  ])(
    'whose file cannot be written fails, and takes nothing else with it: %s',
    async (_, search, harm, heal) => {
      await pool.query(harm);
      await expect(worker.process(job(search))).rejects.toThrow(/job_file_part/);
      await pool.query(
        `ALTER TABLE platform.${heal.startsWith('RENAME') ? 'away' : 'job_file_part'} ${heal}`,
      );
      const healed = job();
      expect(await worker.process(healed)).toEqual({ fileId: healed.id });
    },
  );

  const CANCELLED = { cancelled: true };

  it('that was cancelled before it began is not made, and is no failure', async () => {
    const waiting = job();
    expect(await worker.process({ ...waiting, data: { ...waiting.data, cancelled: true } })).toEqual(
      CANCELLED,
    );
    expect(await files.has(waiting.id)).toBe(false);
  });

  it('that is cancelled while it is made ends without a file, and is no failure', async () => {
    const running = job(EVERYTHING);
    cancelled.add(running.id);
    expect(await worker.process(running)).toEqual(CANCELLED);
    expect(await files.has(running.id)).toBe(false);
  });

  it('that cannot be made after it was cancelled is no failure', async () => {
    const running = job();
    const updateProgress = async () => {
      cancelled.add(running.id);
      throw new Error('the queues are away');
    };
    expect(await worker.process({ ...running, updateProgress })).toEqual(CANCELLED);
  });

  it('says how many rows it holds, while more come in', async () => {
    const made = job();
    let isMade = false;
    const comeIn = async () => {
      while (!isMade)
        await pool.query(
          `INSERT INTO reference.security_event (occurred_at, event, outcome, address)
           VALUES (now(), 'CONNEXION', 'SUCCES', $1)`,
          [FEW.address],
        );
    };
    const process = async () => {
      await worker.process(made);
      isMade = true;
    };
    await Promise.all([comeIn(), process()]);
    const file = await files.find(made.id);
    const { rows, filters } = await sheetsOf(await buffer(file!.content()));
    expect(filters.get('Number of rows')).toBe(rows.length.toLocaleString('en-US'));
  });
});
