/**
 * Snapshots of long streams, so that loading one stays bounded however old its centre is. A cache and nothing
 * more: each row may be deleted at any time, and one that does not fit its stream is ignored.
 */
import type { Pool } from 'pg';
import type { StreamEnd } from './sealing.js';

export interface Snapshot extends StreamEnd {
  readonly version: number;
  readonly state: unknown;
}

export interface Snapshots {
  find(stream: string, version: number): Promise<Snapshot | undefined>;
  save(stream: string, snapshot: Snapshot): Promise<void>;
  /** Removes one that does not fit its stream. */
  forget(stream: string): Promise<void>;
}

export const SNAPSHOT_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.ledger_snapshot (
    stream         text PRIMARY KEY,
    revision       integer NOT NULL,
    hash           text NOT NULL,
    schema_version integer NOT NULL,
    state          jsonb NOT NULL,
    saved_at       timestamptz NOT NULL DEFAULT now()
  )`;

/** Snapshots in `platform.ledger_snapshot`, the latest one of each stream. */
export class PostgresSnapshots implements Snapshots {
  constructor(private readonly pool: Pool) {}

  async find(stream: string, version: number): Promise<Snapshot | undefined> {
    const { rows } = await this.pool.query<{ revision: number; hash: string; state: unknown }>(
      `SELECT revision, hash, state FROM platform.ledger_snapshot WHERE stream = $1 AND schema_version = $2`,
      [stream, version],
    );
    return rows[0] && { ...rows[0], version };
  }

  /** An older one never replaces a newer one of the same version: two processes may save at the same time. */
  async save(stream: string, { revision, hash, version, state }: Snapshot): Promise<void> {
    await this.pool.query(
      `INSERT INTO platform.ledger_snapshot AS kept (stream, revision, hash, schema_version, state)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (stream) DO UPDATE
       SET revision = excluded.revision, hash = excluded.hash, schema_version = excluded.schema_version,
           state = excluded.state, saved_at = now()
       WHERE kept.schema_version <> excluded.schema_version OR kept.revision < excluded.revision`,
      [stream, revision, hash, version, JSON.stringify(state)],
    );
  }

  async forget(stream: string): Promise<void> {
    await this.pool.query('DELETE FROM platform.ledger_snapshot WHERE stream = $1', [stream]);
  }
}
