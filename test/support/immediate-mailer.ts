import { randomUUID } from 'node:crypto';
import type { Config } from '../../services/platform/config.js';
import { type Mail, Mailer } from '../../services/platform/mail/mailer.js';
import { OutboxTransport } from '../../services/worker/mail/transport.js';

/** Mails are in the outbox as soon as they are handed in: without a queue, and its worker, between. */
export class ImmediateMailer extends Mailer {
  private readonly transport: OutboxTransport;
  private readonly taken = new Set<string>();

  constructor(config: Pick<Config, 'dataDir' | 'publicUrl'>) {
    super();
    this.transport = new OutboxTransport(config);
  }

  override async send(mail: Mail, id: string = randomUUID()): Promise<void> {
    if (this.taken.has(id)) return;
    this.taken.add(id);
    await this.transport.deliver({ ...mail, messageId: `<${id}@test>`, date: new Date() });
  }
}
