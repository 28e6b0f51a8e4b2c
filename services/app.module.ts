import { type DynamicModule, Module } from '@nestjs/common';
import { AdministrationModule } from './api/administration-support/administration.module.js';
import { CommandsModule } from './api/commands/commands.module.js';
import { HttpModule } from './api/http/http.module.js';
import { QueriesModule } from './api/queries/queries.module.js';
import type { Role } from './platform/config.js';
import { type Platform, PlatformModule } from './platform/platform.module.js';
import { ProjectorModule } from './worker/projector/projector.module.js';
import { ReactorsModule } from './worker/reactors/reactors.module.js';

/** What a process with this role runs, beside health and metrics, which every process answers. */
const MODULES: Readonly<Record<Role, NonNullable<DynamicModule['imports']>>> = {
  api: [AdministrationModule, CommandsModule, QueriesModule],
  projector: [],
  worker: [ReactorsModule],
};

@Module({})
export class AppModule {
  static of(platform: Platform): DynamicModule {
    const roles = [...platform.config.roles].flatMap((role) => MODULES[role]);
    return {
      module: AppModule,
      // The projector's module is in every process: it tells how far the read models are, and works where it has the role.
      imports: [PlatformModule.of(platform), HttpModule, ProjectorModule, ...roles],
    };
  }
}
