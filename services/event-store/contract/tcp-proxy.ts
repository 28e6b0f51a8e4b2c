import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { freePort } from '../../platform/free-port.js';

/** Stands between a store and its server, so that a spec can take the server away and give it back. */
export class TcpProxy {
  /** How much later every piece arrives, in either direction, in milliseconds; `Infinity`: never, while the connection stays. */
  delayMs = 0;
  private readonly sockets = new Set<Socket>();
  private server = createServer();

  private constructor(
    private readonly targetHost: string,
    private targetPort: number,
    private readonly port: number,
  ) {}

  static async to(host: string, port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(host, port, await freePort());
    await proxy.start();
    return proxy;
  }

  /** `host:port` to connect to; the same after a stop and a start. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** New connections go to this port from now on: the server was started again. */
  leadTo(port: number): void {
    this.targetPort = port;
  }

  async start(): Promise<void> {
    this.server = createServer((inside) => {
      const outside = connect(this.targetPort, this.targetHost);
      for (const [socket, peer] of [
        [inside, outside],
        [outside, inside],
      ] as const) {
        this.sockets.add(socket);
        socket.setNoDelay(true);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.sockets.delete(socket);
          peer.destroy();
        });
        socket.pipe(this.delay()).pipe(peer);
      }
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private delay(): Transform {
    return new Transform({
      transform: (piece, _encoding, done) => {
        if (this.delayMs === 0) done(null, piece);
        else if (this.delayMs !== Number.POSITIVE_INFINITY) setTimeout(done, this.delayMs, null, piece);
      },
    });
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }
}
