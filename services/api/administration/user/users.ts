import { Inject, Injectable } from '@nestjs/common';
import { ArrayContains, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { Config } from '../../../platform/config.js';
import { hashPassword } from '../../../platform/password-hash.js';
import { CLOCK, type Clock, CONFIG } from '../../../platform/tokens.js';
import type { Changes, Snapshot } from '../../../reference-data/audit/audit-trail.js';
import { SecurityLog } from '../../../reference-data/audit/security-log.js';
import { orderSql } from '../../../reference-data/records/conditions.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { isPlainLogin } from '../../../reference-data/user/login.js';
import { readMemberships } from '../../../reference-data/user/memberships.js';
import { accountSnapshot } from '../../../reference-data/user/own-account.js';
import { PasswordLink } from '../../../reference-data/user/password-link.entity.js';
import { userDefinition } from '../../../reference-data/user/user.definition.js';
import { User } from '../../../reference-data/user/user.entity.js';
import { endAccess } from '../../../reference-data/user/user-access.js';
import { UserDirectory } from '../../../reference-data/user/user-directory.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { ApiCode } from '../../../words/codes.js';
import { violationsOf } from '../../auth/password-policy.js';
import { Passwords } from '../../auth/passwords.js';
import { Sessions } from '../../auth/sessions.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import type { RecordQuery } from '../../http/fields/record-query.js';
import { Listing } from '../../http/lists/listing.js';
import { checked, faultsOf, type Readable, type Unchecked } from '../../http/validation/faults.js';
import { centreChoice } from '../centre/centre-tree.js';
import { lockLinks } from '../centre/other-ends.js';
import { AdministeredRecords } from '../records/administered-records.js';
import type { CreatedRecord, StatusBody } from '../records/record.dto.js';
import { readInvitations } from './invitations.js';
import { writeMemberships } from './memberships.js';
import type { NewUserBody, UserChoice, UserSearch, UserView } from './user-record.dto.js';

/** Rows of a search; for others, more has to be typed. */
const MOST_FOUND = 100;

/** Any number, the same in every process. */
const LEAVING_ADMINISTRATORS_LOCK = 4_201_765;

@Injectable()
export class Users extends AdministeredRecords<User, NewUserBody, UserView> {
  /** Computed before the transaction in which the body's user is created. */
  private readonly hashes = new WeakMap<NewUserBody, string>();

  constructor(
    private readonly passwords: Passwords,
    private readonly memberships: UserDirectory,
    private readonly sessions: Sessions,
    private readonly log: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super(userDefinition, User);
  }

  /** Without a password, the user gets a link by mail with which to choose one; using it opens the account. */
  override async create(given: Unchecked<NewUserBody>, actor: Actor): Promise<CreatedRecord> {
    if (faultsOf(given).length === 0) {
      const body = checked(given);
      if (body.password) this.hashes.set(body, await hashPassword(body.password, actor.userId));
    }
    return super.create(given, actor);
  }

  override async update(
    id: string | undefined,
    given: Unchecked<NewUserBody>,
    actor: Actor,
  ): Promise<UserView> {
    const view = await super.update(id, given, actor);
    this.sessions.forget();
    return view;
  }

  override async setStatus(body: StatusBody, actor: Actor): Promise<UserView> {
    const view = await super.setStatus(body, actor);
    this.sessions.forget();
    return view;
  }

  override async list(query: RecordQuery, actor: Actor): Promise<Listing<UserView>> {
    const { unit, rows, total, slice } = await super.list(query, actor);
    const ids = rows.map(({ id }) => id);
    const invitations = await readInvitations(this.source.manager, ids, this.clock());
    const invited = rows.map((row) => ({ ...row, invitation: invitations.get(row.id) ?? null }));
    return new Listing(unit, invited.map(this.shownTo(actor)), total, slice);
  }

  /** @throws ApiError 404 */
  override async one(id: string, actor: Actor): Promise<UserView> {
    return this.shownTo(actor)(await super.one(id, actor));
  }

  /**
   * Mails a new link to a user who has no password yet; the earlier ones can no longer be used.
   * @throws ApiError 404; InvalidRequest where the user has a password
   */
  async invite(id: string, actor: Actor): Promise<void> {
    await this.trail.change(actor, async (changes) => {
      const user = await this.toChange(changes, id);
      if (await hasPassword(changes.manager, id))
        throw new InvalidRequest({ code: ApiCode.alreadyActivated });
      await this.mailActivationLink(changes, user.id);
    });
  }

  async search({ query }: UserSearch, actor: Actor): Promise<readonly UserChoice[]> {
    const found = await this.rows(this.source.manager, actor, { q: query }).read(
      orderSql(userDefinition, 'lastname', actor.language),
      { offset: 0, limit: MOST_FOUND, descending: false },
    );
    return found.map(({ id, login, lastName, firstName, email, active, authorities }) => ({
      id,
      login,
      lastname: lastName,
      firstname: firstName,
      email,
      actif: active,
      authorities,
    }));
  }

  protected override async prepare(
    { manager }: Changes,
    { centreIds }: Readable<NewUserBody>,
  ): Promise<void> {
    if (centreIds !== undefined) await lockLinks(manager);
  }

  protected override applyDefaults(next: User, current: User | null): User {
    const language = next.language ?? current?.language ?? this.config.defaultLanguage;
    return { ...next, language, authorities: next.authorities ?? [] };
  }

  protected override async furtherColumns(
    _: Changes,
    body: NewUserBody,
    current: User | null,
  ): Promise<Partial<User>> {
    const passwordHash = this.hashes.get(body);
    return passwordHash && !current ? { passwordHash } : {};
  }

  protected override async violations(
    changes: Changes,
    next: User,
    { password, confirmation, centreIds }: NewUserBody,
    current: User | null,
  ): Promise<readonly Violation[]> {
    const chosen = password && !current;
    const violations = chosen
      ? [...(await violationsOf({ password, confirmation: confirmation ?? password, user: next }))]
      : [];
    if (next.login !== current?.login && !isPlainLogin(next.login)) {
      violations.push({ field: 'login', code: ApiCode.loginCharacters, rejectedValue: next.login });
    }
    const unknown = centreIds?.find((centreId) => !this.directory.centre(centreId));
    if (unknown) violations.push({ field: 'centreIds', code: ApiCode.unknownRecord, rejectedValue: unknown });
    if (current && (await this.leavesNoAdministrator(changes, current, next))) {
      const field = next.active ? 'authorities' : 'actif';
      violations.push({ field, code: ApiCode.lastAdministrator });
    }
    return violations;
  }

  protected override async attach(
    changes: Changes,
    id: string,
    { password, centreIds }: NewUserBody,
    current: User | null,
  ): Promise<void> {
    if (centreIds !== undefined) await writeMemberships(changes, id, centreIds);
    const next = await changes.manager.findOneByOrFail(User, { id });
    if (!current || hasOtherRights(current, next)) await this.recordRights(changes, next);
    if (!current) {
      if (!password) await this.mailActivationLink(changes, id);
      return;
    }
    if (!current.active && next.active && (await this.inviteEnabled(changes, id))) return;
    if (!signsInOtherwise(current, next)) return;
    const isInvited = await hasOpenInvitation(changes.manager, id, this.clock());
    const isDisabled = current.active && !next.active;
    await this.endAccess(changes, id);
    if (isInvited && !isDisabled) await this.mailActivationLink(changes, id);
  }

  /** Disabling ends sessions and spends the links that were mailed. */
  protected override async checkStatus(changes: Changes, user: User, status: boolean): Promise<void> {
    await this.recordRights(changes, user);
    if (status) {
      await this.inviteEnabled(changes, user.id);
      return;
    }
    if (await this.leavesNoAdministrator(changes, user, { ...user, active: false })) {
      throw new InvalidRequest({
        field: 'status',
        code: ApiCode.lastAdministrator,
        rejectedValue: status,
      });
    }
    await this.endAccess(changes, user.id);
  }

  /** A user who is enabled and has no password yet is mailed a new link. @returns whether that is so */
  private async inviteEnabled(changes: Changes, id: string): Promise<boolean> {
    if (await hasPassword(changes.manager, id)) return false;
    await this.mailActivationLink(changes, id);
    return true;
  }

  protected override row(user: User): UserView {
    return {
      ...super.row(user),
      isAdmin: user.authorities.includes('ROLE_ADMIN'),
      isAdminDispatch: user.authorities.includes('ROLE_ADMIN_DISPATCH'),
      passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
      invitation: null,
      ...this.centresOf([...this.memberships.centreIdsOf(user.id)]),
    };
  }

  /** The centres as the transaction sees them. */
  protected override async view(manager: EntityManager, user: User): Promise<UserView> {
    const invitations = await readInvitations(manager, [user.id], this.clock());
    return {
      ...this.row(user),
      ...this.centresOf(await readMemberships(manager, user.id)),
      invitation: invitations.get(user.id) ?? null,
    };
  }

  protected override async snapshot(manager: EntityManager, { id }: UserView): Promise<Snapshot> {
    return accountSnapshot(manager, await manager.findOneByOrFail(User, { id }));
  }

  private centresOf(ids: readonly string[]): Pick<UserView, 'centreIds' | 'centres'> {
    const centres = ids.flatMap((id) => {
      const centre = this.directory.centre(id);
      return centre ? [{ ...centreChoice(centre), actif: centre.active }] : [];
    });
    centres.sort((one, other) => alphabetical(one.nom, other.nom));
    return { centreIds: centres.map(({ id }) => id), centres };
  }

  /** Only with the centres within the actor's reach (docs/rules/access.md, AC-9). Users who change users see all centres. */
  private shownTo(actor: Actor): (user: UserView) => UserView {
    const scope = this.scopes.of(actor);
    if (!scope) return (user) => user;
    return (user) => ({ ...user, ...this.centresOf(user.centreIds.filter((id) => scope.has(id))) });
  }

  /**
   * Another one counts only where it can sign in: one who was invited and has chosen no password may never do so. One
   * at a time: of the last two administrators, not both can leave at once.
   */
  private async leavesNoAdministrator({ manager }: Changes, current: User, next: User): Promise<boolean> {
    if (!isAdministrator(current) || isAdministrator(next)) return false;
    await manager.query('SELECT pg_advisory_xact_lock($1)', [LEAVING_ADMINISTRATORS_LOCK]);
    return !(await manager.existsBy(User, {
      id: Not(current.id),
      active: true,
      passwordHash: Not(IsNull()),
      authorities: ArrayContains(['ROLE_ADMIN']),
    }));
  }

  private recordRights({ manager, actor }: Changes, { login }: User): Promise<void> {
    const { address, userId } = actor;
    const entry = { event: 'DROITS', outcome: 'SUCCES', login, address, userId } as const;
    return this.log.recordIn(manager.query.bind(manager), entry);
  }

  /** The session in which users change their own account goes on. */
  private endAccess({ manager, actor }: Changes, userId: string): Promise<void> {
    return endAccess(manager, { userId, now: this.clock(), exceptSession: actor.sessionId });
  }

  private async mailActivationLink({ manager, actor }: Changes, id: string): Promise<void> {
    const user = await manager.findOneByOrFail(User, { id });
    const { address, userId } = actor;
    await this.passwords.mailLink(manager, user, { purpose: 'ACTIVATION', address, userId });
  }
}

const hasPassword = (manager: EntityManager, id: string): Promise<boolean> =>
  manager.existsBy(User, { id, passwordHash: Not(IsNull()) });

/** A link that can still be used, whatever address it was mailed to. */
const hasOpenInvitation = (manager: EntityManager, userId: string, now: Date): Promise<boolean> =>
  manager.existsBy(PasswordLink, {
    userId,
    purpose: 'ACTIVATION',
    usedAt: IsNull(),
    expiresAt: MoreThan(now),
  });

const isAdministrator = ({ active, authorities }: User) => active && authorities.includes('ROLE_ADMIN');

/** By login, address or right to sign in (docs/rules/accounts.md, AU-4). */
const signsInOtherwise = (current: User, next: User) =>
  current.login !== next.login || current.email !== next.email || (current.active && !next.active);

const hasOtherRights = (current: User, next: User) =>
  signsInOtherwise(current, next) ||
  current.active !== next.active ||
  current.authorities.join() !== next.authorities.join();
