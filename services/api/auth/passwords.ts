import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { passwordLinkMail, writeOutgoing } from '../../mail/outgoing-mails.js';
import { hashPassword, isPassword } from '../../platform/password-hash.js';
import { daily } from '../../platform/repeatedly.js';
import { CLOCK, type Clock } from '../../platform/tokens.js';
import { type SecurityEntry, SecurityLog } from '../../reference-data/audit/security-log.js';
import type { SecurityOutcome } from '../../reference-data/audit/security-vocabulary.js';
import { changeOwnAccount } from '../../reference-data/user/own-account.js';
import { PasswordLink } from '../../reference-data/user/password-link.entity.js';
import {
  issueLink,
  type LinkPurpose,
  LinkTokens,
  pruneLinks,
} from '../../reference-data/user/password-links.js';
import { User } from '../../reference-data/user/user.entity.js';
import { endAccess } from '../../reference-data/user/user-access.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import { ApiCode } from '../../words/codes.js';
import { InvalidRequest } from '../http/errors/api-error.js';
import type { ChangePasswordDto, ResetPasswordDto } from './auth.dto.js';
import type { Caller } from './caller.js';
import { KnownBrowsers } from './known-browsers.js';
import { violationsOf } from './password-policy.js';
import { Sessions } from './sessions.js';
import { SignInThrottle } from './sign-in-throttle.js';
import type { Session } from './tokens.js';

interface OpenLink {
  readonly user: User;
  readonly purpose: LinkPurpose;
}

/** Who asks for a link, and for what. */
export interface LinkRequest {
  readonly purpose: LinkPurpose;
  readonly address: string;
  /** Id of the user who asks; null: nobody has signed in. */
  readonly userId: string | null;
}

interface NewPassword {
  readonly user: User;
  readonly passwordHash: string;
  /** From where it is changed. */
  readonly address: string;
  /** Id of the session that goes on. */
  readonly exceptSession: string | null;
  /** True: a new account may be used from now on. */
  readonly opens?: boolean;
}

/**
 * Changing a password, and getting a new one by a mailed link (docs/rules/accounts.md, AU-4 to AU-6). Hashes are
 * computed before a transaction begins; the transaction checks that what they were computed from is still so.
 */
