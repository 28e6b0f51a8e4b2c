import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
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
    await eventually(async () => {
      const parts = await pool.query('SELECT FROM platform.job_file_part WHERE file_id = $1', [id]);
      return parts.rowCount !== 0;
    });
    await files.write(id, HEADER, quickly());
    wakeUp();
    await expect(first).rejects.toThrow('another worker makes this file');
    expect(await contentOf(files, id)).toBe('b'.repeat(MUCH));
    await files.write(id, HEADER, slowly());
    expect(await contentOf(files, id)).toBe('b'.repeat(MUCH));
  });

  describe('are kept for an hour', () => {
    const letTimePass = (id: string, minutes: number) =>
      pool.query(
        `UPDATE platform.job_file SET created_at = created_at - $2 * interval '1 minute' WHERE id = $1`,
        [id, minutes],
      );

    it('from when they are complete, however long their making took', async () => {
      const files = new FileStore(pool);
      const id = randomUUID();
      async function* slowly() {
        yield Buffer.alloc(MUCH, 'a');
        await letTimePass(id, 50);
        yield Buffer.alloc(MUCH, 'a');
      }
      await files.write(id, HEADER, slowly());
      await letTimePass(id, 50);
      await files.sweep();
      expect(await files.has(id)).toBe(true);
      await letTimePass(id, 11);
      await files.sweep();
      expect(await files.has(id)).toBe(false);
    });

    it('also those of another attempt, whose first one is longer ago', async () => {
      const files = new FileStore(pool);
      const id = randomUUID();
      async function* broken() {
        yield Buffer.alloc(MUCH, 'a');
        throw new Error('the worker is gone');
      }
      await expect(files.write(id, HEADER, broken())).rejects.toThrow('the worker is gone');
      await letTimePass(id, 70);
      async function* again() {
        yield Buffer.alloc(MUCH, 'b');
        await files.sweep();
        yield Buffer.alloc(MUCH, 'b');
      }
      await files.write(id, HEADER, again());
      expect(await contentOf(files, id)).toBe('b'.repeat(2 * MUCH));
    });
  });
});
