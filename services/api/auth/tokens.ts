import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { CLOCK, type Clock } from '../../platform/tokens.js';
import type { UserFacts } from '../../reference-data/user/user-directory.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';

const MINUTE_MS = 60_000;
const SESSION_MS = 30 * MINUTE_MS;
const REMEMBERED_MS = 30 * 24 * 60 * MINUTE_MS;

/** Distinct tokens whose signature need not be computed again. */
const REMEMBERED_TOKENS = 20_000;

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: string;
}

export interface Session {
  readonly user: UserFacts;
  /** Asked for with `rememberMe`: refreshing keeps the longer life. */
  readonly remembered: boolean;
}

/** What a token says: `sub` the user, `ver` the user's token version, `rem` the longer life; times in seconds. */
interface Claims {
  readonly sub: string;
  readonly ver: number;
  readonly rem: boolean;
  readonly exp: number;
}

/** Issues tokens, and finds the user of a token that was sent (docs/rules/accounts.md, AU-1). */
@Injectable()
export class Tokens {
  private readonly verified = new LRUCache<string, Claims>({ max: REMEMBERED_TOKENS });

  constructor(
    private readonly jwt: JwtService,
    private readonly users: UserDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  issue(user: { readonly id: string; readonly tokenVersion: number }, remembered: boolean): IssuedToken {
    const now = Math.floor(this.clock().getTime() / 1000);
    const exp = now + (remembered ? REMEMBERED_MS : SESSION_MS) / 1000;
    const token = this.jwt.sign({
      sub: user.id,
      ver: user.tokenVersion,
      rem: remembered,
      jti: randomUUID(),
      iat: now,
      exp,
    });
    return { token, expiresAt: new Date(exp * 1000).toISOString() };
  }

  /** Undefined for a token that is forged, expired, or older than the user's last change of password. */
  sessionOf(token: string): Session | undefined {
    const claims = this.verified.get(token) ?? this.verify(token);
    if (!claims || claims.exp * 1000 <= this.clock().getTime()) return undefined;
    const user = this.users.user(claims.sub);
    if (!user?.active || user.tokenVersion !== claims.ver) return undefined;
    return { user, remembered: claims.rem };
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
