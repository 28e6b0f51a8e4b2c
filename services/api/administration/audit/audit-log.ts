import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Config } from '../../../platform/config.js';
import { CONFIG, PG_POOL } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import { orderSqlOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing } from '../../http/lists/listing.js';
import type { AuditEntryView, AuditQuery } from './audit.dto.js';
import { trailPeriodOf } from './trail-period.js';

interface AuditRow extends Omit<AuditEntryView, 'name' | 'user' | 'occurredAt'> {
  readonly occurredAt: Date;
}

const CONDITIONS = `
  ($1::text IS NULL OR entity = $1) AND ($2::uuid IS NULL OR record_id = $2)
  AND ($3::uuid IS NULL OR user_id = $3)
  AND ($4::timestamptz IS NULL OR occurred_at >= $4) AND ($5::timestamptz IS NULL OR occurred_at < $5)`;

/** Columns by the names on the wire that the trail can be sorted by. */
const SORTABLE: Readonly<Record<string, string>> = {
  id: 'audit_entry.id',
  occurredAt: 'audit_entry.occurred_at',
  entity: 'audit_entry.entity',
  recordId: 'audit_entry.record_id',
  userId: 'audit_entry.user_id',
  origin: 'audit_entry.origin',
};

/** Fields by which records are called, on the wire and in tables. */
const NAMES = ['nomCommercial', 'commercial_name', 'nom', 'name', 'login', 'code'];

/** Reads the audit trail, the latest change first unless sorted otherwise. */
@Injectable()
export class AuditLog {
  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
  ) {}

  async list(query: AuditQuery): Promise<Listing<AuditEntryView>> {
    const slice = sliceOf(query);
    const order = orderSqlOf(query, SORTABLE, 'audit_entry.id DESC');
    const { from, until } = trailPeriodOf(query, this.config.timeZone);
    const conditions = [query.entity, query.id, query.userId, from, until];
    const { rows } = await this.pool.query<AuditRow>(
      `SELECT id::text, occurred_at AS "occurredAt", entity, record_id AS "recordId", user_id AS "userId", origin,
         before, after
       FROM reference.audit_entry WHERE ${CONDITIONS} ORDER BY ${order} LIMIT $6 OFFSET $7`,
      [...conditions, slice.limit, slice.offset],
    );
    const counted = await this.pool.query<{ total: string }>(
      `SELECT count(*) AS total FROM reference.audit_entry WHERE ${CONDITIONS}`,
      conditions,
    );
    const entries = rows.map((row) => ({
      ...row,
      name: this.nameOf(row),
      occurredAt: row.occurredAt.toISOString(),
      user: row.userId === null ? null : this.directory.userName(row.userId),
    }));
    return new Listing('audit', entries, Number(counted.rows[0]!.total), slice);
  }

  /** Rows of tables that belong to a centre - its users, its network - hold no name. */
  private nameOf({ entity, recordId, before, after }: AuditRow): string {
    const record = after ?? before ?? {};
    const name = NAMES.map((field) => record[field]).find(Boolean);
    return String(name ?? (entity === 'centre' ? this.directory.centre(recordId)?.name : null) ?? recordId);
  }
}
