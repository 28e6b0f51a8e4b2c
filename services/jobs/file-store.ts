/** Files that jobs have made, in the database that every process reaches; kept for an hour. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

export const JOB_FILE_TABLES = [
  `CREATE TABLE IF NOT EXISTS platform.job_file (
    id         uuid PRIMARY KEY,
    name       text NOT NULL,
    media_type text NOT NULL,
    bytes      bigint NOT NULL DEFAULT 0,
    complete   boolean NOT NULL DEFAULT false,
    -- When the latest attempt to write it began; of a complete one, when it was complete.
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Of the worker that writes it: one that was taken for dead writes no more once another has begun anew.
    attempt    uuid
  )`,
  `CREATE TABLE IF NOT EXISTS platform.job_file_part (
    file_id uuid NOT NULL REFERENCES platform.job_file ON DELETE CASCADE,
    part    integer NOT NULL,
    content bytea STORAGE EXTERNAL NOT NULL,
    PRIMARY KEY (file_id, part)
  )`,
];

/** Another worker has begun to write the same file. */
class Superseded extends Error {
  override readonly name = 'Superseded';
  constructor() {
    super('another worker makes this file');
  }
}

/** Bytes in a row: large enough to be quick, small enough to be held in memory. */
const PART_BYTES = 256 * 1024;
const KEPT = '1 hour';

export interface FileHeader {
  readonly name: string;
  readonly mediaType: string;
}

export interface StoredFile extends FileHeader {
  readonly bytes: number;
  /** The content, read from the database as it is consumed. */
  content(): AsyncGenerator<Buffer>;
}

export class FileStore {
  constructor(private readonly pool: Pool) {}

  /**
   * Stores the whole content under `id`; a file that is there already is left as it is.
   *
   * @throws Superseded another worker has begun to write it meanwhile
   */
  async write(id: string, { name, mediaType }: FileHeader, content: AsyncIterable<Buffer>): Promise<void> {
    const attempt = randomUUID();
    const { rowCount } = await this.pool.query(
      `INSERT INTO platform.job_file (id, name, media_type, attempt) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, attempt = excluded.attempt, created_at = now()
       WHERE NOT platform.job_file.complete`,
      [id, name, mediaType, attempt],
    );
    if (rowCount === 0) return;
    // What a killed worker has left of it.
    await this.pool.query('DELETE FROM platform.job_file_part WHERE file_id = $1', [id]);
    let part = 0;
    let bytes = 0;
    for await (const chunk of inParts(content)) {
      await this.asLatest(
        `INSERT INTO platform.job_file_part (file_id, part, content)
         SELECT id, $3, $4 FROM platform.job_file WHERE id = $1 AND attempt = $2 FOR SHARE`,
        [id, attempt, part++, chunk],
      );
      bytes += chunk.length;
    }
    await this.asLatest(
      `UPDATE platform.job_file SET bytes = $3, complete = true, created_at = now()
       WHERE id = $1 AND attempt = $2`,
      [id, attempt, bytes],
    );
  }

  /** @throws Superseded the statement found the file with another attempt */
  private async asLatest(sql: string, values: readonly unknown[]): Promise<void> {
    const { rowCount } = await this.pool.query(sql, [...values]);
    if (rowCount === 0) throw new Superseded();
  }

  /** Undefined where there is none, or not the whole of it. */
  async find(id: string): Promise<StoredFile | undefined> {
    const { rows } = await this.pool.query<{ name: string; media_type: string; bytes: string }>(
      'SELECT name, media_type, bytes FROM platform.job_file WHERE id = $1 AND complete',
      [id],
    );
    const file = rows[0];
    if (!file) return undefined;
    const bytes = Number(file.bytes);
    return { name: file.name, mediaType: file.media_type, bytes, content: () => this.read(id) };
  }

  async has(id: string): Promise<boolean> {
    return (await this.find(id)) !== undefined;
  }

  /** Removes files that were not fetched within the hour. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM platform.job_file WHERE created_at < now() - interval '${KEPT}'`);
  }

  private async *read(id: string): AsyncGenerator<Buffer> {
    for (let part = 0; ; part++) {
      const { rows } = await this.pool.query<{ content: Buffer }>(
        'SELECT content FROM platform.job_file_part WHERE file_id = $1 AND part = $2',
        [id, part],
      );
      if (!rows[0]) return;
      yield rows[0].content;
    }
  }
}

async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
