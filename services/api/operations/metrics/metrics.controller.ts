import { Controller, Get, Header, Inject, Logger, Optional } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Pool } from 'pg';
import { JobDesk } from '../../../jobs/job-desk.js';
import { QUEUES } from '../../../jobs/job-kinds.js';
import type { Config } from '../../../platform/config.js';
import { inTime } from '../../../platform/in-time.js';
import { ProjectionStatus } from '../../../platform/projection-status.js';
import {
  collectProcessMetrics,
  jobsByState,
  ledgerCheckedPosition,
  ledgerCheckFindings,
  metrics,
  projectionHalted,
  projectionLagPositions,
  projectionLagSeconds,
  reactorHalted,
  reactorLagSeconds,
} from '../../../platform/telemetry.js';
import { CONFIG, PG_POOL } from '../../../platform/tokens.js';
import { readCheck } from '../../../proof/check-status.js';
import { Public } from '../../auth/access.js';

/** Shorter than Prometheus waits: what is away must not take the other figures with it. */
const WAIT_LIMIT_MS = 2_000;
const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

@ApiTags('Operation')
@Public()
@Controller('metrics')
export class MetricsController {
  private readonly logger = new Logger('Metrics');

  constructor(
    @Optional() @Inject(ProjectionStatus) private readonly projections: ProjectionStatus | undefined,
    @Optional() @Inject(JobDesk) private readonly desk: JobDesk | undefined,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    collectProcessMetrics();
  }

  @Get()
  @Header('content-type', TEXT)
  @ApiOperation({ summary: 'Counters and histograms for Prometheus' })
  @ApiProduces(TEXT)
  @ApiOkResponse({ description: 'Prometheus text format.', schema: { type: 'string' } })
  async read(): Promise<string> {
    await Promise.all([this.readProjections(), this.readReactors(), this.readCheck(), this.readJobs()]);
    return metrics.metrics();
  }

  private async readProjections(): Promise<void> {
    const gauges = [projectionLagPositions, projectionLagSeconds, projectionHalted];
    for (const gauge of gauges) gauge.reset();
    try {
      const all = (this.projections && (await soon(this.projections.read()))) ?? [];
      for (const { name, lagPositions, lagSeconds, halted } of all) {
        projectionLagPositions.set({ projection: name }, Number(lagPositions));
        projectionLagSeconds.set({ projection: name }, lagSeconds);
        projectionHalted.set({ projection: name }, halted ? 1 : 0);
      }
    } catch (error) {
      // The other metrics are wanted most when the database is away; missing lag says that it is.
      this.logger.warn(`Projections do not tell their lag: ${String(error)}`);
    }
  }

  private async readReactors(): Promise<void> {
    for (const gauge of [reactorLagSeconds, reactorHalted]) gauge.reset();
    try {
      const all = (this.projections && (await soon(this.projections.reactors()))) ?? [];
      for (const { name, lagSeconds, halted } of all) {
        reactorLagSeconds.set({ reactor: name }, lagSeconds);
        reactorHalted.set({ reactor: name }, halted ? 1 : 0);
      }
    } catch (error) {
      this.logger.warn(`Reactors do not tell their lag: ${String(error)}`);
    }
  }

  /** What the last round found, whichever process did it; as told before where the database is away. */
  private async readCheck(): Promise<void> {
    try {
      const check = await soon(readCheck(this.pool));
      ledgerCheckedPosition.set(Number(check?.position ?? 0n));
      ledgerCheckFindings.set(check?.findings.length ?? 0);
    } catch (error) {
      this.logger.warn(`The last check of the ledger is not known: ${String(error)}`);
    }
  }

  /** The queues are open in workers anyway; elsewhere their library would be loaded for this alone. */
  private async readJobs(): Promise<void> {
    jobsByState.reset();
    const { desk } = this;
    if (!desk || !this.config.roles.has('worker')) return;
    try {
      await Promise.all(
        QUEUES.map(async (queue) => {
          const counts = await soon(desk.counts(queue));
          for (const [state, count] of Object.entries(counts)) jobsByState.set({ queue, state }, count);
        }),
      );
    } catch (error) {
      this.logger.warn(`The queues do not tell how many jobs they have: ${String(error)}`);
    }
  }
}

const soon = <T>(answer: Promise<T>): Promise<T> => inTime(answer, WAIT_LIMIT_MS, 'too late');
