/** Sends what is on the mail queue: each mail under one Message-ID, however often it is tried. */
import { type Job, UnrecoverableError } from 'bullmq';
import type { MailJob } from '../../jobs/job-kinds.js';
import type { SentMails } from './sent-mails.js';
import { type MailTransport, PermanentRefusal } from './transport.js';

export class MailWorker {
  constructor(
    private readonly transport: MailTransport,
    private readonly sent: SentMails,
    /** Right side of the Message-IDs. */
    private readonly domain: string,
  ) {}

  async process(job: Pick<Job<MailJob>, 'id' | 'data' | 'timestamp'>): Promise<null> {
    const messageId = `<${job.id}@${this.domain}>`;
    if (await this.sent.has(messageId)) return null;
    try {
      await this.transport.deliver({ ...job.data, messageId, date: new Date(job.timestamp) });
    } catch (error) {
      // Straight to the dead letters: the server would say the same tomorrow.
      if (error instanceof PermanentRefusal) throw new UnrecoverableError(error.message);
      throw error;
    }
    await this.sent.add(messageId);
    return null;
  }
}
