import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Config } from '../../../platform/config.js';
import { CONFIG, PG_POOL } from '../../../platform/tokens.js';
import { SecurityLog } from '../../../reference-data/audit/security-log.js';
import {
  FOUND_EVENTS,
  SECURITY_ORDERS,
  type SecuritySearch,
  securityOrderSql,
  securityValues,
} from '../../../reference-data/audit/security-search.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Language } from '../../../words/language.js';
import { orderOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing } from '../../http/lists/listing.js';
import type { SecurityEntryView, SecurityQuery } from './security-trail.dto.js';
import { trailPeriodOf } from './trail-period.js';

interface SecurityRow extends Omit<SecurityEntryView, 'date' | 'utilisateur'> {
  readonly occurredAt: Date;
  readonly userId: string | null;
}

/**
 * What the filters mean.
 *
 * @param timeZone of days without a time
 * @throws InvalidRequest of its period
 */
export function securitySearchOf(query: SecurityQuery, timeZone: string): SecuritySearch {
  const { from, until } = trailPeriodOf(query, timeZone);
  return {
    event: query.evenement ?? null,
    outcome: query.resultat ?? null,
    login: query.login ?? null,
    address: query.adresse ?? null,
    from: from ?? null,
    until: until ?? null,
  };
}

/** Reads the security events, the latest first unless sorted otherwise. */
@Injectable()
export class SecurityTrail {
  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
    private readonly log: SecurityLog,
  ) {}

  /** @throws InvalidRequest */
  async list(query: SecurityQuery, language: Language): Promise<Listing<SecurityEntryView>> {
    const slice = sliceOf(query);
    const order = securityOrderSql(orderOf(query, SECURITY_ORDERS), language);
    const values = securityValues(securitySearchOf(query, this.config.timeZone));
    await this.log.flush();
    const { rows } = await this.pool.query<SecurityRow>(
      `SELECT id::text, occurred_at AS "occurredAt", event AS evenement, outcome AS resultat, login,
         address AS adresse, count AS nombre, user_id AS "userId"
       FROM ${FOUND_EVENTS} ORDER BY ${order}
       LIMIT $7 OFFSET $8`,
      [...values, slice.limit, slice.offset],
    );
    const counted = await this.pool.query<{ total: string }>(
      `SELECT count(*) AS total FROM ${FOUND_EVENTS}`,
      values,
    );
    const entries = rows.map(({ occurredAt, userId, ...row }) => ({
      ...row,
      date: occurredAt.toISOString(),
      utilisateur: userId === null ? null : this.directory.userName(userId),
    }));
    return new Listing('audit/securite', entries, Number(counted.rows[0]!.total), slice);
  }
}
