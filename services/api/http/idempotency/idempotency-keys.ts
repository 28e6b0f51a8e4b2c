/**
 * `Idempotency-Key`s as they are stored (docs/decisions/0003): a row claims user and key before the command runs,
 * and holds its answer afterwards.
 */
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { EventReader } from '../../../event-store/port.js';
import { type KeyedOutcome, TakenOver } from '../../../platform/once.js';
import { createPool, ROWS_BY_KEY } from '../../../platform/pool.js';

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
    -- How far a long command is, in whatever it counts; null: it does not say.
    done        integer,
    total       integer,
    -- A position of the ledger before the claim: what the command appends is after it. Clocks can be set, this cannot.
    seen        bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, key)
  -- Room beside each claim for the same row with its answer, which is half as long again: its update then writes to no index.
  ) WITH (fillfactor = 40);
  -- Rows come in the order of their age: a range of it for each block costs a claim nothing, and is enough once a day.
  -- Looked for before: IF NOT EXISTS locks the table against writers also where the index is there.
  DO $$ BEGIN
    IF to_regclass('platform.idempotency_key_by_age') IS NULL THEN
      CREATE INDEX idempotency_key_by_age ON platform.idempotency_key USING brin (created_at);
    END IF;
  END $$`;

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
  | { readonly kind: 'taken-over'; readonly since: bigint }
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

/** Most keys that one statement claims or answers. */
const MAX_GROUP = 256;

/** One connection for claims, one for answers, and one for what is asked of single keys. */
const CONNECTIONS = 3;

/** Claims wait for each other: one that the database does not answer keeps every command waiting. In milliseconds. */
const STATEMENT_MS = 10_000;

/** The connections for {@link IdempotencyKeys}. */
export const createKeyPool = (databaseUrl: string): Pool =>
  createPool(databaseUrl, CONNECTIONS, ROWS_BY_KEY, STATEMENT_MS);

export interface IdempotencyKeysOptions {
  /** Of {@link createKeyPool}. */
  readonly pool: Pool;
  /**
   * Id of the folder that this process works on, alone: a claim of it that this process does not run was made by an
   * earlier life.
   */
  readonly owner: string;
  /** Milliseconds. */
  readonly leaseMs: number;
  /**
   * True where events are in the same database: its log is written in order, so that no event is ever durable before
   * the claim of its command is, and the claim need not wait for the disk by itself.
   */
  readonly eventsInSameDatabase: boolean;
  readonly store: Pick<EventReader, 'seen'>;
}

export class IdempotencyKeys {
  private readonly pool: Pool;
  private readonly owner: string;
  private readonly leaseMs: number;
  private readonly claimsReachDisk: string;
  private readonly store: Pick<EventReader, 'seen'>;
  private readonly claims = grouped((calls: readonly KeyedCall[]) => this.claimAll(calls));
  private readonly answers = grouped((given: readonly GivenAnswer[]) => this.answerAll(given));

  constructor({ pool, owner, leaseMs, eventsInSameDatabase, store }: IdempotencyKeysOptions) {
    this.store = store;
    this.pool = pool;
    this.owner = owner;
    this.leaseMs = leaseMs;
    this.claimsReachDisk = eventsInSameDatabase ? 'off' : 'on';
  }

  /**
   * The claim is durable before anything that the command writes is. Not to be called while this process runs the same
   * key.
   */
  async claim(call: KeyedCall): Promise<Claim> {
    if (await this.claims.load(call)) return { kind: 'new' };

    const { userId, key, route, bodyHash } = call;
    const { rows } = await this.pool.query<Row>(
      `SELECT route = $3 AND body_hash = $4 AS same, status, response, position,
              owner = $5 OR ${leaseIsOver('$6')} AS free
       FROM platform.idempotency_key WHERE user_id = $1 AND key = $2`,
      [userId, key, route, bodyHash, this.owner, this.leaseMs],
    );
    const row = rows[0];
    // Refused and forgotten in between: the next claim finds the key free.
    if (!row) return { kind: 'running' };
    if (!row.same) return { kind: 'reused' };
    if (row.status !== null)
      return { kind: 'answered', answer: { status: row.status, body: row.response, position: row.position } };
    return row.free ? this.takeOver(userId, key) : { kind: 'running' };
  }

  /** A crash of the database may lose the answer, which does no harm: the claim is taken over and the events found. */
  async answer(call: KeyedCall, answer: KeyedAnswer): Promise<void> {
    await this.answers.load({ ...call, ...answer });
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

  /** True for each call whose key was new. In the order of the keys: two processes never wait for each other. */
  private async claimAll(calls: readonly KeyedCall[]): Promise<boolean[]> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'claim-keys',
      text: `WITH ${COMMIT}
             INSERT INTO platform.idempotency_key (user_id, key, route, body_hash, owner, lease_until, seen)
             SELECT user_id, key, route, body_hash, $6, clock_timestamp() + $7 * interval '1 millisecond', $8
             FROM commit, unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[])
               AS call (user_id, key, route, body_hash)
             ORDER BY user_id, key
             ON CONFLICT DO NOTHING
             RETURNING user_id || ' ' || key AS id`,
      values: [
        this.claimsReachDisk,
        calls.map(({ userId }) => userId),
        calls.map(({ key }) => key),
        calls.map(({ route }) => route),
        calls.map(({ bodyHash }) => bodyHash),
        this.owner,
        this.leaseMs,
        this.store.seen,
      ],
    });
    const claimed = new Set(rows.map(({ id }) => id));
    return calls.map(({ userId, key }) => claimed.has(`${userId} ${key}`));
  }

  private async answerAll(given: readonly GivenAnswer[]): Promise<boolean[]> {
    await this.pool.query({
      name: 'answer-keys',
      text: `WITH ${COMMIT}
             UPDATE platform.idempotency_key AS kept
             SET status = given.status, response = given.response::json, position = given.position
             FROM commit, unnest($2::uuid[], $3::uuid[], $4::integer[], $5::text[], $6::bigint[])
               AS given (user_id, key, status, response, position)
             WHERE kept.user_id = given.user_id AND kept.key = given.key AND kept.status IS NULL`,
      values: [
        'off',
        given.map(({ userId }) => userId),
        given.map(({ key }) => key),
        given.map(({ status }) => status),
        given.map(({ body }) => (body === undefined ? null : JSON.stringify(body))),
        given.map(({ position }) => position),
      ],
    });
    return given.map(() => true);
  }

  /** Of several that try, one succeeds. */
  private async takeOver(userId: string, key: string): Promise<Claim> {
    const { rows } = await this.pool.query<{ seen: string }>(
      `UPDATE platform.idempotency_key
       SET owner = $3, lease_until = clock_timestamp() + $4 * interval '1 millisecond'
       WHERE user_id = $1 AND key = $2 AND status IS NULL
         AND (owner = $3 OR ${leaseIsOver('$4')})
       RETURNING seen`,
      [userId, key, this.owner, this.leaseMs],
    );
    return rows[0] ? { kind: 'taken-over', since: BigInt(rows[0].seen) } : { kind: 'running' };
  }
}

/** Forgets the keys that no client repeats any more, which may take longer than a call waits for its key. */
export async function forgetOldKeys(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM platform.idempotency_key WHERE created_at < now() - interval '${RETENTION}'`);
}

/** No lease ends later than its length from now, unless the clock was set back since it was taken. */
const leaseIsOver = (leaseMs: string): string =>
  `lease_until NOT BETWEEN clock_timestamp() AND clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

type GivenAnswer = KeyedCall & KeyedAnswer;

/**
 * Whether the statement's own transaction waits for the disk, by $1: `on` or `off`. Read by the rest of the statement,
 * since Postgres leaves out what nobody reads.
 */
const COMMIT = `commit AS MATERIALIZED (SELECT set_config('synchronous_commit', $1, true))`;

/** One statement for all that is asked while the one before it is on its way, as the event store's appends. */
function grouped<Asked, Answer>(write: (asked: readonly Asked[]) => Promise<Answer[]>) {
  let writing: Promise<unknown> = Promise.resolve();
  return new DataLoader<Asked, Answer>(
    (asked) => {
      const written = write(asked);
      writing = written.catch(() => undefined);
      return written;
    },
    {
      cache: false,
      maxBatchSize: MAX_GROUP,
      batchScheduleFn: (dispatch) => {
        void writing.then(() => setImmediate(dispatch));
      },
    },
  );
}
