/** A mail server that really speaks SMTP, and behaves as badly as a spec wants it to. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Conduct {
  /** Answers a receiver with this status, e.g. 550 for good or 451 for now. */
  refuses?: number;
  /** Takes so long over the content. Unit: ms. */
  slow?: number;
  /** Takes the mail and hangs up before it says so. */
  hangsUp?: boolean;
}

export class MailServer {
  readonly received: Email[] = [];
  conduct: Conduct = {};
  private server: SMTPServer | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;

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
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _, done) => {
        const { refuses } = this.conduct;
        done(refuses ? Object.assign(new Error(`not ${address}`), { responseCode: refuses }) : null);
      },
      onData: (stream, _, done) => {
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
    for await (const chunk of stream) chunks.push(chunk);
    await sleep(this.conduct.slow ?? 0);
    this.received.push(await PostalMime.parse(Buffer.concat(chunks)));
    if (!this.conduct.hangsUp) return;
    for (const socket of this.sockets) socket.destroy();
  }
}
