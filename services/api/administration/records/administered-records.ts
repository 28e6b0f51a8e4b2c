import { HttpStatus, Inject } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { AuditTrail, type Changes, type Snapshot } from '../../../reference-data/audit/audit-trail.js';
import type { AdministeredRecord } from '../../../reference-data/database/administered-record.js';
import { columnsIn, fieldsOf } from '../../../reference-data/records/columns.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import type { RecordQuery } from '../../http/fields/record-query.js';
import { checked, faultsOf, type Readable, readable, type Unchecked } from '../../http/validation/faults.js';
import { ListedRecords, RECORD_LOCK } from './listed-records.js';
import type { CreatedRecord, RecordBody, RecordView, StatusBody } from './record.dto.js';
import { duplicates, explainingDuplicates } from './unique.js';

/**
 * Records that are created, changed, switched on and off, never deleted; every write is in the audit trail. The fields
 * and their bounds are in the definition; a kind with rules of its own overrides the methods that the rules belong to.
 */
export class AdministeredRecords<
  Entity extends AdministeredRecord = AdministeredRecord,
  Body extends RecordBody = RecordBody,
  View extends RecordView = RecordView,
  Query extends RecordQuery = RecordQuery,
  Row extends RecordView = View,
> extends ListedRecords<Entity, Body, View, Query, Row> {
  @Inject(AuditTrail) protected readonly trail!: AuditTrail;

  /** @throws InvalidRequest */
  create(given: Unchecked<Body>, actor: Actor): Promise<CreatedRecord> {
    return this.trail.change(actor, async (changes) => ({ id: await this.createIn(changes, given) }));
  }

  /**
   * @param id from the path; undefined: the one in the body
   * @throws InvalidRequest; ApiError 404 for an id in the path, 409 where the record is not the version that was edited
   */
  update(id: string | undefined, given: Unchecked<Body>, actor: Actor): Promise<View> {
    return this.trail.change(actor, async (changes) => {
      const fields = readable(given);
      await this.prepare(changes, fields);
      const record = await this.toChange(changes, id, typeof fields.id === 'string' ? fields.id : null);
      return this.updateIn(changes, record, given);
    });
  }

  /**
   * A record that has the status already stays as it is (docs/rules/administration.md, AD-5).
   * @throws InvalidRequest an unknown id
   */
  setStatus({ id, status }: StatusBody, actor: Actor): Promise<View> {
    return this.trail.change(actor, async (changes) => {
      const record = await this.toChange(changes, undefined, id);
      const column = this.definition.fields[this.definition.activeField]!.column;
      if (record[column as keyof Entity] === status) return this.view(changes.manager, record);
      await this.checkStatus(changes, record, status);
      const before = await this.stateOf(changes.manager, record);
      const next = this.applyDefaults({ ...record, [column]: status }, record);
      await this.store(changes, record.id, next);
      return this.enter(changes, record.id, before);
    });
  }

  /** For an import, where many are created in one transaction. */
  async createIn(changes: Changes, given: Unchecked<Body>): Promise<string> {
    const { body, next } = await this.nextOf(changes, given, null);
    await this.check(changes, next, body, null);
    const [id] = await this.insert(changes, [next]);
    await this.attach(changes, id!, body, null);
    await this.enter(changes, id!, null);
    return id!;
  }

  /** For an import: a record by what its lines know it by, locked until the end of the transaction. */
  lockedIn(manager: EntityManager, where: FindOptionsWhere<Entity>): Promise<Entity | null> {
    return manager.findOne(this.entity, { where, lock: { mode: RECORD_LOCK } });
  }

  /** The record as the trail keeps it. */
  async stateOf(manager: EntityManager, record: Entity): Promise<Snapshot> {
    return this.snapshot(manager, await this.view(manager, record));
  }

  async updateIn(changes: Changes, record: Entity, given: Unchecked<Body>): Promise<View> {
    const { version } = readable(given);
    if (typeof version === 'number' && version !== record.version) {
      throw new ApiError(HttpStatus.CONFLICT, ApiCode.conflict);
    }
    const before = await this.stateOf(changes.manager, record);
    const { body, next } = await this.nextOf(changes, given, record);
    await this.check(changes, next, body, record);
    await this.store(changes, record.id, next);
    await this.attach(changes, record.id, body, record);
    return this.enter(changes, record.id, before);
  }

  /**
   * What is required beside what every body requires; reported even where other fields are wrong, so `next` may hold
   * anything.
   */
  protected missing(_next: Entity, _fields: Readable<Body>, _current: Entity | null): readonly Violation[] {
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

  /**
   * @param _status another one than the record has
   * @throws InvalidRequest, ApiError where the record may not be switched so
   */
  protected async checkStatus(_changes: Changes, _record: Entity, _status: boolean): Promise<void> {}

  /** What has to be locked before the record is. */
  protected async prepare(_changes: Changes, _fields: Readable<Body>): Promise<void> {}

  /** Columns that no single field of the body is. */
  protected async furtherColumns(
    _changes: Changes,
    _body: Body,
    _current: Entity | null,
  ): Promise<Partial<Entity>> {
    return {};
  }

  /** What follows from the record's own fields: defaults, and resets of what does not apply. */
  protected applyDefaults(next: Entity, _current: Entity | null): Entity {
    return next;
  }

  /** Writes what belongs to the record and is kept in tables of its own. */
  protected async attach(
    _changes: Changes,
    _id: string,
    _body: Body,
    _current: Entity | null,
  ): Promise<void> {}

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

  /**
   * The record as a body would make it.
   * @throws InvalidRequest fields that are wrong by themselves
   */
  protected async nextOf(
    changes: Changes,
    given: Unchecked<Body>,
    current: Entity | null,
  ): Promise<{ readonly body: Body; readonly next: Entity }> {
    const body = this.checked(given, current);
    const values = columnsIn(this.columns, body);
    const columns = {
      ...(current ? { ...current, ...this.unlocked(values) } : values),
      ...(await this.furtherColumns(changes, body, current)),
    };
    return { body, next: this.applyDefaults(columns as Entity, current) };
  }

  /** What is wrong with the record as it would be, but for values that another record has already. */
  protected async violationsOf(
    changes: Changes,
    next: Entity,
    body: Body,
    current: Entity | null,
  ): Promise<readonly Violation[]> {
    return [
      ...this.allMissing(next, body, current),
      ...this.lockViolations(body, current),
      ...this.descending(next),
      ...(await this.violations(changes, next, body, current)),
    ];
  }

  private async check(changes: Changes, next: Entity, body: Body, current: Entity | null): Promise<void> {
    const violations = [
      ...(await this.violationsOf(changes, next, body, current)),
      ...(await duplicates(changes.manager, this.definition, this.entity, next, current?.id ?? null)),
    ];
    if (violations.length > 0) throw new InvalidRequest(...violations);
  }

  /** The fields of the body first: rules that look at several of them wait until each alone is right. */
  private checked(given: Unchecked<Body>, current: Entity | null): Body {
    const faults = faultsOf(given);
    if (faults.length === 0) return checked(given);
    const reported = new Set(faults.map(({ field }) => field));
    const fields = readable(given);
    const next = { ...current, ...columnsIn(this.columns, fields as Body) } as Entity;
    const missing = this.allMissing(next, fields, current).filter(({ field }) => !reported.has(field));
    throw new InvalidRequest(...faults, ...missing);
  }

  private allMissing(next: Entity, given: Readable<Body>, current: Entity | null): readonly Violation[] {
    const chosenAtCreation = current ? [] : this.locked.filter((field) => (given[field] ?? null) === null);
    return [
      ...chosenAtCreation.map((field) => ({ field, code: ErrorCode.required })),
      ...this.missing(next, given, current),
    ];
  }

  private lockViolations(body: Body, current: Entity | null): readonly Violation[] {
    const fields = current && fieldsOf(this.columns, current);
    if (!fields) return [];
    return this.locked.flatMap((field): readonly Violation[] => {
      const value = body[field];
      const differs = value !== undefined && value !== null && value !== fields[field];
      return differs ? [{ field, code: ApiCode.locked, rejectedValue: value }] : [];
    });
  }

  private descending(next: Entity): readonly Violation[] {
    const numberOf = (field: string) => next[this.definition.fields[field]!.column as keyof Entity];
    return (this.definition.ascending ?? []).flatMap(({ fields: [low, high], code }): readonly Violation[] =>
      numberOf(high) < numberOf(low) ? [{ field: high, code, rejectedValue: numberOf(high) }] : [],
    );
  }

  /** Fields that are chosen when the record is created. */
  private get locked(): readonly (keyof Body & string)[] {
    const names = Object.entries(this.definition.fields).flatMap(([name, { locked }]) =>
      locked ? [name] : [],
    );
    return names as (keyof Body & string)[];
  }

  private unlocked(values: Partial<Entity>): Partial<Entity> {
    const free = { ...values };
    for (const field of this.locked) {
      const column = this.columns[field];
      if (column) delete free[column as keyof Entity];
    }
    return free;
  }

  /** Ids of the new records, in their order. */
  protected async insert({ manager, actor }: Changes, records: readonly Entity[]): Promise<string[]> {
    const by = { createdBy: actor.userId, updatedBy: actor.userId };
    const rows = records.map((next) => ({ ...next, ...by }) as unknown as QueryDeepPartialEntity<Entity>);
    const inserted = await explainingDuplicates(this.definition, manager.insert(this.entity, rows));
    return inserted.identifiers.map(({ id }) => id as string);
  }

  /** Every write makes a version, so that a user who is editing the record notices it. */
  protected async store({ manager, actor }: Changes, id: string, next: object): Promise<void> {
    const { id: _, version, createdAt, createdBy, updatedAt, ...columns } = next as AdministeredRecord;
    await explainingDuplicates(
      this.definition,
      manager.update(this.entity, id, {
        ...columns,
        updatedBy: actor.userId,
      } as unknown as QueryDeepPartialEntity<Entity>),
    );
  }

  /** Puts the finished change into the trail; answers the record as it is now. */
  private async enter(changes: Changes, id: string, before: Snapshot | null): Promise<View> {
    const { manager } = changes;
    const record = await manager
      .createQueryBuilder(this.entity, 'record')
      .where('record.id = :id', { id })
      .getOneOrFail();
    const view = await this.view(manager, record);
    const after = await this.snapshot(manager, view);
    await changes.enter({ entity: this.definition.entity, recordId: id, before, after });
    return view;
  }
}
