import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Pool } from 'pg';
import type { EventReader } from '../../event-store/port.js';
import type { Config } from '../../platform/config.js';
import { CONFIG, EVENT_READER, PG_POOL } from '../../platform/tokens.js';
import { CheckpointProgress } from './checkpoint-progress.js';
import { Projector } from './projector.js';

/** Runs the projector for as long as the service runs, in processes that have the role. */
@Injectable()
export class ProjectorService implements OnApplicationBootstrap, OnModuleDestroy {
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
      onInterrupted: (error) => this.logger.warn(`interrupted, takes up again: ${error}`),
      onHalt: ({ projection, error }) => this.logger.error(`${projection} has halted: ${error}`),
      onRebuild: (progress) => {
        if (progress.phase !== 'replay') this.logger.log(`rebuilds the read models: ${progress.phase}`);
      },
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
