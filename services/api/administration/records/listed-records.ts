import { HttpStatus, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import type { AdministeredRecord } from '../../../reference-data/database/administered-record.js';
import { Directory } from '../../../reference-data/directory.js';
import { type Columns, columnsOf, fieldsOf } from '../../../reference-data/records/columns.js';
import {
  conditionsOf,
  orderSql,
  type RecordFilters,
  sortable,
} from '../../../reference-data/records/conditions.js';
import type { RecordDefinition } from '../../../reference-data/records/definition.js';
import type { AuditedEntity } from '../../../reference-data/records/definitions.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { isId } from '../../http/fields/ids.js';
import type { RecordQuery } from '../../http/fields/record-query.js';
import { MAX_ROWS, orderOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing, totalOf } from '../../http/lists/listing.js';
import { CentreScopes } from '../centre-scopes.js';
import type { RecordBody, RecordView } from './record.dto.js';
import { Rows } from './rows.js';

/** Transactions that only refer to the record do not wait: two that make their records refer to each other would deadlock. */
export const RECORD_LOCK = 'for_no_key_update';

/** Records as they are listed and shown; what the actor may not see does not exist. */
export class ListedRecords<
  Entity extends AdministeredRecord = AdministeredRecord,
  Body extends RecordBody = RecordBody,
  View extends RecordView = RecordView,
  Query extends RecordQuery = RecordQuery,
  Row extends RecordView = View,
> {
  @Inject(Directory) protected readonly directory!: Directory;
  @Inject(CentreScopes) protected readonly scopes!: CentreScopes;
  @InjectDataSource() protected readonly source!: DataSource;

  protected readonly columns: Columns<Body, Entity>;

  /** @param definition of the kind that `entity` keeps */
  constructor(
    protected readonly definition: RecordDefinition & { readonly entity: AuditedEntity },
    protected readonly entity: EntityTarget<Entity>,
  ) {
    this.columns = columnsOf(definition);
  }

  /** @throws InvalidRequest a parameter that cannot be read */
  async list(query: Query, actor: Actor): Promise<Listing<Row>> {
    const slice = sliceOf(query);
    const order = orderOf(query, sortable(this.definition));
    const rows = this.rows(this.source.manager, actor, query as object as RecordFilters);
    const records = await rows.read(
      orderSql(this.definition, order?.field ?? this.definition.order, actor.language),
      {
        ...slice,
        descending: order?.descending ?? false,
      },
    );
    const total = await totalOf(slice, records.length, () => rows.count());
    return new Listing(
      this.definition.entity,
      records.map((record) => this.row(record)),
      total,
      slice,
    );
  }

  /** The active records, and inactive ones that the actor still needs, in the list's order: the choices in forms. */
  async choices(actor: Actor): Promise<object[]> {
    const { activeField, order } = this.definition;
    const needed = await this.stillNeeded(actor);
    const rows = new Rows<Entity>(this.source.manager.createQueryBuilder(this.entity, 'record'));
    rows.narrow((placeholder) => {
      const [active] = conditionsOf(this.definition, { [activeField]: true }, null, placeholder);
      return [needed.length === 0 ? active! : `(${active} OR record.id = ANY (${placeholder(needed)}))`];
    });
    const found = await rows.read(orderSql(this.definition, order, actor.language), {
      offset: 0,
      limit: MAX_ROWS,
      descending: false,
    });
    return found.map((record) => this.choice(record));
  }

  /** Ids of records that are offered in forms although they may be inactive. */
  protected stillNeeded(_actor: Actor): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  /** @throws ApiError 404 */
  async one(id: string, actor: Actor): Promise<View> {
    const record = await this.find(this.source.manager, id, actor);
    if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return this.view(this.source.manager, record);
  }

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
    return Object.assign(row, fieldsOf(this.columns, record)) as unknown as Row;
  }

  /** A record by itself: as in a list, unless more is shown of it. */
  protected async view(_manager: EntityManager, record: Entity): Promise<View> {
    return this.row(record) as RecordView as View;
  }

  /** A record to choose from. */
  protected choice(record: Entity): object {
    return Object.assign({ id: record.id }, fieldsOf(this.columns, record));
  }

  /** Those within the actor's reach. */
  protected rows(
    manager: EntityManager,
    actor: Actor,
    filters: RecordFilters,
    { lock = false } = {},
  ): Rows<Entity> {
    const query = manager.createQueryBuilder(this.entity, 'record');
    const rows = new Rows<Entity>(lock ? query.setLock(RECORD_LOCK) : query);
    const centres = this.scopes.reachOf(this.definition, actor);
    return rows.narrow((placeholder) => conditionsOf(this.definition, filters, centres, placeholder));
  }

  protected async find(
    manager: EntityManager,
    id: string,
    actor: Actor,
    options?: { readonly lock: boolean },
  ): Promise<Entity | undefined> {
    if (!isId(id)) return undefined;
    return this.rows(manager, actor, { id: [id] }, options).first();
  }
}
