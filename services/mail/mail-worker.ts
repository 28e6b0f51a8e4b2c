/** Sends what is on the mail queue: each mail under one Message-ID, however often it is tried. */
import { type Job, UnrecoverableError } from 'bullmq';
import type { MailJob } from '../jobs/job-kinds.js';
import { recordSpan } from '../platform/tracing.js';
import { ForeignLink, type PasswordLinkMails } from './password-link-mails.js';
import type { SentMails } from './sent-mails.js';
import { type MailTransport, PermanentRefusal } from './transport.js';

export class MailWorker {
  constructor(
    private readonly transport: MailTransport,
    private readonly sent: SentMails,
    private readonly links: Pick<PasswordLinkMails, 'written'>,
    /** Right side of the Message-IDs. */
    private readonly domain: string,
  ) {}

  async process(job: Pick<Job<MailJob>, 'id' | 'data' | 'timestamp'>): Promise<null> {
    const messageId = `<${job.id}@${this.domain}>`;
    if (await this.sent.has(messageId)) return null;
    const begun = performance.now();
    const told = (failed: boolean) => {
      if ('passwordLink' in job.data || !job.data.correlationId) return;
      const { correlationId } = job.data;
      const seconds = (performance.now() - begun) / 1_000;
      recordSpan({ name: 'job mail', kind: 'consumer', correlationId, seconds, attributes: {}, failed });
    };
    try {
      const mail = 'passwordLink' in job.data ? await this.links.written(job.data) : job.data;
      if (!mail) return null;
      await this.transport.deliver({ ...mail, messageId, date: new Date(job.timestamp) });
      told(false);
    } catch (error) {
      told(true);
      // Another try would fail in the same way: the job becomes a dead letter at once.
      if (error instanceof PermanentRefusal || error instanceof ForeignLink)
        throw new UnrecoverableError(error.message);
      throw error;
    }
    await this.sent.add(messageId);
    return null;
  }

  close(): Promise<void> {
    return this.transport.close();
  }
}
