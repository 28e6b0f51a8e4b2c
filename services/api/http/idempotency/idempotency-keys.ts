/**
 * `Idempotency-Key`s as they are stored (docs/decisions/0003): a row claims user and key before the command runs,
 * and holds its answer afterwards.
 */
import type { Pool } from 'pg';
import { type KeyedOutcome, TakenOver } from '../../../platform/once.js';

export const IDEMPOTENCY_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.idempotency_key (
    user_id     uuid NOT NULL,
    key         uuid NOT NULL,
    route       text NOT NULL,
    body_hash   text NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- Id of the DATA_DIR, on which one process at a time works, that runs the command, and until when it may.
    owner       uuid NOT NULL,
    lease_until timestamptz NOT NULL,
    -- The answer; null while the command has not answered.
    status      integer,
    -- As text, so that it is answered again as it was, properties in their order.
    response    json,
    position    bigint,
    -- What a transaction of this database came to, committed with what it wrote.
    outcome     json,
    PRIMARY KEY (user_id, key)
  );
  -- How far a long command is, in whatever it counts; null: it does not say.
  ALTER TABLE platform.idempotency_key
    ADD COLUMN IF NOT EXISTS done integer, ADD COLUMN IF NOT EXISTS total integer;
  CREATE INDEX IF NOT EXISTS idempotency_key_by_age ON platform.idempotency_key (created_at)`;

/** A call that carries a key: what must be the same when it is repeated. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  /** Method, path with query, and the selected centre. */
  readonly route: string;
  readonly bodyHash: string;
}

export interface KeyedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** `X-Ledger-Position`; null where the call does not answer one. */
  readonly position: string | null;
}

export type Claim =
  /** The key is new: the caller runs the command. */
  | { readonly kind: 'new' }
  /** The process that ran it ended without an answer: the caller runs it again, looking for what was done already. */
  | { readonly kind: 'taken-over'; readonly since: Date }
  | { readonly kind: 'running' }
  | { readonly kind: 'answered'; readonly answer: KeyedAnswer }
  /** The key was used for another call. */
  | { readonly kind: 'reused' };

/** How far a command is. */
export interface CommandProgress {
  readonly done: number;
  /** 0: not counted yet, or the command does not count. */
  readonly total: number;
  readonly isAnswered: boolean;
}

interface Row {
  readonly same: boolean;
  readonly free: boolean;
  readonly status: number | null;
  readonly response: unknown;
  readonly position: string | null;
}

const RETENTION = '90 days';

export class IdempotencyKeys {
  /**
   * @param owner id of the folder that this process works on, alone: a claim of it that this process does not run was
   *   made by an earlier life
   */
  constructor(
    private readonly pool: Pool,
    private readonly owner: string,
    private readonly leaseMs: number,
  ) {}

  /** The claim is durable before this resolves. Not to be called while this process runs the same key. */
  async claim({ userId, key, route, bodyHash }: KeyedCall): Promise<Claim> {
    const claimed = await this.pool.query(
      `INSERT INTO platform.idempotency_key (user_id, key, route, body_hash, owner, lease_until)
       VALUES ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 millisecond')
       ON CONFLICT DO NOTHING`,
      [userId, key, route, bodyHash, this.owner, this.leaseMs],
    );
    if (claimed.rowCount === 1) return { kind: 'new' };

    const { rows } = await this.pool.query<Row>(
      `SELECT route = $3 AND body_hash = $4 AS same, status, response, position,
              owner = $5 OR lease_until < clock_timestamp() AS free
       FROM platform.idempotency_key WHERE user_id = $1 AND key = $2`,
      [userId, key, route, bodyHash, this.owner],
    );
    const row = rows[0];
    // Refused and forgotten in between: the next claim finds the key free.
    if (!row) return { kind: 'running' };
    if (!row.same) return { kind: 'reused' };
    if (row.status !== null)
      return { kind: 'answered', answer: { status: row.status, body: row.response, position: row.position } };
    return row.free ? this.takeOver(userId, key) : { kind: 'running' };
  }

  async answer({ userId, key }: KeyedCall, { status, body, position }: KeyedAnswer): Promise<void> {
    await this.pool.query(
      `UPDATE platform.idempotency_key SET status = $3, response = $4, position = $5
       WHERE user_id = $1 AND key = $2 AND status IS NULL`,
      [userId, key, status, body === undefined ? null : JSON.stringify(body), position],
    );
  }

  /**
   * Writes down how far the command is, and renews its lease.
   *
   * @returns false where somebody else runs it by now, or it has ended
   */
  async report({ userId, key }: KeyedCall, done: number, total: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE platform.idempotency_key
       SET done = $4, total = $5, lease_until = clock_timestamp() + $6 * interval '1 millisecond'
       WHERE user_id = $1 AND key = $2 AND owner = $3 AND status IS NULL`,
      [userId, key, this.owner, done, total, this.leaseMs],
    );
    return rowCount === 1;
  }

  /** Undefined: no command runs under this key of the user's, or it was refused. */
  async progressOf(userId: string, key: string): Promise<CommandProgress | undefined> {
    const { rows } = await this.pool.query<CommandProgress>(
      `SELECT coalesce(done, 0) AS done, coalesce(total, 0) AS total, status IS NOT NULL AS "isAnswered"
       FROM platform.idempotency_key WHERE user_id = $1 AND key = $2`,
      [userId, key],
    );
    return rows[0];
  }

  outcomeOf({ userId, key }: KeyedCall): KeyedOutcome {
    return {
      find: async (query) => {
        const rows = await query(
          'SELECT outcome FROM platform.idempotency_key WHERE user_id = $1 AND key = $2 AND outcome IS NOT NULL',
          [userId, key],
        );
        return (rows as { outcome: { result: unknown } }[])[0]?.outcome;
      },
      keep: async (query, result) => {
        const kept = await query(
          `WITH kept AS (
             UPDATE platform.idempotency_key SET outcome = $4
             WHERE user_id = $1 AND key = $2 AND owner = $3 AND status IS NULL RETURNING 1)
           SELECT FROM kept`,
          [userId, key, this.owner, JSON.stringify({ result })],
        );
        if (kept.length === 0) throw new TakenOver();
      },
    };
  }

  /** The command was refused and did nothing. */
  async forget({ userId, key }: KeyedCall): Promise<void> {
    await this.pool.query(
      `DELETE FROM platform.idempotency_key
       WHERE user_id = $1 AND key = $2 AND owner = $3 AND status IS NULL`,
      [userId, key, this.owner],
    );
  }

  /** The outcome of the command is unknown: the next repetition takes it over at once. */
  async giveUp({ userId, key }: KeyedCall): Promise<void> {
    await this.pool.query(
      `UPDATE platform.idempotency_key SET lease_until = '-infinity'
       WHERE user_id = $1 AND key = $2 AND owner = $3 AND status IS NULL`,
      [userId, key, this.owner],
    );
  }

  /** Forgets the keys that no client repeats any more. */
  async purge(): Promise<void> {
    await this.pool.query(
      `DELETE FROM platform.idempotency_key WHERE created_at < now() - interval '${RETENTION}'`,
    );
  }

  /** Of several that try, one succeeds. */
  private async takeOver(userId: string, key: string): Promise<Claim> {
    const { rows } = await this.pool.query<{ created_at: Date }>(
      `UPDATE platform.idempotency_key
       SET owner = $3, lease_until = clock_timestamp() + $4 * interval '1 millisecond'
       WHERE user_id = $1 AND key = $2 AND status IS NULL
         AND (owner = $3 OR lease_until < clock_timestamp())
       RETURNING created_at`,
      [userId, key, this.owner, this.leaseMs],
    );
    return rows[0] ? { kind: 'taken-over', since: rows[0].created_at } : { kind: 'running' };
  }
}
