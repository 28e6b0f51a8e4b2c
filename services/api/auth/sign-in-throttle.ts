import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { PG_POOL } from '../../platform/tokens.js';
import { ApiCode } from '../../words/codes.js';
import { ApiError } from '../http/errors/api-error.js';

/** Failures that pass within a window of seconds; a success is never counted, so that sign-ins are not rationed. */
const LIMITS = {
  /** One login from one address: guessing, or a forgotten password. */
  pair: { points: 10, duration: 60 },
  /** One login from anywhere: guessing from many addresses. Wider, or anybody could keep its owner out. */
  login: { points: 60, duration: 60 },
  /** One address for any login: trying one password on many. */
  address: { points: 200, duration: 60 },
} as const;
type Limit = keyof typeof LIMITS;

/** Mails with a link that one login gets in an hour: more than anybody asks for who looks for them in vain. */
const LINKS_AN_HOUR = { points: 20, duration: 3_600 } as const;

/** Somebody tries a password. */
export interface Attempt {
  /** The user's id; for an unknown login what was typed. */
  readonly account: string;
  readonly address: string;
  /** Id of the browser where this user has signed in with it before. */
  readonly knownBrowser?: string | null;
}

/** Slows down the guessing of passwords; counted in Postgres, for all processes together. */
@Injectable()
export class SignInThrottle {
  private readonly limiters: Readonly<Record<Limit | 'link', RateLimiterPostgres>>;

  constructor(@Inject(PG_POOL) pool: pg.Pool) {
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

  /** @throws ApiError 429 with the seconds to wait */
  async check(attempt: Attempt): Promise<void> {
    const waits = await Promise.all(
      keysOf(attempt).map(async ([limit, key]) => {
        const count = await this.limiters[limit].get(key);
        return count && count.consumedPoints >= LIMITS[limit].points ? count.msBeforeNext : 0;
      }),
    );
    const seconds = Math.ceil(Math.max(...waits) / 1000);
    if (seconds > 0) {
      throw new ApiError(HttpStatus.TOO_MANY_REQUESTS, ApiCode.tooManyAttempts, {
        arguments: { seconds },
        retryAfter: seconds,
      });
    }
  }

  async failed(attempt: Attempt): Promise<void> {
    await Promise.all(keysOf(attempt).map(([limit, key]) => this.limiters[limit].penalty(key)));
  }

  /** The owner is there: what was mistyped before no longer counts. */
  async succeeded(attempt: Attempt): Promise<void> {
    await Promise.all(
      keysOf(attempt)
        .filter(([limit]) => limit !== 'address')
        .map(([limit, key]) => this.limiters[limit].delete(key)),
    );
  }

  /** False where this login has been sent enough links for now. */
  async mayMailLink(login: string): Promise<boolean> {
    const { consumedPoints } = await this.limiters.link.penalty(nameOf(login));
    return consumedPoints <= LINKS_AN_HOUR.points;
  }
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
