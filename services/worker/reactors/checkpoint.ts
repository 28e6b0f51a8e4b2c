import type { ClientBase } from 'pg';

export const REACTOR_CHECKPOINT_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.reactor_checkpoint (
    name       text PRIMARY KEY,
    position   bigint NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Up to where a reactor has done its work. Whoever holds the reactor's lock writes it. */
export class ReactorCheckpoint {
  private constructor(
    private readonly client: ClientBase,
    private readonly name: string,
    private saved: bigint,
  ) {}

  /** `0n` where the reactor has never run. */
  static async of(client: ClientBase, name: string): Promise<ReactorCheckpoint> {
    const { rows } = await client.query<{ position: string }>(
      'SELECT position FROM platform.reactor_checkpoint WHERE name = $1',
      [name],
    );
    return new ReactorCheckpoint(client, name, BigInt(rows[0]?.position ?? 0));
  }

  get position(): bigint {
    return this.saved;
  }

  async save(position: bigint): Promise<void> {
    if (position === this.saved) return;
    await this.client.query(
      `INSERT INTO platform.reactor_checkpoint (name, position) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET position = excluded.position, updated_at = now()`,
      [this.name, position],
    );
    this.saved = position;
  }
}
