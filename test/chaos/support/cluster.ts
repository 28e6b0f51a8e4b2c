/** Five processes of the product on engines of their own, all of which can be harmed. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { HealthDto } from '../../../services/api/operations/health/health.dto.js';
import { MailServer } from '../../../services/mail/testing/mail-server.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service.js';
import { SteppedClock } from './clock.js';
import { SmallDisk } from './disk.js';
import { Load } from './load.js';
import { Papers } from './papers.js';
import { PostgresServer, type Server, startDoubleServer, startRedis } from './server.js';

const ROLES = ['api', 'api', 'projector', 'projector', 'worker'];
const START_MS = 300_000;
const DISK_MB = 1_500;
/** The clients and the processes that were harmed get this long to be well again. */
const WELL_AGAIN_SECONDS = 300;

export type Engine = 'Postgres' | 'EventStoreDB (double)';

export class Cluster {
  readonly members: ServiceProcess[] = [];
  readonly clocks: SteppedClock[] = [];
  readonly mails = new MailServer();
  load!: Load;
  papers!: Papers;

  private constructor(
    private readonly folder: string,
    /** What takes away that which was started, the last first. */
    private readonly undo: (() => Promise<unknown>)[],
    readonly disk: SmallDisk,
    readonly postgres: PostgresServer,
    /** Of Postgres. */
    readonly engineClock: SteppedClock,
    readonly redis: Server,
    /** Undefined where events are in Postgres. */
    readonly double: Server | undefined,
  ) {}

  /** @throws whatever does not start; what had started by then is taken away */
  static async start(engine: Engine): Promise<Cluster> {
    const undo: (() => Promise<unknown>)[] = [];
    const kept = <T extends { remove(): Promise<void> }>(part: T): T => {
      undo.push(() => part.remove());
      return part;
    };
    try {
      const folder = await mkdtemp(join(tmpdir(), 'ledger-chaos-'));
      undo.push(() => rm(folder, { recursive: true, force: true }));
      // Postgres, which runs as another user, reads its clock there.
      await chmod(folder, 0o755);
      const disk = kept(await SmallDisk.mount(DISK_MB));
      const engineClock = new SteppedClock(join(folder, 'clock-of-postgres'));
      const env = { ...process.env, ...engineClock.env };
      await mkdir(join(disk.folder, 'postgres'));
      const postgres = kept(await PostgresServer.start(join(disk.folder, 'postgres'), env));
      const redis = kept(await startRedis(join(folder, 'redis')));
      const double =
        engine === 'Postgres' ? undefined : kept(await startDoubleServer(join(folder, 'double')));
      const cluster = new Cluster(folder, undo, disk, postgres, engineClock, redis, double);
      await cluster.startMembers();
      return cluster;
    } catch (error) {
      await undone(undo);
      throw error;
    }
  }

  private async startMembers(): Promise<void> {
    const { postgres, redis, double, mails } = this;
    await mails.start();
    this.undo.push(() => mails.stop());
    const { service, owner } = postgres.urls;
    const env = {
      DATABASE_URL: service,
      REDIS_URL: `redis://${redis.proxy.address}`,
      SMTP_URL: mails.url,
      TOKEN_KEY: 'u3Jk0rQm8Zt1Xw5Yc7Vb9Na2Sd4Fg6Hj',
      LOG_LEVEL: 'info',
      // The product's own check goes round all the time.
      CHECK_PAUSE: '30',
      ...(double && { EVENT_STORE_URL: `esdb://${double.proxy.address}?tls=false` }),
    };
    const seed = await ServiceProcess.create({ ...env, DATABASE_OWNER_URL: owner, DEMO: 'true' });
    const { code, output } = await seed.command('seed').finally(() => seed.remove());
    if (code !== 0) throw new Error(`seed ended with ${code}:\n${output}`);
    for (const [index, roles] of ROLES.entries()) {
      const clock = new SteppedClock(join(this.folder, `clock-${index}`));
      this.clocks.push(clock);
      const member = await ServiceProcess.create({ ...env, ...clock.env, ROLES: roles });
      this.members.push(member);
      this.undo.push(() => removed(member));
    }
    // An API is ready when somebody keeps the read models.
    const started = await Promise.allSettled(this.members.map((member) => member.start(START_MS)));
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    const urls = this.apis.map(({ url }) => url);
    this.load = new Load(urls, mails);
    this.papers = new Papers(urls, () => this.load.latestNote);
    await this.load.prepare();
  }

