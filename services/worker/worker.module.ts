import { Module } from '@nestjs/common';
import { MailDeliveryModule } from '../mail/mail-delivery.module.js';
import { AlertMailModule } from './alert-mail/alert-mail.module.js';
import { AuditTrailModule } from './audit-trail/audit-trail.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { NotificationsModule } from './reactors/notifications/notifications.module.js';
import { ReactorsModule } from './reactors/reactors.module.js';
import { RootMailModule } from './root-mail/root-mail.module.js';

/** Everything that happens away from a request: what follows from events, and what is on the queues. */
@Module({
  imports: [
    AuditTrailModule,
    RootMailModule,
    AlertMailModule,
    ReactorsModule,
    NotificationsModule,
    DocumentsModule,
    ExportsModule,
    MailDeliveryModule,
  ],
})
export class WorkerModule {}
