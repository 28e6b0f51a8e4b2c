import { HttpStatus, Inject } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { ErrorCode } from '../../../domain/shared/codes.js';
import type { Actor } from '../../auth/actor.js';
import { ApiError, InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { faultsOf } from '../../http/validation/faults.js';
import type { AdministeredRecord } from '../../reference-data/database/administered-record.js';
import { AuditTrail, type Changes, type Snapshot } from '../audit/audit-trail.js';
import type { RecordQuery } from '../listing/record-query.js';
import { columnsIn, fieldsOf } from './columns.js';
import { ListedRecords, RECORD_LOCK } from './listed-records.js';
import type { CreatedRecord, RecordBody, RecordView, StatusBody } from './record.dto.js';
import { duplicates, explainingDuplicates } from './unique.js';

/**
 * Records that are created, changed, switched on and off, never deleted; every write is in the audit trail. A kind of
 * record says what its fields are and which rules they obey, and overrides what is different about it.
 */
export abstract class AdministeredRecords<
  Entity extends AdministeredRecord,
  Body extends RecordBody,
  View extends RecordView,
  Query extends RecordQuery = RecordQuery,
  Row extends RecordView = View,
> extends ListedRecords<Entity, Body, View, Query, Row> {
  @Inject(AuditTrail) protected readonly trail!: AuditTrail;

  /** @throws InvalidRequest */
  create(body: Body, actor: Actor): Promise<CreatedRecord> {
    return this.trail.change(actor, async (changes) => ({ id: await this.createIn(changes, body) }));
  }

  /**
   * @param id from the path; undefined: the one in the body
   * @throws InvalidRequest; ApiError 404 for an id in the path, 409 where the record is not the version that was edited
   */
  update(id: string | undefined, body: Body, actor: Actor): Promise<View> {
    return this.trail.change(actor, async (changes) => {
      const record = await this.toChange(changes, id, body.id);
      return this.updateIn(changes, record, body);
    });
  }

  /** @throws InvalidRequest an unknown id */
  setStatus({ id, status }: StatusBody, actor: Actor): Promise<View> {
    return this.trail.change(actor, async (changes) => {
      const record = await this.toChange(changes, undefined, id);
      await this.checkStatus(changes, record, status);
      const before = await this.stateOf(changes.manager, record);
      const next = this.settle({ ...record, ...this.statusColumns(status) }, record);
      await this.store(changes, record.id, next);
      return this.enter(changes, record.id, before);
    });
  }

  /** For an import, where many are created in one transaction. */
  async createIn(changes: Changes, body: Body): Promise<string> {
    this.refuseFaults(body, null);
    const given = {
      ...columnsIn(this.resource.columns, body),
      ...(await this.furtherColumns(changes, body, null)),
    };
    const next = this.settle(given as Entity, null);
    await this.check(changes, next, body, null);
    const id = await this.insert(changes, next);
    await this.attach(changes, id, body, null);
    await this.enter(changes, id, null);
    return id;
  }

  /** For an import: a record by what its lines know it by, locked until the end of the transaction. */
  lockedIn(manager: EntityManager, where: FindOptionsWhere<Entity>): Promise<Entity | null> {
    return manager.findOne(this.resource.entity, { where, lock: { mode: RECORD_LOCK } });
  }

  /** The record as the trail keeps it. */
  async stateOf(manager: EntityManager, record: Entity): Promise<Snapshot> {
    return this.snapshot(manager, await this.view(manager, record));
  }

  async updateIn(changes: Changes, record: Entity, body: Body): Promise<View> {
    if (typeof body.version === 'number' && body.version !== record.version) {
      throw new ApiError(HttpStatus.CONFLICT, ApiCode.conflict);
    }
    this.refuseFaults(body, record);
    const before = await this.stateOf(changes.manager, record);
    const next = this.settle(
      {
        ...record,
        ...this.unlocked(columnsIn(this.resource.columns, body)),
        ...(await this.furtherColumns(changes, body, record)),
      },
      record,
    );
    await this.check(changes, next, body, record);
    await this.store(changes, record.id, next);
    await this.attach(changes, record.id, body, record);
    return this.enter(changes, record.id, before);
  }

  /**
   * What is required beside what every body requires; told even where other fields are wrong, so `next` may hold
   * anything.
   */
  protected missing(_next: Entity, _body: Body, _current: Entity | null): readonly Violation[] {
    return [];
  }

  /** Rules of the fields together; `next` is the record as it would be, `current` as it is. */
  protected violations(
    _changes: Changes,
    _next: Entity,
    _body: Body,
    _current: Entity | null,
  ): readonly Violation[] | Promise<readonly Violation[]> {
    return [];
  }

  /** @throws InvalidRequest, ApiError where the record may not be switched so */
  protected async checkStatus(_changes: Changes, _record: Entity, _status: boolean): Promise<void> {}

  /** Columns that no single field of the body is. */
  protected async furtherColumns(
    _changes: Changes,
    _body: Body,
    _current: Entity | null,
  ): Promise<Partial<Entity>> {
    return {};
  }

  /** What follows from the record's own fields: defaults, and resets of what does not apply. */
  protected settle(next: Entity, _current: Entity | null): Entity {
    return next;
  }

  /** What belongs to the record and stands in tables of its own. */
  protected async attach(
    _changes: Changes,
    _id: string,
    _body: Body,
    _current: Entity | null,
  ): Promise<void> {}

  protected statusColumns(status: boolean): object {
    return { active: status };
  }

  /** A record in the trail: without what the trail says anyway. */
  protected async snapshot(_manager: EntityManager, view: View): Promise<Snapshot> {
    const { history: _, ...fields } = view;
    return fields;
  }

  /** Locked until the end of the transaction, so that two editors take turns. */
  protected async toChange(
    changes: Changes,
    inPath: string | undefined,
    inBody?: string | null,
  ): Promise<Entity> {
    const id = inPath ?? inBody;
    if (!id) throw new InvalidRequest({ field: 'id', code: ErrorCode.required });
    const record = await this.find(changes.manager, id, changes.actor, { lock: true });
    if (record) return record;
    if (inPath !== undefined) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    throw new InvalidRequest({ field: 'id', code: ApiCode.notFound, rejectedValue: id });
  }

  private async check(changes: Changes, next: Entity, body: Body, current: Entity | null): Promise<void> {
    const violations = [
      ...this.allMissing(next, body, current),
      ...this.lockViolations(body, current),
      ...(await this.violations(changes, next, body, current)),
      ...(await duplicates(
        changes.manager,
        this.resource.entity,
        this.resource.unique,
        next,
        current?.id ?? null,
      )),
    ];
    if (violations.length > 0) throw new InvalidRequest(...violations);
  }

  /** The fields of the body first: rules that look at several of them wait until each alone is right. */
  private refuseFaults(body: Body, current: Entity | null): void {
    const faults = faultsOf(body);
    if (faults.length === 0) return;
    const told = new Set(faults.map(({ field }) => field));
    const next = { ...current, ...columnsIn(this.resource.columns, body) } as Entity;
    const missing = this.allMissing(next, body, current).filter(({ field }) => !told.has(field));
    throw new InvalidRequest(...faults, ...missing);
  }

  private allMissing(next: Entity, body: Body, current: Entity | null): readonly Violation[] {
    const chosenAtCreation = current
      ? []
      : this.resource.locked.filter((field) => (body[field] ?? null) === null);
    return [
      ...chosenAtCreation.map((field) => ({ field, code: ErrorCode.required })),
      ...this.missing(next, body, current),
    ];
  }

  private lockViolations(body: Body, current: Entity | null): readonly Violation[] {
    const fields = current && fieldsOf(this.resource.columns, current);
    if (!fields) return [];
    return this.resource.locked.flatMap((field): readonly Violation[] => {
      const value = body[field];
      const differs = value !== undefined && value !== null && value !== fields[field];
      return differs ? [{ field, code: ApiCode.locked, rejectedValue: value }] : [];
    });
  }

  private unlocked(values: Partial<Entity>): Partial<Entity> {
    const free = { ...values };
    for (const field of this.resource.locked) {
      const column = this.resource.columns[field];
      if (column) delete free[column as keyof Entity];
    }
    return free;
  }

  private async insert({ manager, actor }: Changes, next: Entity): Promise<string> {
    const by = { createdBy: actor.userId, updatedBy: actor.userId };
    const inserted = await explainingDuplicates(
      this.resource.unique,
      manager.insert(this.resource.entity, { ...next, ...by } as unknown as QueryDeepPartialEntity<Entity>),
    );
    return inserted.identifiers[0]!.id as string;
  }

  /** Every write makes a version, so that every write is seen by whoever edits the record. */
  private async store({ manager, actor }: Changes, id: string, next: object): Promise<void> {
    const { id: _, version, createdAt, createdBy, updatedAt, ...columns } = next as AdministeredRecord;
    await explainingDuplicates(
      this.resource.unique,
      manager.update(this.resource.entity, id, {
        ...columns,
        updatedBy: actor.userId,
      } as unknown as QueryDeepPartialEntity<Entity>),
    );
  }

  /** Puts the finished change into the trail; answers the record as it is now. */
  private async enter(changes: Changes, id: string, before: Snapshot | null): Promise<View> {
    const { manager } = changes;
    const record = await manager
      .createQueryBuilder(this.resource.entity, 'record')
      .where('record.id = :id', { id })
      .getOneOrFail();
    const view = await this.view(manager, record);
    const after = await this.snapshot(manager, view);
    await changes.enter({ entity: this.resource.name, recordId: id, before, after });
    return view;
  }
}
