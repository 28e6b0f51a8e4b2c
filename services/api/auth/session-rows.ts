/** Sessions as they are stored: one row for each, deleted when it ends. All instants are those of the service's clock. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Sessions of one user at the same time. */
export const MAX_SESSIONS = 100;

/** Replaced generations of a token that are still known: more follow each other only in a loop. */
const REMEMBERED_GENERATIONS = 32;

/** What is needed to judge a token. */
export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  /** Begun with `rememberMe`. */
  readonly remembered: boolean;
  /** The end of its absolute life. */
  readonly expiresAt: Date;
  /** Of its newest token, from 1. */
  readonly generation: number;
  /** When `generation - 1` was replaced, then `generation - 2`, … */
  readonly replacedAt: readonly Date[];
}

export interface NewSession {
  readonly userId: string;
  /** That the password was compared with: the session does not begin where it was changed meanwhile. */
  readonly passwordHash: string;
  readonly remembered: boolean;
  readonly address: string;
  /** In words; null: unknown. */
  readonly browser: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** A session as its user sees it. */
export interface ListedSession {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
  readonly address: string;
  readonly browser: string | null;
}

const ROW = `id, user_id AS "userId", remembered, expires_at AS "expiresAt", generation, replaced_at AS "replacedAt"`;

export class SessionRows {
  constructor(private readonly pool: Pool) {}

  /**
   * Beyond `MAX_SESSIONS`, the sessions of the user that were used least recently end.
   * @returns undefined where the user was disabled or the password changed meanwhile
   */
  async begin(session: NewSession): Promise<SessionRow | undefined> {
    const { userId, passwordHash, remembered, address, browser, now, expiresAt } = session;
    const { rows } = await this.pool.query<SessionRow>(
      `WITH account AS (
         SELECT id FROM reference.user_account WHERE id = $2 AND active AND password_hash = $3 FOR SHARE
       ), made_room AS (
         DELETE FROM reference.session WHERE id IN (
           SELECT s.id FROM reference.session s JOIN account ON account.id = s.user_id
           ORDER BY s.expires_at > $7 DESC, s.last_active_at DESC OFFSET $9)
       )
       INSERT INTO reference.session
         (id, user_id, remembered, address, browser, started_at, last_active_at, expires_at)
       SELECT $1, id, $4, $5, $6, $7, $7, $8 FROM account RETURNING ${ROW}`,
      [randomUUID(), userId, passwordHash, remembered, address, browser, now, expiresAt, MAX_SESSIONS - 1],
    );
    return rows[0];
  }

  async find(id: string): Promise<SessionRow | undefined> {
    const { rows } = await this.pool.query<SessionRow>(`SELECT ${ROW} FROM reference.session WHERE id = $1`, [
      id,
    ]);
    return rows[0];
  }

  /** Begins the next generation; undefined where this one is not the newest, or where the session has ended. */
  async rotate(id: string, generation: number, now: Date): Promise<SessionRow | undefined> {
    const { rows } = await this.pool.query<SessionRow>(
      `UPDATE reference.session SET generation = generation + 1,
         replaced_at = (ARRAY[$3::timestamptz] || replaced_at)[1:${REMEMBERED_GENERATIONS}]
       WHERE id = $1 AND generation = $2 RETURNING ${ROW}`,
      [id, generation, now],
    );
    return rows[0];
  }

  /** The user's sessions that go on, the one that was used last first. */
  async list(userId: string, now: Date): Promise<readonly ListedSession[]> {
    const { rows } = await this.pool.query<ListedSession>(
      `SELECT id, started_at AS "startedAt", last_active_at AS "lastActiveAt", address, browser
       FROM reference.session WHERE user_id = $1 AND expires_at > $2
       ORDER BY last_active_at DESC, id LIMIT ${MAX_SESSIONS}`,
      [userId, now],
    );
    return rows;
  }

  async end(id: string): Promise<void> {
    await this.pool.query('DELETE FROM reference.session WHERE id = $1', [id]);
  }

  async endAll(userId: string): Promise<void> {
    await this.pool.query('DELETE FROM reference.session WHERE user_id = $1', [userId]);
  }

  /** @param uses the latest use of each session */
  async noteUses(uses: ReadonlyMap<string, Date>): Promise<void> {
    await this.pool.query(
      `UPDATE reference.session s SET last_active_at = used.at
       FROM unnest($1::uuid[], $2::timestamptz[]) used (id, at)
       WHERE s.id = used.id AND s.last_active_at < used.at`,
      [[...uses.keys()], [...uses.values()]],
    );
  }

  /** Deletes the sessions whose life is over. */
  async prune(now: Date): Promise<void> {
    await this.pool.query('DELETE FROM reference.session WHERE expires_at <= $1', [now]);
  }
}
