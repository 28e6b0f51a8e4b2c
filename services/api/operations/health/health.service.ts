import { statfs } from 'node:fs/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { EventReader } from '../../../event-store/port.js';
import { JobDesk } from '../../../jobs/job-desk.js';
import type { Config } from '../../../platform/config.js';
import { inTime } from '../../../platform/in-time.js';
import {
  ProjectionStatus,
  type ReactorHealth,
  ReadModelsNotReady,
} from '../../../platform/projection-status.js';
import { CLOCK, type Clock, CONFIG, EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { RefusedWrites } from '../../http/errors/refused-writes.js';
import type { HealthDto } from './health.dto.js';

/** A part that takes longer to answer counts as absent. */
const WAIT_LIMIT_MS = 2_000;
/** Read models this old no longer show what is in stock; a reactor this late runs nowhere, or fails again and again. */
const LAG_LIMIT_SECONDS = 60;
/** Clocks that are kept by NTP differ by milliseconds. */
const CLOCK_LIMIT_MS = 5_000;
/** Free share of the disk (0 to 1) below which files that are made there would soon fail. */
const HARDLY_ANY_SPACE = 0.02;
/** An append or a change of the database that failed longer ago is ignored. */
const FAILED_LATELY_MS = 60_000;

@Injectable()
export class HealthService {
  private looking: Promise<HealthDto> | undefined;

  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_READER) private readonly store: EventReader,
    /** Has a pool of its own; absent in a process without the api. */
    @Optional() @Inject(DataSource) private readonly reference: DataSource | undefined,
    @Optional() @Inject(ProjectionStatus) private readonly projections: ProjectionStatus | undefined,
    @Optional() @Inject(JobDesk) private readonly jobs: JobDesk | undefined,
    private readonly refusedWrites: RefusedWrites,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Ready where no reason speaks against it (OP-8). Anybody may ask, as often as they like: callers during a check
   * share its result.
   */
  readiness(): Promise<HealthDto> {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<HealthDto> {
    const [impaired, databases, standing, shown, reactors] = await Promise.all([
      this.impaired(),
      this.databaseFindings(),
      Promise.all([reasonsOf('event store', this.store.ping()), this.ledgerFindings()]),
      this.readModelFindings(),
      this.reactorFindings(),
    ]);
    const reasons = [...databases.reasons, ...standing.flat(), ...shown.reasons];
    return {
      status: reasons.length === 0 ? 'ok' : 'unavailable',
      reasons,
      impaired: [...databases.impaired, ...impaired, ...shown.impaired, ...reactors],
      ...(shown.figures && { figures: shown.figures }),
    };
  }

  private async databaseFindings(): Promise<Findings> {
    const { pool, reference } = this;
    const findings = await Promise.all([
      databaseFindings('database', async () => {
        const { rows } = await pool.query<Changeable>(CHANGEABLE);
        return isLately(this.refusedWrites.last) ? [{ isReadOnly: true }] : rows;
      }),
      ...(reference
        ? [databaseFindings('reference data', () => reference.query<Changeable[]>(CHANGEABLE))]
        : []),
    ]);
    return {
      reasons: findings.flatMap(({ reasons }) => reasons),
      impaired: findings.flatMap(({ impaired }) => impaired),
    };
  }

  /** Faults despite which requests are answered: they must not take every process out of service at once. */
  private async impaired(): Promise<string[]> {
    const findings = await Promise.all([this.jobFindings(), this.clockFindings(), this.diskFindings()]);
    return [
      ...(isLately(this.store.failedAppend) ? ['event store does not take events'] : []),
      ...findings.flat(),
    ];
  }

  private async jobFindings(): Promise<string[]> {
    if (!this.jobs) return [];
    try {
      const mails = await soon(this.jobs.delayedMails());
      return mails > 0 ? [`${mails} mails were not delivered yet, and are tried again`] : [];
    } catch {
      return ['queues do not answer'];
    }
  }

  private async clockFindings(): Promise<string[]> {
    const asked = this.clock().getTime();
    const answer = this.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    // Where it does not answer, that is the reason, and told as such.
    const now = await soon(answer).then(
      ({ rows }) => rows[0]!.now.getTime(),
      () => undefined,
    );
    if (now === undefined) return [];
    const [behind, ahead] = [now - this.clock().getTime(), asked - now];
    if (Math.max(behind, ahead) < CLOCK_LIMIT_MS) return [];
    const seconds = Math.round(Math.max(behind, ahead) / 1_000);
    return [`clock is ${seconds} s ${ahead > behind ? 'ahead of' : 'behind'} that of the database`];
  }

  private async diskFindings(): Promise<string[]> {
    const space = await statfs(this.config.dataDir).catch(() => undefined);
    return space && space.bavail < HARDLY_ANY_SPACE * space.blocks ? ['disk of the data folder is full'] : [];
  }

  /**
   * Old figures are no reason: all processes show the same ones, and commands need none. Those of another release are,
   * where this process would show them; one without the api is there to build its own, and its predecessor does not
   * leave before it is ready.
   */
  private async readModelFindings(): Promise<ReadModelFindings> {
    if (!this.projections) return { reasons: [], impaired: [] };
    try {
      const all = await soon(this.projections.read());
      const impaired = all.flatMap((projection) => illness('projection', projection));
      return { reasons: [], impaired, ...(impaired.length > 0 && { figures: 'old' }) };
    } catch (error) {
      const finding =
        error instanceof ReadModelsNotReady
          ? 'read models are not those of this release'
          : 'projections do not answer';
      return this.config.roles.has('api')
        ? { reasons: [finding], impaired: [] }
        : { reasons: [], impaired: [finding] };
    }
  }

  /** Whether what follows from events is done, and can go on. */
  private async reactorFindings(): Promise<string[]> {
    if (!this.projections) return [];
    try {
      const reactors = await soon(this.projections.reactors());
      return reactors.flatMap((reactor) => illness('reactor', reactor));
    } catch {
      return ['reactors do not answer'];
    }
  }

  /** Whether what was folded belongs to this event store. */
  private async ledgerFindings(): Promise<string[]> {
    if (!this.projections) return [];
    try {
      const mismatch = await soon(this.projections.mismatch());
      return mismatch === undefined ? [] : [`database and event store do not belong together: ${mismatch}`];
    } catch {
      return ['whether database and event store belong together is not known'];
    }
  }
}

const isLately = (failed: number | undefined): boolean =>
  failed !== undefined && performance.now() - failed < FAILED_LATELY_MS;

function illness(
  part: 'projection' | 'reactor',
  { name, halted, lagSeconds }: Pick<ReactorHealth, 'name' | 'halted' | 'lagSeconds'>,
): string[] {
  if (halted) return [`${part} ${name} is halted since ${halted.at.toISOString()}: ${halted.error}`];
  return lagSeconds > LAG_LIMIT_SECONDS ? [`${part} ${name} is ${Math.round(lagSeconds)} s behind`] : [];
}

type Findings = Pick<HealthDto, 'reasons' | 'impaired'>;

interface ReadModelFindings extends Findings, Pick<HealthDto, 'figures'> {}

interface Changeable {
  readonly isReadOnly: boolean;
}

/** A server that was replaced by another one of its cluster still answers what is only read. */
const CHANGEABLE = `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

async function databaseFindings(part: string, ask: () => Promise<Changeable[]>): Promise<Findings> {
  const answer = ask();
  const reasons = await reasonsOf(part, answer);
  if (reasons.length > 0) return { reasons, impaired: [] };
  const [first] = await answer;
  return { reasons, impaired: first?.isReadOnly ? [`${part} takes no changes`] : [] };
}

async function reasonsOf(part: string, answer: Promise<unknown>): Promise<string[]> {
  try {
    await soon(answer);
    return [];
  } catch {
    // The reason is in the log of the part: a public answer names no hosts.
    return [`${part} does not answer`];
  }
}

const soon = <T>(answer: Promise<T>): Promise<T> => inTime(answer, WAIT_LIMIT_MS, 'too late');
