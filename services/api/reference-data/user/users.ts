import { Inject, Injectable, Logger } from '@nestjs/common';
import { ArrayContains, type EntityManager, IsNull, Not } from 'typeorm';
import { v5 as uuid5 } from 'uuid';
import type { Config } from '../../../platform/config.js';
import { CLOCK, type Clock, CONFIG } from '../../../platform/tokens.js';
import type { Changes, Snapshot } from '../../administration-support/audit/audit-trail.js';
import { CentreScopes } from '../../administration-support/centre-scopes.js';
import { patternOf, type Rows } from '../../administration-support/listing/rows.js';
import { AdministeredRecords } from '../../administration-support/records/administered-records.js';
import type { CreatedRecord, StatusBody } from '../../administration-support/records/record.dto.js';
import type { Actor } from '../../auth/actor.js';
import { hashPassword, inTurn } from '../../auth/password-hash.js';
import { violationsOf } from '../../auth/password-policy.js';
import { Passwords } from '../../auth/passwords.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { accountSnapshot } from './own-account.js';
import { PasswordLink } from './password-link.entity.js';
import { User } from './user.entity.js';
import { USER_COLUMNS } from './user-columns.js';
import { UserDirectory } from './user-directory.js';
import type { NewUserBody, UserChoice, UserQuery, UserSearch, UserView } from './user-record.dto.js';

/** Rows of a search: whoever is not among them types on. */
const MOST_FOUND = 100;

/** Any number, the same in every process. */
const LEAVING_ADMINISTRATORS_LOCK = 4_201_765;

@Injectable()
export class Users extends AdministeredRecords<User, NewUserBody, UserView, UserQuery> {
  private readonly logger = new Logger('Users');

  constructor(
    private readonly passwords: Passwords,
    private readonly memberships: UserDirectory,
    private readonly scopes: CentreScopes,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super({
      name: 'users',
      entity: User,
      columns: USER_COLUMNS,
      unique: [
        {
          columns: ['login'],
          constraint: 'user_account_login_key',
          field: 'login',
          code: ApiCode.loginTaken,
          ignoresCase: true,
        },
        {
          columns: ['email'],
          constraint: 'user_account_email_key',
          field: 'email',
          code: ApiCode.emailTaken,
          ignoresCase: true,
        },
      ],
      locked: [],
      searched: [],
      order: 'lastname',
    });
  }

  /** Without a password, the user gets a link by mail with which to choose one; using it opens the account. */
  override async create(body: NewUserBody, actor: Actor): Promise<CreatedRecord> {
    const created = await super.create(body, actor);
    if (!body.password) await this.mailActivationLink(created.id, actor);
    return created;
  }

  /** Disabling ends the user's sessions and spends the links that were mailed; enabling mails one that is missing. */
  override async setStatus(body: StatusBody, actor: Actor): Promise<UserView> {
    const view = await super.setStatus(body, actor);
    if (body.status) {
      const withoutPassword = await this.source.manager.existsBy(User, {
        id: body.id,
        passwordHash: IsNull(),
      });
      if (withoutPassword) await this.mailActivationLink(body.id, actor);
    }
    return view;
  }

  async search({ query }: UserSearch, actor: Actor): Promise<readonly UserChoice[]> {
    const rows = this.rows(this.source.manager, actor);
    matching(rows, query);
    const found = await rows.read(this.orderBy('lastname'), { style: 'all', offset: 0, limit: MOST_FOUND });
    return found.map(({ id, login, lastName, firstName, email, active }) => ({
      id,
      login,
      lastname: lastName,
      firstname: firstName,
      email,
      actif: active,
    }));
  }

  protected override narrow(rows: Rows<User>, { q, ...query }: UserQuery): void {
    if (q !== undefined) matching(rows, q);
    rows
      .contains(query.login, 'login')
      .contains(query.lastname, 'lastName')
      .contains(query.email, 'email')
      .equals('active', query.actif);
    const { authority } = query;
    if (authority !== undefined)
      rows.where((parameter) => `${parameter(authority)} = ANY(record.authorities)`);
  }

  /** Those who belong to a centre that the actor may see. */
  protected override within(rows: Rows<User>, actor: Actor): void {
    const scope = this.scopes.of(actor);
    if (!scope) return;
    rows.where(
      (parameter) => `EXISTS (SELECT FROM reference.centre_user member
        WHERE member.user_id = record.id AND member.centre_id = ANY(${parameter([...scope])}))`,
    );
  }

