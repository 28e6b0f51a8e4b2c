import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ReadModel } from '../../../../projections/index.js';
import { MOMENT_AT, MOMENT_OF, type Moment } from '../../../../projections/past.js';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { toPastInstant } from '../../../domain/shared/calendar.js';
import { noInstant } from '../../../domain/shared/fields.js';
import type { EventReader } from '../../../event-store/port.js';
import { CLOCK, type Clock, EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../errors/api-error.js';
import { positionIn } from './position.js';

const WAIT_LIMIT_MS = 5_000;
/** Seconds, where the read models are late. */
const RETRY_AFTER = 2;

/** The two ways to name a moment, as they came. */
export interface AskedMoment {
  readonly asOf?: unknown;
  readonly asOfPosition?: unknown;
}

/** Finds out what the ledger's last event at a moment was. */
@Injectable()
export class Moments {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_READER) private readonly store: Pick<EventReader, 'head'>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * @param readModels those that are asked; undefined: all
   * @returns undefined where no moment is asked for
   * @throws InvalidRequest on a parameter that names no moment of the ledger, or both; ApiError 503 where the read
   *   models are late
   */
  async find(asked: AskedMoment, readModels: readonly ReadModel[] | undefined): Promise<Moment | undefined> {
    const { asOf, asOfPosition } = asked;
    if (asOf !== undefined && asOfPosition !== undefined) throw refused('asOfPosition', asOfPosition);
    if (asOf !== undefined) return this.at(this.instantOf(asOf), readModels);
    if (asOfPosition !== undefined) return this.ofPosition(asOfPosition, readModels);
    return undefined;
  }

  private instantOf(asked: unknown): string {
    const instant = typeof asked === 'string' ? toPastInstant(asked) : undefined;
    if (instant === undefined) throw refused('asOf', asked, noInstant(String(asked)));
    if (new Date(instant) > this.clock()) throw refused('asOf', asked, ErrorCode.dateInFuture);
    return instant;
  }

  private async at(instant: string, readModels: readonly ReadModel[] | undefined): Promise<Moment> {
    await this.reach(await this.store.head(), readModels);
    const { rows } = await this.pool.query<{ position: string }>(MOMENT_AT, [instant]);
    return { position: BigInt(rows[0]?.position ?? 0), now: new Date(instant) };
  }

  private async ofPosition(asked: unknown, readModels: readonly ReadModel[] | undefined): Promise<Moment> {
    const position = positionIn(asked);
    if (position === undefined || position > (await this.store.head())) throw refused('asOfPosition', asked);
    await this.reach(position, readModels);
    const { rows } = await this.pool.query<{ position: string; recorded_at: Date }>(MOMENT_OF, [
      String(position),
    ]);
    const [last] = rows;
    return last
      ? { position: BigInt(last.position), now: last.recorded_at }
      : { position: 0n, now: this.clock() };
  }

  /** What is true of a moment is known once all that was recorded until then is in the read models. */
  private async reach(position: bigint, readModels: readonly ReadModel[] | undefined): Promise<void> {
    const needed = readModels && [...readModels, 'ledger-clock' as const];
    if (await this.progress.waitFor(position, WAIT_LIMIT_MS, needed)) return;
    throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.positionNotReached, {
      retryAfter: RETRY_AFTER,
    });
  }
}

const refused = (field: keyof AskedMoment, value: unknown, code: ApiCode | ErrorCode = ApiCode.invalid) =>
  new InvalidRequest({ field, code, rejectedValue: value });
