import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.js';
import { type Mail, Mailer } from './mailer.js';

/** Writes each mail into `DATA_DIR/outbox`, one `.eml` a mail, named so that they sort by time. */
export class OutboxMailer extends Mailer {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  private readonly folder: string;
  private readonly sender: string;

  constructor({ dataDir, publicUrl }: Pick<Config, 'dataDir' | 'publicUrl'>) {
    super();
    this.folder = join(dataDir, 'outbox');
    this.sender = `no-reply@${new URL(publicUrl).hostname}`;
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    const { message } = await this.composer.sendMail({ from: this.sender, to, subject, text });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
    await mkdir(this.folder, { recursive: true });
    // Renamed when complete: whoever reads the folder sees whole mails only.
    const draft = join(this.folder, `.${name}`);
    await writeFile(draft, message as Buffer);
    await rename(draft, join(this.folder, name));
  }
}