  get apis(): readonly ServiceProcess[] {
    return this.members.slice(0, 2);
  }

  get projectors(): readonly ServiceProcess[] {
    return this.members.slice(2, 4);
  }

  get worker(): ServiceProcess {
    return this.members[4]!;
  }

  /** The process that keeps the read models: who said so last. */
  get projector(): ServiceProcess {
    const [one, other] = this.projectors as [ServiceProcess, ServiceProcess];
    return lastSaid(one.log, KEEPS) >= lastSaid(other.log, KEEPS) ? one : other;
  }

  get standby(): ServiceProcess {
    return this.projectors.find((member) => member !== this.projector)!;
  }

  start(member: ServiceProcess): Promise<void> {
    return member.start(START_MS);
  }

  /** Until every process says that it is ready, and a command is acknowledged that was sent after that. */
  async isWellAgain(): Promise<void> {
    for (const member of this.members) {
      const answers = () => fetch(`${member.url}/health/ready`).catch(() => undefined);
      await eventually(
        async () => member.hasEnded || ((await answers())?.ok ?? false),
        WELL_AGAIN_SECONDS,
      ).catch(async (error) => {
        throw new Error(`${error}: ${await (await answers())?.text()}`);
      });
      if (member.hasEnded) throw new Error(`a process has ended by itself:\n${member.log.slice(-6_000)}`);
    }
    const { load } = this;
    const before = load.acknowledged + load.unhealed.length;
    await eventually(() => load.acknowledged + load.unhealed.length > before, WELL_AGAIN_SECONDS);
  }

  /** What the processes that answer say to be ill, again and again until told to stop. */
  async listen(stop: AbortSignal): Promise<Set<string>> {
    const said = new Set<string>();
    while (!stop.aborted) {
      await Promise.all(
        this.members.map(async ({ url }) => {
          const signal = AbortSignal.any([stop, AbortSignal.timeout(5_000)]);
          const answer = await fetch(`${url}/health`, { signal }).catch(() => undefined);
          const body = (await answer?.json().catch(() => undefined)) as Partial<HealthDto> | undefined;
          for (const reason of [...(body?.reasons ?? []), ...(body?.impaired ?? [])]) said.add(reason);
        }),
      );
      await sleep(400, undefined, { signal: stop }).catch(() => {});
    }
    return said;
  }

  /** What the check that goes round in the background has found last. */
  async findings(): Promise<readonly string[]> {
    const client = new pg.Client({ connectionString: this.postgres.urls.owner });
    await client.connect();
    try {
      const query = 'SELECT findings FROM platform.ledger_check';
      const { rows } = await client.query<{ findings: string[] }>(query);
      return rows[0]?.findings ?? [];
    } finally {
      await client.end();
    }
  }

  /** @throws Error with what differs */
  async verify(): Promise<void> {
    const { code, output } = await this.worker.command('verify');
    if (code !== 0) throw new Error(`verify ended with ${code}:\n${output}`);
  }

  remove(): Promise<void> {
    return undone(this.undo);
  }
}

async function removed(member: ServiceProcess): Promise<void> {
  // One that is stopped could not end.
  if (!member.hasEnded) process.kill(member.pid, 'SIGCONT');
  await member.remove();
}

/** All of it, though a part of it fails. @throws AggregateError */
async function undone(undo: (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'not everything could be taken away');
}

/** What a projector logs when it takes over. */
export const KEEPS = 'keeps the read models up to date';

/** When a process wrote this into its log last, in ms since 1970; 0: never. */
export function lastSaid(log: string, what: string): number {
  const at = log.lastIndexOf(what);
  if (at < 0) return 0;
  const line = log.slice(log.lastIndexOf('\n', at) + 1, log.indexOf('\n', at));
  return Date.parse(JSON.parse(line).time);
}
