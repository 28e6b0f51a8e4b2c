import {
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { projections } from '../../../projections/index.js';
import { ProjectionProgress } from '../../../projections/progress.js';
import type { EventReader } from '../../event-store/port.js';
import { withCauses } from '../../platform/causes.js';
import type { Config } from '../../platform/config.js';
import { ProjectionStatus } from '../../platform/projection-status.js';
import { CONFIG, EVENT_READER, PG_POOL } from '../../platform/tokens.js';
import { CheckpointProgress } from './checkpoint-progress.js';
import { CheckpointStatus } from './checkpoint-status.js';
import { Projector } from './projector.js';
import type { RebuildProgress } from './rebuild.js';

/**
 * Progress and status of the read models in every process; the projector itself where the process has its role.
 * Expects CONFIG, PG_POOL and EVENT_READER from a global module.
 */
@Global()
@Module({
  providers: [
    {
      provide: CheckpointProgress,
      inject: [PG_POOL],
      useFactory: (pool: Pool) => new CheckpointProgress(pool),
    },
    { provide: ProjectionProgress, useExisting: CheckpointProgress },
    {
      provide: ProjectionStatus,
      inject: [PG_POOL, EVENT_READER],
      useFactory: (pool: Pool, store: EventReader) => new CheckpointStatus(pool, store, projections),
    },
  ],
  exports: [ProjectionProgress, ProjectionStatus],
})
export class ProjectorModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Projector');
  private readonly projector: Projector;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PG_POOL) pool: Pool,
    @Inject(EVENT_READER) store: EventReader,
    progress: CheckpointProgress,
  ) {
    this.projector = new Projector(pool, store, progress, {
      onActive: () => this.logger.log('keeps the read models up to date'),
      onInterrupted: (error) => this.logger.warn(`interrupted, takes up again: ${withCauses(error)}`),
      onHalt: ({ projection, error }) => this.logger.error(`${projection} has halted: ${error}`),
      onRebuild: rebuildTeller((message) => this.logger.warn(message)),
      onMismatch: (mismatch) => this.logger.error(`leaves the read models as they are: ${mismatch}`),
      onOutdated: () => this.logger.warn('the read models are those of a later release: stands by'),
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('projector')) this.projector.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.projector.stop();
  }
}

/** Between two reports of one phase. */
const REPORT_EVERY_MS = 5_000;

/**
 * Each phase of a rebuild when it begins, and now and then how far it is: until it has ended, users see old figures or
 * none. Nothing of an empty ledger, with which every installation begins.
 */
export function rebuildTeller(tell: (message: string) => void): (progress: RebuildProgress) => void {
  let phase: RebuildProgress['phase'] | undefined;
  let toldAt = 0;
  return (progress) => {
    if (phase === undefined && progress.phase !== 'replay') return;
    const now = performance.now();
    if (progress.phase === phase && now - toldAt < REPORT_EVERY_MS) return;
    ({ phase } = progress);
    toldAt = now;
    if (progress.phase !== 'replay') tell(`rebuilds the read models: ${progress.phase}`);
    else {
      const { events, position, head } = progress;
      const percent = head === 0n ? 100 : Number((100n * position) / head);
      tell(`rebuilds the read models: ${events} events replayed, ${percent} %`);
    }
  };
}
