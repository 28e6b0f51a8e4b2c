import { type DynamicModule, Module } from '@nestjs/common';
import { AdministrationModule } from './api/administration/administration.module.js';
import { CommandsModule } from './api/commands/commands.module.js';
import { DocumentsApiModule } from './api/documents/documents-api.module.js';
import { ExportsApiModule } from './api/exports/exports-api.module.js';
import { HttpModule } from './api/http/http.module.js';
import { JobsApiModule } from './api/jobs/jobs-api.module.js';
import { OperationsModule } from './api/operations/operations.module.js';
import { OutboxModule } from './api/outbox/outbox.module.js';
import { QueriesModule } from './api/queries/queries.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import type { Role } from './platform/config.js';
import { type Platform, PlatformModule } from './platform/platform.module.js';
import { ProofModule } from './proof/proof.module.js';
import { ContinuousCheckModule } from './worker/continuous-check/continuous-check.module.js';
import { ProjectorModule } from './worker/projector/projector.module.js';
import { WorkerModule } from './worker/worker.module.js';

/** What a process with this role runs, beside health and metrics, which every process answers. */
const MODULES: Readonly<Record<Role, NonNullable<DynamicModule['imports']>>> = {
  api: [
    AdministrationModule,
    CommandsModule,
    DocumentsApiModule,
    ExportsApiModule,
    JobsApiModule,
    OutboxModule,
    QueriesModule,
  ],
  projector: [ContinuousCheckModule],
  worker: [WorkerModule],
};

@Module({})
export class AppModule {
  static of(platform: Platform): DynamicModule {
    const roles = [...platform.config.roles].flatMap((role) => MODULES[role]);
    return {
      module: AppModule,
      // In every process: the projector's module tells how far the read models are, and works where it has the role;
      // the queues take what the other processes work on.
      imports: [
        PlatformModule.of(platform),
        JobsModule,
        HttpModule,
        OperationsModule,
        ProjectorModule,
        ProofModule,
        ...roles,
      ],
    };
  }
}
