/** The built program as users run it: a process group of its own, a folder of its own, an embedded Postgres. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_START_MS = 180_000;
const startScript = resolve(__dirname, '../../scripts/start.mjs');

export class ServiceProcess {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  /** In a folder of its own, which holds what the program wrote into an empty one at its first start. */
  static async create(env: Record<string, string> = {}): Promise<ServiceProcess> {
    const service = await ServiceProcess.inEmptyFolder(env);
    // With its owners: started by root, the embedded Postgres is another user's.
    execFileSync('cp', ['-a', `${await demonstration()}/.`, service.dataDir]);
    return service;
  }

  private static async inEmptyFolder(env: Record<string, string>): Promise<ServiceProcess> {
    return new ServiceProcess(await mkdtemp(join(tmpdir(), 'ledger-service-')), await freePort(), env);
  }

  /** Starts in an empty folder, as at a user's, and leaves what was written there to `folder`. */
  static async startOnce(folder: string): Promise<void> {
    const service = await ServiceProcess.inEmptyFolder({ LOG_LEVEL: 'warn' });
    await service.start(FIRST_START_MS);
    await service.stop();
    // Somebody else may have been quicker.
    await rename(service.dataDir, folder).catch(() => service.remove());
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has printed since it was last started. */
  get log(): string {
    return this.output;
  }

  get pid(): number {
    return this.child!.pid!;
  }

  /** Starts the program and waits until it says that it is ready. */
  async start(timeoutMs = 60_000): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, [startScript], {
      detached: true,
      env: {
        ...process.env,
        ...this.env,
        NODE_ENV: 'production',
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null)
        throw new Error(`The service ended with ${child.exitCode}:\n${this.output}`);
      const ready = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await sleep(50);
    }
    throw new Error(`The service is not ready after ${timeoutMs} ms:\n${this.output}`);
  }

  /** `kill -9` of the whole process group; with `database`, of the embedded Postgres too. */
  async kill({ database }: { database: boolean }): Promise<void> {
    const child = this.child!;
    const gone = once(child, 'exit');
    process.kill(-child.pid!, 'SIGKILL');
    if (database) await this.killDatabase();
    await gone;
  }

  /** Ends the program the polite way; answers its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const child = this.child!;
    if (child.exitCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }

  async databasePid(): Promise<number | undefined> {
    const file = await readFile(join(this.dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
    return Number(file.split('\n')[0]) || undefined;
  }

  async killDatabase(): Promise<void> {
    const pid = await this.databasePid();
    if (pid !== undefined) {
      const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      for (const victim of [pid, ...backends.split('\n').map(Number).filter(Boolean)]) {
        try {
          process.kill(victim, 'SIGKILL');
        } catch {
          // It was quicker.
        }
      }
    }
  }

  /** Runs a command of the program (`verify`, `rebuild`) on this folder; answers what it printed and its exit code. */
  async command(...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [startScript, ...args], {
      env: { ...process.env, ...this.env, DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    const [code] = await once(child, 'close');
    return { code: code as number | null, output };
  }

  async remove(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) await this.stop();
    await this.killDatabase();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Made once a run: a first start creates a database, which takes longer than all that most specs do with it. */
async function demonstration(): Promise<string> {
  const folder = join(process.env.TEST_RUN_FOLDER!, 'demonstration');
  if (!existsSync(folder)) await ServiceProcess.startOnce(folder);
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