  protected override settle(next: User, current: User | null): User {
    const language = next.language ?? current?.language ?? this.config.defaultLanguage;
    const ended = current?.active === true && next.active === false;
    return {
      ...next,
      language,
      dateFormat: next.dateFormat ?? current?.dateFormat ?? (language === 'fr' ? 'FR' : 'EN'),
      authorities: next.authorities ?? current?.authorities ?? [],
      ...(ended && { tokenVersion: current.tokenVersion + 1 }),
    };
  }

  protected override async furtherColumns(
    _: Changes,
    { password }: NewUserBody,
    current: User | null,
  ): Promise<Partial<User>> {
    return password && !current ? { passwordHash: await inTurn(() => hashPassword(password)) } : {};
  }

  protected override async violations(
    changes: Changes,
    next: User,
    { password, confirmation }: NewUserBody,
    current: User | null,
  ): Promise<readonly Violation[]> {
    const chosen = password && !current;
    const violations = chosen
      ? [...violationsOf({ password, confirmation: confirmation ?? password, user: next })]
      : [];
    if (current && (await this.leavesNoAdministrator(changes, current, next))) {
      const field = next.active ? 'authorities' : 'actif';
      violations.push({ field, code: ApiCode.lastAdministrator });
    }
    return violations;
  }

  protected override async attach(
    changes: Changes,
    id: string,
    { actif }: NewUserBody,
    current: User | null,
  ): Promise<void> {
    if (current?.active && actif === false) await this.spendLinks(changes, id);
  }

  protected override async checkStatus(changes: Changes, user: User, status: boolean): Promise<void> {
    if (status) return;
    if (await this.leavesNoAdministrator(changes, user, { ...user, active: false })) {
      throw new InvalidRequest({ field: 'status', code: ApiCode.lastAdministrator });
    }
    await this.spendLinks(changes, user.id);
  }

  protected override row(user: User): UserView {
    return {
      ...super.row(user),
      isAdmin: user.authorities.includes('ROLE_ADMIN'),
      isAdminDispatch: user.authorities.includes('ROLE_ADMIN_DISPATCH'),
      passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
      centres: [...this.memberships.centreIdsOf(user.id)].flatMap((id) => {
        const centre = this.directory.centre(id);
        return centre ? [{ id, nom: centre.name, service: centre.service, type: centre.type }] : [];
      }),
    };
  }

  protected override async snapshot(manager: EntityManager, { id }: UserView): Promise<Snapshot> {
    return accountSnapshot(await manager.findOneByOrFail(User, { id }));
  }

  /** One at a time: of the last two administrators, not both can leave at once. */
  private async leavesNoAdministrator({ manager }: Changes, current: User, next: User): Promise<boolean> {
    if (!isAdministrator(current) || isAdministrator(next)) return false;
    await manager.query('SELECT pg_advisory_xact_lock($1)', [LEAVING_ADMINISTRATORS_LOCK]);
    return !(await manager.existsBy(User, {
      id: Not(current.id),
      active: true,
      authorities: ArrayContains(['ROLE_ADMIN']),
    }));
  }

  private async spendLinks({ manager }: Changes, userId: string): Promise<void> {
    await manager.update(PasswordLink, { userId, usedAt: IsNull() }, { usedAt: this.clock() });
  }

  /** The user exists; a mail that cannot be written must not hide that. */
  private async mailActivationLink(id: string, { keyedRun }: Actor): Promise<void> {
    try {
      const user = await this.source.manager.findOneByOrFail(User, { id });
      await this.passwords.mailLink(user, 'ACTIVATION', keyedRun && uuid5('ACTIVATION', keyedRun.commandId));
    } catch (error) {
      this.logger.error(`An activation link could not be mailed: ${String(error)}`);
    }
  }
}

const isAdministrator = ({ active, authorities }: User) => active && authorities.includes('ROLE_ADMIN');

/** Every word is somewhere in the name, the login or the e-mail address. */
function matching(rows: Rows<User>, text: string): void {
  for (const word of text.trim().split(/\s+/)) {
    rows.where((parameter) => `record.searchText LIKE reference.folded(${parameter(patternOf(word))})`);
  }
}
