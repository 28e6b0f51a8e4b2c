import { Inject, Injectable, Optional } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { EventReader } from '../../../event-store/port.js';
import { ProjectionStatus } from '../../../platform/projection-status.js';
import { EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import type { HealthDto } from './health.dto.js';

/** A part that takes longer to answer counts as absent. */
const WAIT_LIMIT_MS = 2_000;
/** Read models this old no longer show what is in stock. */
const LAG_LIMIT_SECONDS = 60;

@Injectable()
export class HealthService {
  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_READER) private readonly store: EventReader,
    /** Has a pool of its own; absent in a process without the api. */
    @Optional() @Inject(DataSource) private readonly reference: DataSource | undefined,
    @Optional() @Inject(ProjectionStatus) private readonly projections: ProjectionStatus | undefined,
  ) {}

  /** Ready where no reason speaks against it. */
  async readiness(): Promise<HealthDto> {
    const findings = await Promise.all([
      reasonOf('database', this.pool.query('SELECT 1')),
      ...(this.reference ? [reasonOf('reference data', this.reference.query('SELECT 1'))] : []),
      reasonOf('event store', this.store.ping()),
      this.projectionFindings(),
      this.ledgerFindings(),
    ]);
    const reasons = findings.flat();
    return { status: reasons.length === 0 ? 'ok' : 'unavailable', reasons };
  }

  private async projectionFindings(): Promise<string[]> {
    if (!this.projections) return [];
    try {
      const all = await inTime(this.projections.read());
      return all.flatMap(({ name, halted, lagSeconds }) => {
        if (halted) return [`projection ${name} is halted since ${halted.at.toISOString()}: ${halted.error}`];
        return lagSeconds > LAG_LIMIT_SECONDS
          ? [`projection ${name} is ${Math.round(lagSeconds)} s behind`]
          : [];
      });
    } catch {
      return ['projections do not answer'];
    }
  }

  /** Whether what was folded belongs to this event store, and whether what follows from events can go on. */
  private async ledgerFindings(): Promise<string[]> {
    if (!this.projections) return [];
    try {
      const [mismatch, reactors] = await inTime(
        Promise.all([this.projections.mismatch(), this.projections.reactors()]),
      );
      return [
        ...(mismatch === undefined ? [] : [`database and event store do not belong together: ${mismatch}`]),
        ...reactors.flatMap(({ name, halted }) =>
          halted ? [`reactor ${name} is halted since ${halted.at.toISOString()}: ${halted.error}`] : [],
        ),
      ];
    } catch {
      return ['reactors do not answer'];
    }
  }
}

async function reasonOf(part: string, answer: Promise<unknown>): Promise<string[]> {
  try {
    await inTime(answer);
    return [];
  } catch {
    // The reason is in the log of the part: a public answer names no hosts.
    return [`${part} does not answer`];
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('too late')), WAIT_LIMIT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
