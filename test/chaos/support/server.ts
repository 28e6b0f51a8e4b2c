/** A server in a process of its own, behind a proxy, that is killed, stopped, cut off and started again. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { TcpProxy } from '../../../services/event-store/contract/tcp-proxy.js';
import { freePort } from '../../../services/platform/free-port.js';

export interface Server {
  /** Its address is the same for its whole life. */
  readonly proxy: TcpProxy;
  /** `kill -9` of every process that it has. */
  kill(): Promise<void>;
  /** Brings it back after `kill`. */
  restart(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
}

/** A program that says on its output where it is ready. */
class ChildServer implements Server {
  readonly proxy: TcpProxy;
  private child: ChildProcess | undefined;

  private constructor(
    proxy: TcpProxy,
    private readonly run: () => ChildProcess,
    /** The port, from what it has printed so far; undefined: it is not ready yet. */
    private readonly portIn: (output: string) => number | undefined,
  ) {
    this.proxy = proxy;
  }

  static async start(
    run: () => ChildProcess,
    portIn: (output: string) => number | undefined,
  ): Promise<ChildServer> {
    const server = new ChildServer(await TcpProxy.to('127.0.0.1', 0), run, portIn);
    try {
      await server.restart();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  async restart(): Promise<void> {
    const child = this.run();
    this.child = child;
    const port = await new Promise<number>((ready, fail) => {
      let output = '';
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`it ended with ${code}: ${output}`)));
      child.stdout!.on('data', (chunk) => {
        output += chunk;
        const found = this.portIn(output);
        if (found !== undefined) ready(found);
      });
    });
    this.proxy.leadTo(port);
  }

  async kill(): Promise<void> {
    const gone = once(this.child!, 'exit');
    this.child!.kill('SIGKILL');
    await gone;
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child!.kill(name);
  }

  async remove(): Promise<void> {
    if (this.child?.pid && this.child.exitCode === null && this.child.signalCode === null) await this.kill();
    await this.proxy.stop();
  }
}

/** As docker-compose.yml and the manifests run it: what it says it has taken is on disk. */
export async function startRedis(folder: string): Promise<Server> {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const listening = ['--port', String(port), '--bind', '127.0.0.1'];
  const keeping = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];
  return ChildServer.start(
    () =>
      spawn('redis-server', [...listening, '--dir', folder, '--save', '', ...keeping], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    (output) => (output.includes('Ready to accept connections') ? port : undefined),
  );
}

/** The double of EventStoreDB, which keeps its events in a file. */
export async function startDoubleServer(folder: string): Promise<Server> {
  await mkdir(folder, { recursive: true });
  const program = join(folder, 'double.cjs');
  await bundle(resolve(__dirname, '../../eventstoredb-double/program.ts'), program);
  return ChildServer.start(
    () =>
      spawn(process.execPath, [program, join(folder, 'journal')], { stdio: ['ignore', 'pipe', 'inherit'] }),
    (output) => {
      const address = /esdb:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      return address ? Number(address[1]) : undefined;
    },
  );
}

async function bundle(input: string, file: string): Promise<void> {
  const root = resolve(__dirname, '../../..');
  const packages = join(root, 'node_modules');
  execFileSync(
    join(packages, '.bin/rolldown'),
    [input, ...['--file', file, '--format', 'cjs', '--platform', 'node', '--log-level', 'silent']],
    { cwd: root },
  );
}

/** The server that `npm start` brings, with its own way back after a death. */
export class PostgresServer implements Server {
  private constructor(
    readonly proxy: TcpProxy,
    private readonly keeper: ChildProcess,
    private readonly folder: string,
    /** Addresses through the proxy: of the role that the service runs as, and of the owner of the tables. */
    readonly urls: { readonly service: string; readonly owner: string },
  ) {}

  static async start(folder: string, env: NodeJS.ProcessEnv): Promise<PostgresServer> {
    const program = join(__dirname, 'postgres.mjs');
    const keeper = spawn(process.execPath, [program, folder], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const told = once(keeper.stdout!, 'data').then(([line]) => JSON.parse(String(line)));
    const ended = once(keeper, 'exit').then(([code]) => {
      throw new Error(`Postgres does not start: ${code}`);
    });
    const { owner, service } = (await Promise.race([told, ended])) as { owner: string; service: string };
    ended.catch(() => {});
    const { hostname, port } = new URL(owner);
    const proxy = await TcpProxy.to(hostname, Number(port));
    const through = (given: string) => {
      const url = new URL(given);
      url.host = proxy.address;
      return url.href;
    };
    return new PostgresServer(proxy, keeper, folder, { service: through(service), owner: through(owner) });
  }

  async kill(): Promise<void> {
    for (const pid of this.processes()) send(pid, 'SIGKILL');
  }

  /** It is found dead, and started, by what watches over it. */
  async restart(): Promise<void> {}

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.processes()) send(pid, name);
  }

  async remove(): Promise<void> {
    await this.proxy.stop();
    const gone = once(this.keeper, 'exit');
    this.keeper.kill('SIGTERM');
    await gone;
  }

  /** The server first: its children then have nobody who starts others. */
  private processes(): number[] {
    const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    const rows = listed.map((line) => line.trim().split(/\s+/));
    const main = rows.find(([, , ...args]) => args.join(' ').includes(`-D ${join(this.folder, 'data')}`));
    if (!main) return [];
    const children = rows.filter(([, parent]) => parent === main[0]);
    return [main, ...children].map(([pid]) => Number(pid));
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It was quicker.
  }
}
