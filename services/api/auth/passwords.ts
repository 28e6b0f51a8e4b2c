import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { CLOCK, type Clock, CONFIG } from '../../platform/tokens.js';
import { InvalidRequest } from '../http/errors/api-error.js';
import { ApiCode } from '../http/errors/codes.js';
import { changeOwnAccount } from '../reference-data/user/own-account.js';
import { PasswordLink } from '../reference-data/user/password-link.entity.js';
import { User } from '../reference-data/user/user.entity.js';
import { UserDirectory } from '../reference-data/user/user-directory.js';
import type { ChangePasswordDto, ResetPasswordDto } from './auth.dto.js';
import { hashPassword, inTurn, isPassword } from './password-hash.js';
import { linkMail } from './password-mail.js';
import { violationsOf } from './password-policy.js';
import { SignInThrottle } from './sign-in-throttle.js';

const LINK_LIFE_MS = { RESET: 60 * 60_000, ACTIVATION: 7 * 24 * 60 * 60_000 } as const;
/** 128 bits: not to be guessed, and short enough for one line of a mail. */
const LINK_TOKEN_BYTES = 16;

/** Changing a password, and getting a new one by a mailed link (decisions.md, "HTTP", row "forgotten password"). */
@Injectable()
export class Passwords {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly users: UserDirectory,
    private readonly mailer: Mailer,
    private readonly throttle: SignInThrottle,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Mails a link to the active user with this login; does nothing, silently, where there is none. */
  async mailResetLink(login: string): Promise<void> {
    if (!(await this.throttle.mayMailLink(login))) return;
    const user = await this.source
      .getRepository(User)
      .createQueryBuilder('user')
      .where('lower(user.login) = lower(:login) AND user.active', { login: login.trim() })
      .getOne();
    if (user) await this.mailLink(user, 'RESET');
  }

  /** @param mailId the same id again is the same mail; absent: a mail of its own */
  async mailLink(user: User, purpose: 'RESET' | 'ACTIVATION', mailId?: string): Promise<void> {
    const token = randomBytes(LINK_TOKEN_BYTES).toString('base64url');
    await this.source.getRepository(PasswordLink).insert({
      tokenHash: hashOf(token),
      userId: user.id,
      purpose,
      expiresAt: new Date(this.clock().getTime() + LINK_LIFE_MS[purpose]),
    });
    const link = `${this.config.publicUrl}/passwordForgotten?token=${token}`;
    await this.mailer.send(linkMail(user, purpose, link), mailId);
  }

  /** @throws InvalidRequest the link is unknown, used or too old; or the password breaks a rule, and the link stays good */
  async reset({ token, password, confirmation }: ResetPasswordDto): Promise<void> {
    const userId = await this.source.transaction(async (transaction) => {
      const { user, purpose } = await this.ownerOf(token, transaction);
      const violations = [...violationsOf({ password, confirmation, user })];
      if (user.passwordHash && (await inTurn(() => isPassword(password, user.passwordHash)))) {
        violations.push({ field: 'password', code: ApiCode.passwordSame });
      }
      if (violations.length > 0) throw new InvalidRequest(...violations);
      // A new account opens. Disabling a user spends such a link.
      await this.store(user.id, password, transaction, purpose === 'ACTIVATION' ? { active: true } : {});
      return user.id;
    });
    await this.users.reloadUser(userId);
  }

  /**
   * Every token issued before dies, the caller's too.
   * @throws InvalidRequest
   */
  async change(userId: string, { oldPassword, password, confirmation }: ChangePasswordDto): Promise<void> {
    await this.source.transaction(async (transaction) => {
      const user = await transaction
        .createQueryBuilder(User, 'user')
        .addSelect('user.passwordHash')
        .where({ id: userId })
        .setLock('pessimistic_write')
        .getOneOrFail();
      if (!(await inTurn(() => isPassword(oldPassword, user.passwordHash)))) {
        throw new InvalidRequest({ field: 'oldPassword', code: ApiCode.passwordWrong });
      }
      const violations = violationsOf({ password, confirmation, oldPassword, user });
      if (violations.length > 0) throw new InvalidRequest(...violations);
      await this.store(user.id, password, transaction);
    });
    await this.users.reloadUser(userId);
  }

  /** Locked: of two uses of one link at the same time, the second finds it used. */
  private async ownerOf(
    token: string,
    transaction: EntityManager,
  ): Promise<{ readonly user: User; readonly purpose: PasswordLink['purpose'] }> {
    const link = await transaction.findOne(PasswordLink, {
      where: { tokenHash: hashOf(token) },
      lock: { mode: 'pessimistic_write' },
    });
    const user =
      link && !link.usedAt && link.expiresAt > this.clock()
        ? await transaction
            .createQueryBuilder(User, 'user')
            .addSelect('user.passwordHash')
            .where(link.purpose === 'ACTIVATION' ? { id: link.userId } : { id: link.userId, active: true })
            .getOne()
        : null;
    if (!link || !user) throw new InvalidRequest({ code: ApiCode.passwordLinkInvalid });
    return { user, purpose: link.purpose };
  }

  /** With a new password, every link that was mailed before is spent. */
  private async store(
    userId: string,
    password: string,
    transaction: EntityManager,
    also: { readonly active?: true } = {},
  ): Promise<void> {
    const passwordHash = await inTurn(() => hashPassword(password));
    await changeOwnAccount(transaction, userId, {
      ...also,
      passwordHash,
      tokenVersion: () => 'token_version + 1',
    });
    await transaction.update(PasswordLink, { userId }, { usedAt: this.clock() });
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
