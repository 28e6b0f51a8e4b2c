import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { SUPPLIER } from '../../../../projections/replenishment/supplier.js';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { live, type RecordOf, type Stored, select } from '../../../../projections/table.js';
import type { EventReader } from '../../../event-store/port.js';
import { EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';

const COLUMNS = select(
  replenishmentTable,
  'r',
  'id',
  'kind',
  'centre_id',
  'point_id',
  'product_id',
  'carrier_id',
  'status',
  'packages',
  'wanted_week',
  'confirmed_quantity',
  'confirmed_week',
);

/** A request as the read model shows it; whose it is and for what never changes. */
export type KnownRequest = RecordOf<typeof COLUMNS> & Pick<Stored<typeof replenishmentTable>, 'supplier_id'>;

/** Longest that an event may take from the store to the read model. */
const WAIT_LIMIT_MS = 5_000;

/** Requests that a command speaks of. */
@Injectable()
export class Requests {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_READER) private readonly store: EventReader,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * Those of these ids that there are, by id, as of the newest event: what others have just changed is seen.
   *
   * @throws ApiError 503
   */
  async latest(ids: readonly string[]): Promise<ReadonlyMap<string, KnownRequest>> {
    await this.catchUp();
    const { rows } = await this.pool.query<KnownRequest>(
      `SELECT ${COLUMNS}, ${SUPPLIER} FROM ${live(replenishmentTable)} r WHERE r.id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Whatever this process has answered is in the read models when it resolves, or 5 s have passed. */
  async seeAnswered(): Promise<void> {
    const { answered } = this.progress;
    if (answered > 0n) await this.progress.waitFor(answered, WAIT_LIMIT_MS, ['replenishment', 'allocation']);
  }

  /**
   * Requests and plans in the read models are those of the newest event when it resolves.
   *
   * @throws ApiError 503
   */
  async catchUp(): Promise<void> {
    const head = await this.store.head();
    if (await this.progress.waitFor(head, WAIT_LIMIT_MS, ['replenishment', 'allocation'])) return;
    throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.positionNotReached, { retryAfter: 1 });
  }
}

/** True for a request of the selected centre or of one below it. */
export const isVisibleRequest = (
  { centre_id, point_id }: KnownRequest,
  { centre }: CentreActor,
  directory: Directory,
): boolean => directory.scopeOf(centre.id).has(point_id ?? centre_id);
