/** Where mails go: an SMTP server, or a folder of the installation that the console shows. */
import { createTransport, type Transporter } from 'nodemailer';
import type MimeNode from 'nodemailer/lib/mime-node';
import type { WrittenMail } from '../jobs/job-kinds.js';
import type { Config } from '../platform/config.js';
import { Outbox } from './outbox.js';

/** A mail with what makes it recognisable when it is sent again. */
export interface AddressedMail extends WrittenMail {
  /** `<…@…>`, the same at every try. */
  readonly messageId: string;
  /** When it was handed in: its Date. */
  readonly date: Date;
}

export interface MailTransport {
  /**
   * Returns when the receiver's server has taken the mail.
   *
   * @throws PermanentRefusal where another try is of no use
   */
  deliver(mail: AddressedMail): Promise<void>;
  close(): Promise<void>;
}

/** The server has said that it will never take this mail. */
export class PermanentRefusal extends Error {
  override readonly name = 'PermanentRefusal';
}

export type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>;

export const senderOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `no-reply@${domainOf(publicUrl)}`;
export const domainOf = (publicUrl: string): string => new URL(publicUrl).hostname;

export const openTransport = (config: MailConfig): MailTransport =>
  config.smtpUrl ? new SmtpTransport(config.smtpUrl, senderOf(config)) : new OutboxTransport(config);

export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

const TIMEOUTS: SmtpTimeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

export class SmtpTransport implements MailTransport {
  private readonly transporter: Transporter;

  constructor(
    url: string,
    private readonly sender: string,
    timeouts: SmtpTimeouts = TIMEOUTS,
  ) {
    const options = { url, pool: true, maxConnections: 4, ...timeouts };
    this.transporter = createTransport(options as Parameters<typeof createTransport>[0]);
  }

  async deliver(mail: AddressedMail): Promise<void> {
    try {
      await this.transporter.sendMail(envelope(mail, this.sender));
    } catch (error) {
      if (isForGood(error as SmtpError))
        throw new PermanentRefusal((error as Error).message, { cause: error });
      throw error;
    }
  }

  async close(): Promise<void> {
    this.transporter.close();
  }
}

interface SmtpError extends Error {
  /** What nodemailer was doing: `EENVELOPE` naming sender and receiver, `EMESSAGE` sending the content. */
  readonly code?: string;
  /** What the server answered. */
  readonly responseCode?: number;
}

/** The mail itself is refused. A refused sign-in is a fault of the installation, which can be corrected. */
const isForGood = ({ code, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

/** Into `DATA_DIR/outbox`, as a server would have been given it. */
export class OutboxTransport implements MailTransport {
  private readonly outbox: Outbox;
  private readonly sender: string;

  constructor(config: Pick<Config, 'dataDir' | 'publicUrl'>) {
    this.outbox = new Outbox(config.dataDir);
    this.sender = senderOf(config);
  }

  async deliver(mail: AddressedMail): Promise<void> {
    const content = await composed(mail, this.sender);
    await this.outbox.write(mail.date, mail.messageId.replace(/^<|@.*$/g, ''), content);
  }

  async close(): Promise<void> {}
}

/** The mail as a server would have been given it (`message/rfc822`). */
export async function composed(mail: AddressedMail, sender: string): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  composer.use('stream', ({ message }, done) => {
    asItReads(message);
    done();
  });
  const { message } = await composer.sendMail(envelope(mail, sender));
  return message as Buffer;
}

/** The file holds words and links as they are; quoted-printable would split `?token=`. */
function asItReads(node: MimeNode): void {
  const isText = /^text\//.test(node.contentType || String(node.getHeader('Content-Type')));
  if (isText && !hasLongLines(node)) node.getTransferEncoding = () => '8bit';
  node.childNodes.forEach(asItReads);
}

/** Longer than a line of a mail may be. */
const hasLongLines = ({ content }: MimeNode): boolean =>
  String(content)
    .split('\n')
    .some((line) => Buffer.byteLength(line) > 998);

const envelope = ({ to, subject, text, html, messageId, date }: AddressedMail, from: string) => ({
  from,
  to,
  subject,
  text,
  ...(html && { html }),
  messageId,
  date,
  // No one answers a machine, and no machine should.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
