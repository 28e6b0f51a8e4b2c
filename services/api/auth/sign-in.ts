import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { hashPassword, isOutdated, isPassword } from '../../platform/password-hash.js';
import { SecurityLog } from '../../reference-data/audit/security-log.js';
import { User } from '../../reference-data/user/user.entity.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import { ApiCode } from '../../words/codes.js';
import { ApiError } from '../http/errors/api-error.js';
import type { LoginDto } from './auth.dto.js';
import type { Caller } from './caller.js';
import { KnownBrowsers } from './known-browsers.js';
import { type Attempt, SignInThrottle } from './sign-in-throttle.js';
import { type IssuedToken, Tokens } from './tokens.js';

export interface SignedIn {
  readonly token: IssuedToken;
  /** Value of a `Set-Cookie` header: the browser is known from now on. */
  readonly cookie: string;
}

@Injectable()
export class SignIn {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly throttle: SignInThrottle,
    private readonly browsers: KnownBrowsers,
    private readonly tokens: Tokens,
    private readonly directory: UserDirectory,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Takes the same time for an unknown login as for a wrong password.
   * @throws QueueFull under a flood; ApiError 401 wrong credentials or a disabled user, 429 after many failures
   */
  async signIn(login: LoginDto, caller: Caller): Promise<SignedIn> {
    const user = await this.find(login.username);
    const entry = {
      event: 'CONNEXION',
      login: user?.login ?? login.username,
      address: caller.address,
    } as const;
    try {
      const signedIn = await this.begin(user, login, caller);
      await this.log.record({ ...entry, outcome: 'SUCCES', userId: user?.id ?? null });
      return signedIn;
    } catch (error) {
      await this.log.record({ ...entry, outcome: 'ECHEC', userId: null });
      throw error;
    }
  }

  private async begin(
    user: User | null,
    { username, password, rememberMe }: LoginDto,
    { address, browser, cookies, isEncrypted }: Caller,
  ): Promise<SignedIn> {
    const attempt: Attempt = {
      // By the user: a login can be typed in several ways that the database takes for the same.
      account: user?.id ?? username,
      address,
      knownBrowser: user && this.browsers.recognise(cookies, user.id),
    };
    await this.throttle.check(attempt);
    const matches = await isPassword(password, user?.passwordHash ?? null, address, () =>
      // Again: attempts that waited in front of this one may have been failures.
      this.throttle.checkRemembered(attempt),
    );
    // And once more: so may those that were computed at the same time, here or in another process.
    const hasFailures = await this.throttle.check(attempt);
    if (!user || !matches || !user.active) {
      await this.throttle.failed(attempt);
      throw badCredentials();
    }
    if (hasFailures) await this.throttle.succeeded(attempt);
    // A session is measured against memory; what another process changed a moment ago may not have arrived there.
    await this.directory.reloadUser(user.id);
    const passwordHash = await this.upToDate(user, password, address);
    const remembered = rememberMe ?? false;
    const token = await this.tokens.begin({ userId: user.id, passwordHash, remembered, address, browser });
    if (!token) throw badCredentials();
    return { token, cookie: this.browsers.mark(user.id, isEncrypted) };
  }

  /**
   * A hash that was made with other parameters than today's is replaced. The account's version stays, so that an edit
   * of the account at the same time is not refused; the audit trail records no change of the password, since there is
   * none.
   */
  private async upToDate(user: User, password: string, address: string): Promise<string> {
    const stored = user.passwordHash!;
    if (!isOutdated(stored)) return stored;
    const passwordHash = await hashPassword(password, address);
    await this.users.manager.transaction(async (transaction) => {
      await transaction.query(`SELECT set_config('reference.same_password_of', $1, true)`, [user.id]);
      await transaction.query(
        'UPDATE reference.user_account SET password_hash = $2 WHERE id = $1 AND password_hash = $3',
        [user.id, passwordHash, stored],
      );
    });
    return passwordHash;
  }

  private find(login: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.passwordHash')
      .where('lower(user.login) = lower(:login)', { login: login.trim() })
      .getOne();
  }
}

const badCredentials = () => new ApiError(HttpStatus.UNAUTHORIZED, ApiCode.badCredentials);