@Injectable()
export class Passwords implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Passwords');
  private stopPruning = async () => {};

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly users: UserDirectory,
    private readonly sessions: Sessions,
    private readonly throttle: SignInThrottle,
    private readonly browsers: KnownBrowsers,
    private readonly linkTokens: LinkTokens,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.stopPruning = daily(
      () => this.pruneLinks(),
      (error) => this.logger.warn(`Old links are still there: ${String(error)}`),
    );
  }

  onApplicationShutdown(): Promise<void> {
    return this.stopPruning();
  }

  pruneLinks(): Promise<void> {
    return pruneLinks(this.source.manager, this.clock());
  }

  /** Mails a link to the active user with this login; does nothing, without an error, where there is none. */
  async mailResetLink(login: string, address: string): Promise<void> {
    if (!(await this.throttle.mayMailLink(login))) return this.recordNoLink(login, address);
    const user = await this.source
      .getRepository(User)
      .createQueryBuilder('user')
      .where('lower(user.login) = lower(:login) AND user.active', { login: login.trim() })
      .getOne();
    if (!user) return this.recordNoLink(login, address);
    await this.source.transaction((transaction) =>
      this.mailLink(transaction, user, { purpose: 'RESET', address, userId: null }),
    );
  }

  private recordNoLink(login: string, address: string): Promise<void> {
    return this.log.record({ event: 'LIEN', outcome: 'ECHEC', login, address, userId: null });
  }

  /** Within the transaction that causes it: issues a link and writes the mail that brings it. */
  async mailLink(
    transaction: EntityManager,
    user: User,
    { purpose, address, userId }: LinkRequest,
  ): Promise<void> {
    const linkId = await issueLink(transaction, this.linkTokens, { user, purpose, now: this.clock() });
    const query = transaction.query.bind(transaction);
    await writeOutgoing(query, [passwordLinkMail(linkId, user, purpose)]);
    const entry = { event: 'LIEN', outcome: 'SUCCES', login: user.login, address, userId } as const;
    await this.log.recordIn(query, entry);
  }

  /** @throws InvalidRequest the link is unknown, used or too old; or the password breaks a rule, and the link stays good */
  async reset({ token, password, confirmation }: ResetPasswordDto, address: string): Promise<void> {
    const { user } = await this.openLink(token, this.source.manager).catch(async (error: unknown) => {
      await this.log.record(entryOf('ECHEC', address, null));
      throw error;
    });
    const violations = [...(await violationsOf({ password, confirmation, user }))];
    if (user.passwordHash && (await isPassword(password, user.passwordHash, address))) {
      violations.push({ field: 'password', code: ApiCode.passwordSame });
    }
    if (violations.length > 0) throw new InvalidRequest(...violations);
    const passwordHash = await hashPassword(password, address);
    await this.source.transaction(async (transaction) => {
      const { purpose } = await this.openLink(token, transaction, { lock: true });
      // A new account opens. Disabling a user spends such a link.
      const opens = purpose === 'ACTIVATION';
      await this.store(transaction, { user, passwordHash, address, exceptSession: null, opens });
    });
    this.sessions.forget();
    await this.users.reloadUser(user.id);
  }

  /**
   * Every other session of the user ends. A wrong old password counts as a failed sign-in does.
   * @throws InvalidRequest; ApiError 429 after many failures
   */
  async change(
    { id: sessionId, user: { id: userId } }: Session,
    { oldPassword, password, confirmation }: ChangePasswordDto,
    { address, cookies }: Caller,
  ): Promise<void> {
    const knownBrowser = this.browsers.recognise(cookies, userId);
    const attempt = { account: userId, address, knownBrowser };
    await this.throttle.check(attempt);
    const user = await this.withHash(this.source.manager, userId).getOneOrFail();
    const wrong = new InvalidRequest({ field: 'oldPassword', code: ApiCode.passwordWrong });
    const matches = await isPassword(oldPassword, user.passwordHash, userId, () =>
      // Again: attempts that waited in front of this one may have been failures.
      this.throttle.checkRemembered(attempt),
    );
    // And once more: so may those that were computed at the same time, here or in another process.
    await this.throttle.check(attempt);
    if (!matches) {
      await this.log.record(entryOf('ECHEC', address, user));
      await this.throttle.failed(attempt);
      throw wrong;
    }
    const violations = await violationsOf({ password, confirmation, oldPassword, user });
    if (violations.length > 0) throw new InvalidRequest(...violations);
    const passwordHash = await hashPassword(password, userId);
    await this.source.transaction(async (transaction) => {
      const current = await this.withHash(transaction, userId).setLock('pessimistic_write').getOneOrFail();
      if (current.passwordHash !== user.passwordHash) throw wrong;
      await this.store(transaction, { user, passwordHash, address, exceptSession: sessionId });
    });
    this.sessions.forget();
    await this.users.reloadUser(userId);
  }

  /**
   * @param lock until the end of the transaction: of two uses of one link at the same time, the second finds it used
   * @throws InvalidRequest
   */
  private async openLink(
    token: string,
    manager: EntityManager,
    { lock }: { readonly lock: boolean } = { lock: false },
  ): Promise<OpenLink> {
    const link = await manager.findOne(PasswordLink, {
      where: { tokenHash: this.linkTokens.hashOf(token) },
      ...(lock && { lock: { mode: 'pessimistic_write' } }),
    });
    const user =
      link && !link.usedAt && link.expiresAt > this.clock()
        ? await this.withHash(manager, link.userId).getOne()
        : null;
    const isGood = user && user.email === link!.email && (user.active || link!.purpose === 'ACTIVATION');
    if (!isGood) throw new InvalidRequest({ code: ApiCode.passwordLinkInvalid });
    return { user, purpose: link!.purpose };
  }

  private withHash(manager: EntityManager, id: string) {
    return manager.createQueryBuilder(User, 'user').addSelect('user.passwordHash').where({ id });
  }

  /** No password changes without its entry in the security log. */
  private async store(
    transaction: EntityManager,
    { user, passwordHash, address, exceptSession, opens = false }: NewPassword,
  ): Promise<void> {
    await changeOwnAccount(transaction, user.id, { passwordHash, ...(opens && { active: true }) });
    await endAccess(transaction, { userId: user.id, now: this.clock(), exceptSession });
    await this.log.recordIn(transaction.query.bind(transaction), entryOf('SUCCES', address, user));
  }
}

const entryOf = (outcome: SecurityOutcome, address: string, user: User | null): SecurityEntry => ({
  event: 'MOT_DE_PASSE',
  outcome,
  login: user?.login ?? null,
  address,
  userId: user?.id ?? null,
});
