import { HttpStatus, Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { CENTRE_TYPES } from '../../../domain/ledger/vocabulary.js';
import type { Changes, Snapshot } from '../../../reference-data/audit/audit-trail.js';
import { centreDefinition } from '../../../reference-data/centre/centre.definition.js';
import { Centre } from '../../../reference-data/centre/centre.entity.js';
import { newCentreCode } from '../../../reference-data/centre/centre-code.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import type { RecordQuery } from '../../http/fields/record-query.js';
import { type Readable, readable, type Unchecked, withFields } from '../../http/validation/faults.js';
import { AdministeredRecords } from '../records/administered-records.js';
import type { CreatedRecord, StatusBody } from '../records/record.dto.js';
import type { UserChoice } from '../user/user-record.dto.js';
import type { CentreChoiceDto } from './centre.dto.js';
import type { AvailableCentresQuery, CentreBody, CentreRow, CentreView } from './centre-record.dto.js';
import { referenceViolations } from './centre-references.js';
import { readRelations, standsBelowItself, writeRelations } from './centre-relations.js';
import { CHILD_TYPES, centreDefaults, tagViolations, usesDoses } from './centre-rules.js';
import { centreChoice } from './centre-tree.js';
import { lockLinks } from './other-ends.js';

/** @param lost condition on a centre `c` that the user was given */
const usersWithoutCentre = (lost: string) => `
  SELECT u.id, u.login, u.last_name AS lastname, u.first_name AS firstname, u.email, u.active AS actif, u.authorities
  FROM reference.user_account u
  WHERE u.active AND NOT 'ROLE_ADMIN' = ANY(u.authorities)
    AND EXISTS (SELECT FROM reference.centre_user m JOIN reference.centre c ON c.id = m.centre_id
      WHERE m.user_id = u.id AND ${lost})
    AND NOT EXISTS (SELECT FROM reference.centre_user m JOIN reference.centre c ON c.id = m.centre_id
      WHERE m.user_id = u.id AND c.active AND NOT c.id = ANY($1))
  ORDER BY u.last_name COLLATE reference.alphabetical, u.id`;

const USERS_OF_ONLY = usersWithoutCentre('c.active AND c.id = ANY($1)');
const USERS_LEFT_WITHOUT = usersWithoutCentre('c.id = ANY($1)');

@Injectable()
export class Centres extends AdministeredRecords<Centre, CentreBody, CentreView, RecordQuery, CentreRow> {
  constructor() {
    super(centreDefinition, Centre);
  }

  /**
   * A dispatch administrator creates centres of the vaccination side, below the selected one.
   * @throws ApiError 403 another type
   */
  override create(given: Unchecked<CentreBody>, actor: Actor): Promise<CreatedRecord> {
    if (actor.isAdmin) return super.create(given, actor);
    const fields = readable(given);
    const type = CENTRE_TYPES.find((each) => each === (fields.type ?? 'VACCINATION'));
    if (!type || !usesDoses(type)) throw forbidden(ApiCode.forbidden);
    const namesParents = Array.isArray(fields.parentIds) && fields.parentIds.length > 0;
    const own = withFields(given, { type, ...(!namesParents && { parentIds: [actor.centre!.id] }) });
    return super.create(own, actor);
  }

  /** @throws ApiError 403 for one's own centre */
  override setStatus(body: StatusBody, actor: Actor): Promise<CentreView> {
    if (!actor.isAdmin && this.scopes.own(actor).has(body.id)) throw forbidden(ApiCode.ownStatus);
    return super.setStatus(body, actor);
  }

  /**
   * Active centres that may be attached right below a centre of that type.
   * @throws ApiError 404 unknown `existingCenter`
   */
  available({ centerType, existingCenter }: AvailableCentresQuery, actor: Actor): CentreChoiceDto[] {
    const scope = this.scopes.of(actor);
    const existing = existingCenter ? this.directory.centre(existingCenter) : undefined;
    if (existingCenter && (!existing || (scope && !scope.has(existing.id)))) {
      throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    }
    const isAbove = (id: string) => existing !== undefined && this.directory.scopeOf(id).has(existing.id);
    return this.directory
      .centres()
      .filter(
        ({ id, type, active }) =>
          active && CHILD_TYPES[centerType].includes(type) && (!scope || scope.has(id)),
      )
      .filter(({ id }) => !isAbove(id))
      .map(centreChoice);
  }

  /** Active users whose active centres are all among these, by name: without the centres they have no access left. */
  async usersOfOnly(ids: readonly string[], actor: Actor): Promise<UserChoice[]> {
    const scope = this.scopes.of(actor);
    const centres = ids.filter((id) => !scope || scope.has(id));
    return this.source.manager.query<UserChoice[]>(USERS_OF_ONLY, [centres]);
  }

  /** The same after these centres were disabled, whatever became of others meanwhile. */
  usersLeftWithout(manager: EntityManager, ids: readonly string[]): Promise<UserChoice[]> {
    return manager.query<UserChoice[]>(USERS_LEFT_WITHOUT, [ids]);
  }

  protected override async furtherColumns(
    { manager }: Changes,
    { code, nom, users, idReferent }: CentreBody,
    current: Centre | null,
  ): Promise<Partial<Centre>> {
    if (!current) {
      if (code) return {};
      // Both locks in the order in which an import takes them.
      await lockLinks(manager);
      return { code: await newCentreCode(manager, nom) };
    }
    const { referentId } = current;
    const leaves = users !== undefined && referentId !== null && !users?.includes(referentId);
    const isReplaced = idReferent !== undefined && idReferent !== referentId;
    return { code: current.code, ...(leaves && !isReplaced && { referentId: null }) };
  }

  protected override applyDefaults(next: Centre): Centre {
    return next.type ? centreDefaults(next) : next;
  }

  protected override async violations(
    { manager, actor }: Changes,
    next: Centre,
    body: CentreBody,
    current: Centre | null,
  ): Promise<readonly Violation[]> {
    const violations = [...tagViolations(body.etiquettes ?? [])];
    if (current && body.code && body.code !== current.code) {
      violations.push({ field: 'code', code: ApiCode.locked, rejectedValue: body.code });
    }
    if (!next.type) return violations;
    const references = await referenceViolations({
      manager,
      next,
      body,
      current,
      relations: current && (await readRelations(manager, current.id)),
      scope: this.scopes.of(actor),
      byAdministrator: actor.isAdmin,
    });
    return [...violations, ...references];
  }

  override async lockedIn(manager: EntityManager, where: FindOptionsWhere<Centre>): Promise<Centre | null> {
    await lockLinks(manager);
    return super.lockedIn(manager, where);
  }

  protected override async prepare({ manager }: Changes, fields: Readable<CentreBody>): Promise<void> {
    if (speaksOfLinks(fields)) await lockLinks(manager);
  }

  protected override async attach(changes: Changes, id: string, body: CentreBody): Promise<void> {
    const { manager } = changes;
    if (speaksOfLinks(body)) await lockLinks(manager);
    await writeRelations(changes, id, body);
    const linked = body.childrenIds ?? body.parentIds;
    if (linked && (await standsBelowItself(manager, id))) {
      const field = body.childrenIds ? 'childrenIds' : 'parentIds';
      throw new InvalidRequest({ field, code: ApiCode.centreLoop });
    }
  }

  protected override row(centre: Centre): CentreRow {
    const facts = this.directory.centre(centre.id);
    return {
      ...super.row(centre),
      childrenIds: [...(facts?.childIds ?? [])],
      parentIds: [...(facts?.parentIds ?? [])],
    };
  }

  protected override async view(manager: EntityManager, centre: Centre): Promise<CentreView> {
    const { users, children, parents, tags, templates } = await readRelations(manager, centre.id);
    return {
      ...super.row(centre),
      users: users.map(({ id }) => id),
      childrenIds: children.map(({ id }) => id),
      parentIds: parents.map(({ id }) => id),
      etiquettes: tags,
      templates,
      utilisateurs: users,
      centreEnfants: children,
      centreParents: parents,
    };
  }

  /** Without what only puts names to ids. */
  protected override async snapshot(manager: EntityManager, view: CentreView): Promise<Snapshot> {
    const { utilisateurs, centreEnfants, centreParents, ...state } = await super.snapshot(manager, view);
    return state;
  }
}

const speaksOfLinks = ({ users, childrenIds, parentIds }: Readable<CentreBody>): boolean =>
  users !== undefined || childrenIds !== undefined || parentIds !== undefined;

const forbidden = (code: ApiCode) => new ApiError(HttpStatus.FORBIDDEN, code);
