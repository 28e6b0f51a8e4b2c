import { Global, Module } from '@nestjs/common';
import type { Pool } from 'pg';
import { projections } from '../../../projections/index.js';
import { ProjectionProgress } from '../../../projections/progress.js';
import type { EventReader } from '../../event-store/port.js';
import { ProjectionStatus } from '../../platform/projection-status.js';
import { EVENT_READER, PG_POOL } from '../../platform/tokens.js';
import { CheckpointProgress } from './checkpoint-progress.js';
import { CheckpointStatus } from './checkpoint-status.js';
import { ProjectorService } from './projector.service.js';

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
    ProjectorService,
  ],
  exports: [ProjectionProgress, ProjectionStatus],
})
export class ProjectorModule {}
