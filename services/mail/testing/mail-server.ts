/** A mail server that really speaks SMTP, and behaves as badly as a spec wants it to. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Conduct {
  /** Answers a receiver with this status, e.g. 550 for good or 451 for now. */
  refuses?: number;
  /** Refuses this receiver and no other. */
  refusesOnly?: string;
  /** Answers the content with this status, and does not keep it. */
  refusesContent?: number;
  /** Accepts connections and never answers. */
  mute?: boolean;
  /** Hangs up in the middle of the content. */
  cutsOff?: boolean;
  /** Answers so many mails more; takes the others and says nothing about them. Counted down, below zero then. */
  answers?: number;
  /** Takes so long over the content. Unit: ms. */
  slow?: number;
  /** Takes the mail and hangs up before it says so. */
  hangsUp?: boolean;
}

export class MailServer {
  readonly received: Email[] = [];
  conduct: Conduct = {};
  /** Of the mails received: those that came with TLS. */
  secured = 0;
  private server: SMTPServer | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  /** @param tls key and certificate, PEM: then it offers STARTTLS */
  constructor(private readonly tls?: { readonly key: Buffer; readonly certificate: Buffer }) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Message-IDs as a receiver tells mails apart: the same one again is the same mail. */
  get messageIds(): ReadonlySet<string> {
    return new Set(this.received.map(({ messageId }) => messageId!));
  }

  /** On the port that it had before, if it was started before. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      ...(this.tls ? { key: this.tls.key, cert: this.tls.certificate } : { disabledCommands: ['STARTTLS'] }),
      logger: false,
      onRcptTo: ({ address }, _, done) => {
        const { refuses, refusesOnly = address } = this.conduct;
        done(refuses && address === refusesOnly ? refusal(refuses, address) : null);
      },
      onConnect: (_, done) => {
        if (!this.conduct.mute) done();
      },
      onData: (stream, { secure }, done) => {
        if (secure) this.secured++;
        void this.take(stream).then(() => done(), done);
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async take(stream: AsyncIterable<Buffer>): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
      if (this.conduct.cutsOff) return this.hangUp();
    }
    const { refusesContent, slow = 0, hangsUp, answers } = this.conduct;
    // Counted before anything is waited for: mails come side by side.
    if (answers !== undefined) this.conduct.answers = answers - 1;
    if (refusesContent) throw refusal(refusesContent, 'this content');
    await sleep(slow);
    this.received.push(await PostalMime.parse(Buffer.concat(chunks)));
    if (hangsUp) this.hangUp();
    if (answers !== undefined && answers <= 0) await new Promise(() => {});
  }

  private hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

const refusal = (responseCode: number, what: string): Error =>
  Object.assign(new Error(`not ${what}`), { responseCode });
