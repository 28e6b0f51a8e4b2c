import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { PG_POOL } from '../../platform/tokens.js';
import { ApiCode } from '../../words/codes.js';
import { ApiError } from '../http/errors/api-error.js';

/** Failures (points) that are allowed within a window (duration, in seconds); successful sign-ins are not limited. */
const LIMITS = {
  /** One login from one address: guessing, or a forgotten password. */
  pair: { points: 10, duration: 60 },
  /** One login from anywhere: guessing from many addresses. Wider, or anybody could keep its owner out. */
  login: { points: 60, duration: 60 },
  /** One address for any login: trying one password on many. */
  address: { points: 200, duration: 60 },
} as const;
type Limit = keyof typeof LIMITS;

/** Mails with a link that one login gets in an hour: more than are asked for by a user who cannot find them. */
const LINKS_AN_HOUR = { points: 20, duration: 3_600 } as const;

/** Somebody tries a password. */
export interface Attempt {
  /** The user's id; for an unknown login what was typed. */
  readonly account: string;
  readonly address: string;
  /** Id of the browser where this user has signed in with it before. */
  readonly knownBrowser?: string | null;
}

/** Counted keys that are known to have failed too often, in the memory of this process. */
const REMEMBERED_KEYS = 10_000;

/** All keys of an attempt in one statement: there are up to three for each attempt, and two readings. */
const FAILURES = `
  SELECT key, points, expire::float8 AS "expiresMs" FROM reference.sign_in_failure
  WHERE key = ANY($1) AND expire > $2`;

/** Slows down the guessing of passwords; counted in Postgres, for all processes together. */
@Injectable()
export class SignInThrottle {
  private readonly limiters: Readonly<Record<Limit | 'link', RateLimiterPostgres>>;
  /** Until when a key is refused, in milliseconds since 1970, as it was read last. */
  private readonly refusedUntil = new LRUCache<string, number>({ max: REMEMBERED_KEYS });

  constructor(@Inject(PG_POOL) private readonly pool: pg.Pool) {
    const limiter = (keyPrefix: string, limit: { readonly points: number; readonly duration: number }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        schemaName: 'reference',
        tableName: 'sign_in_failure',
        tableCreated: true,
        keyPrefix,
        ...limit,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...limit }),
      });
    this.limiters = {
      pair: limiter('pair', LIMITS.pair),
      login: limiter('login', LIMITS.login),
      address: limiter('address', LIMITS.address),
      link: limiter('link', LINKS_AN_HOUR),
    };
  }

  /**
   * @returns whether there are failures that {@link succeeded} has to forget
   * @throws ApiError 429 with the seconds to wait
   */
  async check(attempt: Attempt): Promise<boolean> {
    const keys = this.keysOf(attempt);
    const { rows } = await this.pool.query<{ key: string; points: number; expiresMs: number }>(FAILURES, [
      keys.map(({ key }) => key),
      Date.now(),
    ]);
    for (const { key, limit } of keys) {
      const failures = rows.find((row) => row.key === key);
      this.remember(key, limit, failures?.points ?? 0, failures?.expiresMs ?? 0);
    }
    this.checkRemembered(attempt);
    return keys.some(({ key, limit }) => limit !== 'address' && rows.some((row) => row.key === key));
  }

  /**
   * As {@link check}, by what this process remembers: what it read last, and the failures that it has counted since.
   * @throws ApiError 429 with the seconds to wait
   */
  checkRemembered(attempt: Attempt): void {
    const until = Math.max(...this.keysOf(attempt).map(({ key }) => this.refusedUntil.get(key) ?? 0));
    const seconds = Math.ceil((until - Date.now()) / 1000);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }

  /**
   * Counts a failure before its caller learns of it: so passwords that are tried at the same time, here or in other
   * processes, are answered no more often than those that are tried one after the other.
   *
   * @throws ApiError 429 with the seconds to wait: the failure is one too many
   */
  async failed(attempt: Attempt): Promise<void> {
    const waits = await Promise.all(
      this.keysOf(attempt).map(async ({ key, limit, of }) => {
        const { consumedPoints, msBeforeNext } = await this.limiters[limit].penalty(of);
        this.remember(key, limit, consumedPoints, Date.now() + msBeforeNext);
        return consumedPoints > LIMITS[limit].points ? msBeforeNext : 0;
      }),
    );
    const seconds = Math.ceil(Math.max(...waits) / 1000);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }

  /** After a success, earlier failures no longer count. */
  async succeeded(attempt: Attempt): Promise<void> {
    await Promise.all(
      this.keysOf(attempt)
        .filter(({ limit }) => limit !== 'address')
        .map(({ key, limit, of }) => {
          this.refusedUntil.delete(key);
          return this.limiters[limit].delete(of);
        }),
    );
  }

  private remember(key: string, limit: Limit, failures: number, expiresMs: number): void {
    if (failures >= LIMITS[limit].points) this.refusedUntil.set(key, expiresMs);
    else this.refusedUntil.delete(key);
  }

  private keysOf(attempt: Attempt): readonly CountedKey[] {
    return keysOf(attempt).map(([limit, of]) => ({ limit, of, key: this.limiters[limit].getKey(of) }));
  }

  /** False where this login has been sent enough links for now. */
  async mayMailLink(login: string): Promise<boolean> {
    const { consumedPoints } = await this.limiters.link.penalty(nameOf(login));
    return consumedPoints <= LINKS_AN_HOUR.points;
  }
}

const tooManyAttempts = (seconds: number): ApiError =>
  new ApiError(HttpStatus.TOO_MANY_REQUESTS, ApiCode.tooManyAttempts, {
    arguments: { seconds },
    retryAfter: seconds,
  });

interface CountedKey {
  readonly limit: Limit;
  readonly of: string;
  /** As it is stored: with the name of its limit. */
  readonly key: string;
}

/** What an attempt is counted as. A known browser is counted alone: failures elsewhere do not keep its user out. */
const keysOf = ({ account, address, knownBrowser }: Attempt): readonly (readonly [Limit, string])[] =>
  knownBrowser
    ? [['pair', `${knownBrowser} ${nameOf(account)}`]]
    : [
        ['pair', `${address} ${nameOf(account)}`],
        ['login', nameOf(account)],
        ['address', address],
      ];

/** Case does not matter in logins; a text that is too long to be a login is cut, so that keys are bounded. */
const nameOf = (login: string) => login.trim().toLowerCase().slice(0, 120);
