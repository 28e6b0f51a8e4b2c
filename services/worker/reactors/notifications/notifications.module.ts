import {
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { ProjectionProgress } from '../../../../projections/progress.js';
import type { EventReader } from '../../../event-store/port.js';
import { JobDesk } from '../../../jobs/job-desk.js';
import type { Config } from '../../../platform/config.js';
import { createPlatformTables } from '../../../platform/platform-tables.js';
import { CONFIG, EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { REACTOR_CHECKPOINT_TABLE } from '../checkpoint.js';
import { tellInterruption } from '../session.js';
import { concernedCentres } from './concerned-centres.js';
import { NotificationReactor } from './notification-reactor.js';
import { NotificationWriter } from './notification-writer.js';

/** Runs the notification reactor for as long as the service runs. */
@Injectable()
class NotificationsService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private readonly reactor: NotificationReactor;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_READER) store: EventReader,
    @Inject(CONFIG) config: Config,
    desk: JobDesk,
    progress: ProjectionProgress,
  ) {
    const writer = new NotificationWriter(pool, config);
    this.reactor = new NotificationReactor(
      pool,
      store,
      writer,
      concernedCentres(pool, progress),
      (mails) => desk.mails(mails),
      {
        onInterrupted: (error) => tellInterruption(this.logger, error),
      },
    );
  }

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [REACTOR_CHECKPOINT_TABLE]);
  }

  onApplicationBootstrap(): void {
    this.reactor.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.reactor.stop();
  }
}

/** Mails that follow from events. Needs `JobsModule` and the platform from global modules. */
@Module({ providers: [NotificationsService] })
export class NotificationsModule {}
