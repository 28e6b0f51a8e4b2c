import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ApiError } from '../http/errors/api-error.js';
import { ApiCode } from '../http/errors/codes.js';
import { User } from '../reference-data/user/user.entity.js';
import { UserDirectory } from '../reference-data/user/user-directory.js';
import type { LoginDto } from './auth.dto.js';
import { hashPassword, inTurn, isOutdated, isPassword } from './password-hash.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { type IssuedToken, Tokens } from './tokens.js';

/** Passwords that may wait to be checked, about half a minute's worth. */
const LONGEST_QUEUE = 200;

@Injectable()
export class SignIn {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly throttle: SignInThrottle,
    private readonly tokens: Tokens,
    private readonly directory: UserDirectory,
  ) {}

  /**
   * Takes the same time for an unknown login as for a wrong password.
   * @throws ApiError 401 wrong credentials or a disabled user, 429 after many failures, 503 under a flood
   */
  async signIn({ username, password, rememberMe }: LoginDto, address: string): Promise<IssuedToken> {
    await this.throttle.check(username, address);
    if (inTurn.pendingCount >= LONGEST_QUEUE) {
      throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.busy, { retryAfter: 10 });
    }
    const user = await inTurn(async () => {
      // Again, at its turn: those in front may have been failures.
      await this.throttle.check(username, address);
      const found = await this.find(username);
      const matches = await isPassword(password, found?.passwordHash ?? null);
      if (found && matches && found.active) return found;
      await this.throttle.failed(username, address);
      throw new ApiError(HttpStatus.UNAUTHORIZED, ApiCode.badCredentials);
    });
    await this.throttle.succeeded(username, address);
    if (isOutdated(user.passwordHash!)) {
      await this.users.update({ id: user.id }, { passwordHash: await inTurn(() => hashPassword(password)) });
    }
    // A token is measured against memory; what another process changed a moment ago may not have arrived there.
    await this.directory.reloadUser(user.id);
    return this.tokens.issue(user, rememberMe ?? false);
  }

  private find(login: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.passwordHash')
      .where('lower(user.login) = lower(:login)', { login: login.trim() })
      .getOne();
  }
}
