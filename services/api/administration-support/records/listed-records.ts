import { HttpStatus, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import type { Actor } from '../../auth/actor.js';
import { ApiError } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { orderOf, sliceOf } from '../../http/lists/list-query.js';
import type { AdministeredRecord } from '../../reference-data/database/administered-record.js';
import { Directory } from '../../reference-data/directory.js';
import type { AuditedEntity } from '../audit/audited-entity.js';
import { Listing } from '../listing/listing.js';
import type { RecordQuery } from '../listing/record-query.js';
import { Rows, type SqlOrder } from '../listing/rows.js';
import { type Columns, fieldsOf } from './columns.js';
import type { RecordBody, RecordView } from './record.dto.js';
import type { Unique } from './unique.js';

/** What sets a kind of record apart from the others. */
export interface Resource<Entity, Body> {
  readonly name: AuditedEntity;
  readonly entity: EntityTarget<Entity>;
  readonly columns: Columns<Body, Entity>;
  readonly unique: readonly Unique<Entity, Body>[];
  /** Fields that are chosen at creation: required there, refused afterwards where they differ. */
  readonly locked: readonly (keyof Body & string)[];
  /** Where `q` is looked for. */
  readonly searched: readonly (keyof Entity & string)[];
  /** The list's own order. */
  readonly order: keyof Body & string;
}

/** Who only refers to the record need not wait: two records that come to refer to each other would wait for ever. */
export const RECORD_LOCK = 'for_no_key_update';

/** Records as they are listed and shown; what the actor may not see does not exist. */
export abstract class ListedRecords<
  Entity extends AdministeredRecord,
  Body extends RecordBody,
  View extends RecordView,
  Query extends RecordQuery,
  Row extends RecordView,
> {
  @Inject(Directory) protected readonly directory!: Directory;
  @InjectDataSource() protected readonly source!: DataSource;

  protected constructor(protected readonly resource: Resource<Entity, Body>) {}

  /** @throws InvalidRequest a parameter that cannot be read */
  async list(query: Query, actor: Actor): Promise<Listing<Row>> {
    const slice = sliceOf(query);
    const order = orderOf(query, this.sortable());
    const rows = this.rows(this.source.manager, actor);
    this.narrow(rows, query);
    rows.isOneOf('id', query.id);
    const records = await rows.read(
      { ...this.orderBy(order?.field ?? this.resource.order), descending: order?.descending },
      slice,
    );
    // Everything was asked for: what was read says how much that is.
    const isWhole = slice.offset === 0 && records.length < slice.limit;
    const total = isWhole ? records.length : await rows.count();
    return new Listing(
      this.resource.name,
      records.map((record) => this.row(record)),
      total,
      slice,
    );
  }

  /** @throws ApiError 404 */
  async one(id: string, actor: Actor): Promise<View> {
    const record = await this.find(this.source.manager, id, actor);
    if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return this.view(this.source.manager, record);
  }

  /** Narrows a list by the conditions that were asked for. */
  protected narrow(rows: Rows<Entity>, { q }: Query): void {
    rows.contains(q, ...this.resource.searched);
  }

  /** Narrows to what the actor may see. */
  protected within(_rows: Rows<Entity>, _actor: Actor): void {}

  /** A record in a list. */
  protected row(record: Entity): Row {
    const name = (userId: string | null) => (userId === null ? null : this.directory.userName(userId));
    const row: RecordView = {
      id: record.id,
      version: record.version,
      history: {
        creationDate: record.createdAt.toISOString(),
        creationUser: name(record.createdBy),
        modificationDate: record.updatedAt.toISOString(),
        modificationUser: name(record.updatedBy),
      },
    };
    return Object.assign(row, fieldsOf(this.resource.columns, record)) as unknown as Row;
  }

  /** A record by itself: as in a list, unless more is shown of it. */
  protected async view(_manager: EntityManager, record: Entity): Promise<View> {
    return this.row(record) as RecordView as View;
  }

  protected sortable(): readonly string[] {
    return ['id', ...Object.keys(this.resource.columns)];
  }

  /** What one of the {@link sortable} fields means in SQL over `record`. */
  protected orderBy(field: string): SqlOrder {
    const property = field === 'id' ? 'id' : this.resource.columns[field as keyof Body & string]!;
    const column = this.source.getMetadata(this.resource.entity).findColumnWithPropertyName(property);
    return { expression: `record.${property}`, isText: column?.type === 'text' };
  }

  protected rows(manager: EntityManager, actor: Actor, { lock = false } = {}): Rows<Entity> {
    const query = manager.createQueryBuilder(this.resource.entity, 'record');
    const rows = new Rows<Entity>(lock ? query.setLock(RECORD_LOCK) : query);
    this.within(rows, actor);
    return rows;
  }

  protected async find(
    manager: EntityManager,
    id: string,
    actor: Actor,
    options?: { readonly lock: boolean },
  ): Promise<Entity | undefined> {
    if (!isUUID(id)) return undefined;
    return this.rows(manager, actor, options).equals('id', id).first();
  }
}
