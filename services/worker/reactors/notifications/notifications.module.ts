import { Logger, Module } from '@nestjs/common';
import type { Pool } from 'pg';
import { ProjectionProgress } from '../../../../projections/progress.js';
import type { EventReader } from '../../../event-store/port.js';
import { JobDesk } from '../../../jobs/job-desk.js';
import type { Config } from '../../../platform/config.js';
import { CONFIG, EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { interruptionsTo } from '../reactor.js';
import { concernedCentres } from './concerned-centres.js';
import { NotificationReactor } from './notification-reactor.js';
import { NotificationWriter } from './notification-writer.js';

/** Mails that follow from events. Needs `JobsModule` and the platform from global modules. */
@Module({
  providers: [
    {
      provide: NotificationReactor,
      inject: [PG_POOL, EVENT_READER, CONFIG, JobDesk, ProjectionProgress],
      useFactory: (
        pool: Pool,
        store: EventReader,
        config: Config,
        desk: JobDesk,
        progress: ProjectionProgress,
      ) =>
        new NotificationReactor(
          pool,
          store,
          new NotificationWriter(pool, config),
          concernedCentres(pool, progress),
          (mails) => desk.mails(mails),
          { onInterrupted: interruptionsTo(new Logger('Notifications')) },
        ),
    },
  ],
})
export class NotificationsModule {}
