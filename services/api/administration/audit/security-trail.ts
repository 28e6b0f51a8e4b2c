import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Config } from '../../../platform/config.js';
import { CONFIG, PG_POOL } from '../../../platform/tokens.js';
import { SecurityLog } from '../../../reference-data/audit/security-log.js';
import { Directory } from '../../../reference-data/directory.js';
import { sliceOf } from '../../http/lists/list-query.js';
import { Listing } from '../listing/listing.js';
import type { SecurityEntryView, SecurityQuery } from './security-trail.dto.js';
import { periodOf } from './trail-period.js';

interface SecurityRow extends Omit<SecurityEntryView, 'date' | 'utilisateur'> {
  readonly occurredAt: Date;
  readonly userId: string | null;
}

const CONDITIONS = `
  ($1::text IS NULL OR event = $1) AND ($2::text IS NULL OR outcome = $2)
  AND ($3::text IS NULL OR strpos(lower(login), lower($3)) > 0) AND ($4::text IS NULL OR address = $4)
  AND ($5::timestamptz IS NULL OR occurred_at >= $5) AND ($6::timestamptz IS NULL OR occurred_at < $6)`;

/** Reads the security events, the latest first. */
@Injectable()
export class SecurityTrail {
  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
    private readonly log: SecurityLog,
  ) {}

  /** @throws InvalidRequest */
  async list(query: SecurityQuery): Promise<Listing<SecurityEntryView>> {
    const slice = sliceOf(query);
    const conditions = [
      query.evenement,
      query.resultat,
      query.login,
      query.adresse,
      ...periodOf(query, this.config.timeZone),
    ];
    await this.log.flush();
    const { rows } = await this.pool.query<SecurityRow>(
      `SELECT id::text, occurred_at AS "occurredAt", event AS evenement, outcome AS resultat, login,
         address AS adresse, count AS nombre, user_id AS "userId"
       FROM reference.security_event WHERE ${CONDITIONS} ORDER BY occurred_at DESC, security_event.id DESC
       LIMIT $7 OFFSET $8`,
      [...conditions, slice.limit, slice.offset],
    );
    const counted = await this.pool.query<{ total: string }>(
      `SELECT count(*) AS total FROM reference.security_event WHERE ${CONDITIONS}`,
      conditions,
    );
    const entries = rows.map(({ occurredAt, userId, ...row }) => ({
      ...row,
      date: occurredAt.toISOString(),
      utilisateur: userId === null ? null : this.directory.userName(userId),
    }));
    return new Listing('audit/securite', entries, Number(counted.rows[0]!.total), slice);
  }
}
