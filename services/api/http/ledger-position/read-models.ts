import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { asOf } from '../../../../projections/past.js';
import { CLOCK, type Clock, PG_POOL } from '../../../platform/tokens.js';
import { momentAsked } from './moment-asked.js';

interface Statement {
  /** The same name always goes with the same text. */
  readonly name?: string | undefined;
  /** SQL that names its tables by `live(table)`. */
  readonly text: string;
  readonly values?: unknown[] | undefined;
}

/**
 * The read models as the call at work wants to see them: as they are, or as they were (docs/rules/history.md, HI-10).
 * A handler of a read of the ledger asks here, not the database or the clock.
 */
@Injectable()
export class ReadModels {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param text SQL that names its tables by `live(table)` */
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>> {
    return this.prepared({ text, values });
  }

  /** @param statement with a name, it is planned once on each connection; the past is planned anew each time */
  prepared<Row extends QueryResultRow>({ name, text, values }: Statement): Promise<QueryResult<Row>> {
    const moment = momentAsked();
    return this.pool.query<Row>(
      moment ? { text: asOf(text, moment.position), values } : { name, text, values },
    );
  }

  /** @param from `FROM … WHERE …`, with tables by `live(table)` */
  async count(from: string, values: unknown[]): Promise<number> {
    const { rows } = await this.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, values);
    return rows[0]!.total;
  }

  /** Where windows of time end. */
  now(): Date {
    return momentAsked()?.now ?? this.clock();
  }
}
