import { Global, Module } from '@nestjs/common';
import type { Pool } from 'pg';
import { projections } from '../../../projections/index.js';
import type { EventStore } from '../../event-store/port.js';
import { ProjectionProgress } from '../../platform/projection-progress.js';
import { ProjectionStatus } from '../../platform/projection-status.js';
import { EVENT_STORE, PG_POOL } from '../../platform/tokens.js';
import { CheckpointProgress } from './checkpoint-progress.js';
import { CheckpointStatus } from './checkpoint-status.js';
import { ProjectorService } from './projector.service.js';

/**
 * Progress and status of the read models in every process; the projector itself where the process has its role.
 * Expects CONFIG, PG_POOL and EVENT_STORE from a global module.
 */
@Global()
@Module({
  providers: [
    {
      provide: CheckpointProgress,
      inject: [PG_POOL],
      useFactory: (pool: Pool) =>
        new CheckpointProgress(
          pool,
          projections.map(({ name }) => name),
        ),
    },
    { provide: ProjectionProgress, useExisting: CheckpointProgress },
    {
      provide: ProjectionStatus,
      inject: [PG_POOL, EVENT_STORE],
      useFactory: (pool: Pool, store: EventStore) => new CheckpointStatus(pool, store, projections),
    },
    ProjectorService,
  ],
  exports: [ProjectionProgress, ProjectionStatus],
})
export class ProjectorModule {}
