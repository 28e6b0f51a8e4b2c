import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { FileStore, JOB_FILE_TABLES } from './file-store.js';

const HEADER = { name: 'stock.xlsx', mediaType: 'application/octet-stream' };
/** More than one part of a file. */
const MUCH = 600 * 1024;

describe('the files of jobs', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, JOB_FILE_TABLES);
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });

  async function contentOf(files: FileStore, id: string): Promise<string> {
    const file = await files.find(id);
    const parts: Buffer[] = [];
    for await (const part of file!.content()) parts.push(part);
    const content = Buffer.concat(parts);
    expect(content).toHaveLength(file!.bytes);
    return content.toString();
  }

  it('are those of one worker, where another that was taken for dead goes on', async () => {
    const files = new FileStore(pool);
    const id = randomUUID();
    let wakeUp!: () => void;
    const asleep = new Promise<void>((wake) => {
      wakeUp = wake;
    });
    async function* slowly() {
      yield Buffer.alloc(MUCH, 'a');
      await asleep;
      yield Buffer.alloc(MUCH, 'a');
    }
    async function* quickly() {
      yield Buffer.alloc(MUCH, 'b');
    }
    const first = files.write(id, HEADER, slowly());
    while ((await pool.query('SELECT FROM platform.job_file_part WHERE file_id = $1', [id])).rowCount === 0);
    await files.write(id, HEADER, quickly());
    wakeUp();
    await expect(first).rejects.toThrow('another worker makes this file');
    expect(await contentOf(files, id)).toBe('b'.repeat(MUCH));
    await files.write(id, HEADER, slowly());
    expect(await contentOf(files, id)).toBe('b'.repeat(MUCH));
  });
});
