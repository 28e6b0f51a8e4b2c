/** The built program as users run it: a process group of its own, a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../services/platform/free-port.js';
import { copyOf, type TestDatabase } from './database.js';

const FIRST_START_MS = 180_000;
/** The program itself gives up after ten seconds to close what is open. */
const STOP_WITHIN_MS = 30_000;
/** As `npm start`: it builds what is out of date. */
const START = resolve(__dirname, '../../scripts/start.mjs');
/** What that becomes, without the question whether everything is built: it was at the first start of the run. */
const PROGRAM = resolve(__dirname, '../../dist/bundle/main.js');

export class ServiceProcess {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
    /** Undefined where the program brings its own or the environment names one. */
    private readonly database?: TestDatabase,
  ) {}

  /** On a database of its own with the demonstration, in the Postgres that all specs share. */
  static async withDemonstration(env: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    const database = await copyOf('demonstration_template', async (url) => {
      const first = await ServiceProcess.create({ DATABASE_URL: url, LOG_LEVEL: 'warn', DEMO: 'true' });
      await first.start(FIRST_START_MS, START);
      await first.remove();
    });
    const [folder, port] = [await newFolder(), await freePort()];
    return new ServiceProcess(folder, port, { ...env, DATABASE_URL: database.url, DEMO: 'true' }, database);
  }

  /** In an empty folder: it creates a database there unless `env` names one. */
  static async create(env: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    return new ServiceProcess(await newFolder(), await freePort(), env);
  }

  /** The address of the database that {@link withDemonstration} made. */
  get databaseUrl(): string {
    return this.env.DATABASE_URL!;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has printed since it was last started. */
  get log(): string {
    return this.output;
  }

  /** True where the process that was started last has ended, by itself or by somebody. */
  get hasEnded(): boolean {
    return this.child!.exitCode !== null || this.child!.signalCode !== null;
  }

  get pid(): number {
    return this.child!.pid!;
  }

  /** Starts the program and waits until it says that it is ready. */
  async start(timeoutMs = 60_000, script = PROGRAM): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, [script], {
      detached: true,
      env: {
        ...process.env,
        INSTALLATION: 'trial',
        // On a busy machine Postgres may take a while to answer.
        WAIT_FOR: '60',
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

  /**
   * Asks the program to end; answers its exit code.
   * @throws Error with what it printed where it does not end
   */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const child = this.child!;
    if (child.exitCode !== null) return child.exitCode;
    const gone = once(child, 'exit').then(([code]) => code as number | null);
    child.kill(signal);
    const late = sleep(STOP_WITHIN_MS, 'late' as const, { ref: false });
    const outcome = await Promise.race([gone, late]);
    if (outcome !== 'late') return outcome;
    process.kill(-child.pid!, 'SIGKILL');
    throw new Error(`The service does not end within ${STOP_WITHIN_MS} ms of ${signal}:\n${this.output}`);
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
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      env: { ...process.env, INSTALLATION: 'trial', ...this.env, DATA_DIR: this.dataDir },
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
    await this.database?.release();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'ledger-service-'));
