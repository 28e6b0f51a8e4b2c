import { randomUUID } from 'node:crypto';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { CLOCK, type Clock } from '../../platform/tokens.js';
import { SecurityLog } from '../../reference-data/audit/security-log.js';
import type { UserFacts } from '../../reference-data/user/user-directory.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import { ApiCode } from '../../words/codes.js';
import { ApiError } from '../http/errors/api-error.js';
import { type SessionRow, SessionRows } from './session-rows.js';
import { Sessions } from './sessions.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a token lives, unless its session ends before. */
const TOKEN_MS = 30 * MINUTE_MS;
/** How long a session lives at most. */
const SESSION_MS = 12 * HOUR_MS;
const REMEMBERED_SESSION_MS = 30 * 24 * HOUR_MS;
/** How long a token may be used after it was replaced: another window may not have heard of it. */
const GRACE_MS = MINUTE_MS;

/** Distinct tokens whose signature need not be computed again. */
const REMEMBERED_TOKENS = 20_000;

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: string;
}

export interface Session {
  readonly id: string;
  readonly user: UserFacts;
  /** Of the token that was sent; the session may have a newer one. */
  readonly generation: number;
}

/** What a token says: `sub` the user, `sid` the session, `gen` the generation; times in seconds. */
interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly gen: number;
  readonly exp: number;
}

/** Who begins a session, and where. */
export interface Beginning {
  readonly userId: string;
  readonly passwordHash: string;
  readonly remembered: boolean;
  readonly address: string;
  readonly browser: string | null;
}

/** Begins and renews sessions, and finds the session of a token that was sent (docs/rules/accounts.md, AU-1, AU-2). */
@Injectable()
export class Tokens {
  private readonly verified = new LRUCache<string, Claims>({ max: REMEMBERED_TOKENS });

  constructor(
    private readonly jwt: JwtService,
    private readonly users: UserDirectory,
    private readonly rows: SessionRows,
    private readonly sessions: Sessions,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Undefined where the user was disabled or the password changed meanwhile. */
  async begin(beginning: Beginning): Promise<IssuedToken | undefined> {
    const now = this.clock();
    const life = beginning.remembered ? REMEMBERED_SESSION_MS : SESSION_MS;
    const row = await this.rows.begin({ ...beginning, now, expiresAt: new Date(now.getTime() + life) });
    return row && this.issue(row);
  }

  /**
   * A token of the next generation; where another window has renewed the session a moment ago, one of its generation.
   * @throws ApiError 401 the session has ended
   */
  async renew({ id, generation }: Session): Promise<IssuedToken> {
    const now = this.clock();
    const row = await this.sessions.renew(id, generation, now);
    if (!row || !isUsable(row, generation, now))
      throw new ApiError(HttpStatus.UNAUTHORIZED, ApiCode.unauthorized);
    return this.issue(row);
  }

  /** A token of the session's newest generation. */
  issue({ id, userId, generation, remembered, expiresAt }: SessionRow): IssuedToken {
    const now = this.clock().getTime();
    const end = remembered ? expiresAt.getTime() : Math.min(now + TOKEN_MS, expiresAt.getTime());
    const exp = Math.floor(end / 1000);
    const token = this.jwt.sign({
      sub: userId,
      sid: id,
      gen: generation,
      jti: randomUUID(),
      iat: Math.floor(now / 1000),
      exp,
    });
    return { token, expiresAt: new Date(exp * 1000).toISOString() };
  }

  /**
   * Undefined for a token that is forged or expired, or whose session has ended. A token that is used long after it was
   * replaced was copied: nobody knows which of the two who use it is the user, so the session ends.
   */
  async sessionOf(token: string, address: string): Promise<Session | undefined> {
    const claims = this.verified.get(token) ?? this.verify(token);
    const now = this.clock();
    if (!claims || claims.exp * 1000 <= now.getTime()) return undefined;
    const { sub, sid, gen: generation } = claims;
    const user = this.users.user(sub);
    if (!user?.active) return undefined;
    let row = await this.sessions.find(sid);
    // The token is newer than what this process remembers, or it seems to be too old: the database decides.
    if (row && !isUsable(row, generation, now)) row = await this.sessions.findNow(sid);
    if (!row || row.userId !== sub || row.expiresAt <= now) return undefined;
    if (!isUsable(row, generation, now)) {
      await this.sessions.end(sid);
      const { id: userId, login } = user;
      await this.log.record({ event: 'REFUS', outcome: 'ECHEC', login, address, userId });
      return undefined;
    }
    this.sessions.use(sid);
    return { id: sid, user, generation };
  }

  private verify(token: string): Claims | undefined {
    try {
      // Expiry is compared with the program's clock, at every use.
      const claims = this.jwt.verify<Claims>(token, { ignoreExpiration: true });
      this.verified.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  }
}

/** The newest generation, or one that was replaced a moment ago. */
function isUsable(row: SessionRow, generation: number, now: Date): boolean {
  if (generation === row.generation) return true;
  const replacedAt = row.replacedAt[row.generation - generation - 1];
  return replacedAt !== undefined && now.getTime() - replacedAt.getTime() < GRACE_MS;
}
