import { Controller, Get, Header, Inject, Logger, Optional } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { JobDesk } from '../../../jobs/job-desk.js';
import { QUEUES } from '../../../jobs/job-kinds.js';
import type { Config } from '../../../platform/config.js';
import { ProjectionStatus } from '../../../platform/projection-status.js';
import {
  collectProcessMetrics,
  jobsByState,
  metrics,
  projectionHalted,
  projectionLagPositions,
  projectionLagSeconds,
} from '../../../platform/telemetry.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Public } from '../../auth/access.js';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

@ApiTags('Operation')
@Public()
@Controller('metrics')
export class MetricsController {
  private readonly logger = new Logger('Metrics');

  constructor(
    @Optional() @Inject(ProjectionStatus) private readonly projections: ProjectionStatus | undefined,
    @Optional() @Inject(JobDesk) private readonly desk: JobDesk | undefined,
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
    await Promise.all([this.readProjections(), this.readJobs()]);
    return metrics.metrics();
  }

  private async readProjections(): Promise<void> {
    const gauges = [projectionLagPositions, projectionLagSeconds, projectionHalted];
    for (const gauge of gauges) gauge.reset();
    try {
      for (const { name, lagPositions, lagSeconds, halted } of (await this.projections?.read()) ?? []) {
        projectionLagPositions.set({ projection: name }, Number(lagPositions));
        projectionLagSeconds.set({ projection: name }, lagSeconds);
        projectionHalted.set({ projection: name }, halted ? 1 : 0);
      }
    } catch (error) {
      // The other metrics are wanted most when the database is away; missing lag says that it is.
      this.logger.warn(`Projections do not tell their lag: ${String(error)}`);
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
          const counts = await (await desk.queue(queue)).getJobCounts(
            'waiting',
            'active',
            'delayed',
            'failed',
          );
          for (const [state, count] of Object.entries(counts)) jobsByState.set({ queue, state }, count);
        }),
      );
    } catch (error) {
      this.logger.warn(`The queues do not tell how many jobs they have: ${String(error)}`);
    }
  }
}
