import type { ClientBase } from 'pg';

export const REACTOR_CHECKPOINT_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.reactor_checkpoint (
    name       text PRIMARY KEY,
    position   bigint NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Up to where a reactor has done its work. It is written by the process that holds the reactor's lock. */
export class ReactorCheckpoint {
  private constructor(
    private readonly client: ClientBase,
    private readonly name: string,
    private saved: bigint,
  ) {}

  /** @param beginning where a reactor that has never run begins: written down at once, so that it begins there only */
  static async of(
    client: ClientBase,
    name: string,
    beginning: () => Promise<bigint> = async () => 0n,
  ): Promise<ReactorCheckpoint> {
    const { rows } = await client.query<{ position: string }>(
      'SELECT position FROM platform.reactor_checkpoint WHERE name = $1',
      [name],
    );
    const found = rows[0] && new ReactorCheckpoint(client, name, BigInt(rows[0].position));
    const checkpoint = found ?? new ReactorCheckpoint(client, name, await beginning());
    if (!found) await checkpoint.write();
    // A checkpoint that a crash of the database loses is written again by repeating what led to it.
    await client.query('SET synchronous_commit = off');
    return checkpoint;
  }

  get position(): bigint {
    return this.saved;
  }

  async save(position: bigint): Promise<void> {
    if (position === this.saved) return;
    this.saved = position;
    await this.write();
  }

  private async write(): Promise<void> {
    await this.client.query(
      `INSERT INTO platform.reactor_checkpoint (name, position) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET position = excluded.position, updated_at = now()`,
      [this.name, this.saved],
    );
  }
}
