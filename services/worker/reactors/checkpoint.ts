import type { ClientBase, Pool } from 'pg';
import { type EventReader, UnknownPosition } from '../../event-store/port.js';
import { createPlatformTables } from '../../platform/platform-tables.js';

export const REACTOR_CHECKPOINT_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.reactor_checkpoint (
    name       text PRIMARY KEY,
    position   bigint NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    -- Since when and why it cannot go on; null: it can.
    halted_at  timestamptz,
    error      text
  )`;

/** Every reactor: what has no checkpoint yet has done nothing. */
export const REACTORS = ['notifications', 'settlement'] as const;
export type ReactorName = (typeof REACTORS)[number];
export const NOTIFICATIONS_REACTOR = 'notifications' satisfies ReactorName;

/** Up to where a reactor has done its work. It is written by the process that holds the reactor's lock. */
export class ReactorCheckpoint {
  private constructor(
    private readonly client: ClientBase,
    private readonly name: ReactorName,
    private saved: bigint,
  ) {}

  /**
   * With the first event, where nothing is written down.
   *
   * @throws UnknownPosition it lies beyond the ledger's end
   */
  static async of(
    client: ClientBase,
    store: Pick<EventReader, 'head'>,
    name: ReactorName,
  ): Promise<ReactorCheckpoint> {
    const { rows } = await client.query<{ position: string }>(
      'SELECT position FROM platform.reactor_checkpoint WHERE name = $1',
      [name],
    );
    const found = rows[0] && new ReactorCheckpoint(client, name, BigInt(rows[0].position));
    if (found) await found.requireReached(store);
    const checkpoint = found ?? new ReactorCheckpoint(client, name, 0n);
    if (!found) await checkpoint.write();
    // A checkpoint that a crash of the database loses is written again by repeating what led to it.
    await client.query('SET synchronous_commit = off');
    return checkpoint;
  }

  /** @throws UnknownPosition the ledger ends before it */
  private async requireReached(store: Pick<EventReader, 'head'>): Promise<void> {
    const head = await store.head();
    if (this.saved > head) throw new UnknownPosition(this.saved, `the last event is at ${head}`);
    // What kept it from going on is over, or is told again at once.
    await this.client.query(
      `UPDATE platform.reactor_checkpoint SET halted_at = NULL, error = NULL
       WHERE name = $1 AND halted_at IS NOT NULL`,
      [this.name],
    );
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

/**
 * Where mails begin, once and for all: after what the ledger holds when its database is first served, which was known
 * without mails. To be called before a command is taken: its mails wait then until there is a worker.
 */
export async function beginNotifications(pool: Pool, store: Pick<EventReader, 'head'>): Promise<void> {
  await createPlatformTables(pool, [REACTOR_CHECKPOINT_TABLE]);
  await pool.query(
    'INSERT INTO platform.reactor_checkpoint (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [NOTIFICATIONS_REACTOR, await store.head()],
  );
}

/** Writes down for health and operators that a reactor cannot go on, and why. */
export async function writeHalt(pool: Pool, name: ReactorName, error: string): Promise<void> {
  await pool.query(
    `UPDATE platform.reactor_checkpoint SET halted_at = coalesce(halted_at, now()), error = $2 WHERE name = $1`,
    [name, error],
  );
}

/** The checkpoints of another ledger are given up: what may be done twice is done again, mails are not. */
export async function resetReactors(pool: Pool, head: bigint): Promise<void> {
  await createPlatformTables(pool, [REACTOR_CHECKPOINT_TABLE]);
  await pool.query(
    `UPDATE platform.reactor_checkpoint
     SET position = CASE name WHEN $2 THEN $1::bigint ELSE 0 END, halted_at = NULL, error = NULL, updated_at = now()`,
    [head, NOTIFICATIONS_REACTOR],
  );
}
