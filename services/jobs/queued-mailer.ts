/** The port of mails on the queue: once `send` has answered, the mail is in the store and goes out. */
import { randomUUID } from 'node:crypto';
import { type Mail, Mailer } from '../platform/mail/mailer.js';
import type { JobDesk } from './job-desk.js';

export class QueuedMailer extends Mailer {
  constructor(private readonly desk: JobDesk) {
    super();
  }

  override send(mail: Mail, id: string = randomUUID()): Promise<void> {
    return this.desk.mail(id, mail);
  }
}
