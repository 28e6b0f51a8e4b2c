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

  private constructor(
    private readonly folder: string,
    readonly disk: SmallDisk,
    readonly postgres: PostgresServer,
    /** Of Postgres. */
    readonly engineClock: SteppedClock,
    readonly redis: Server,
    /** Undefined where events are in Postgres. */
    readonly double: Server | undefined,
  ) {}

  static async start(engine: Engine): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'ledger-chaos-'));
    // Postgres, which runs as another user, reads its clock there.
    await chmod(folder, 0o755);
    const disk = await SmallDisk.mount(DISK_MB);
    const engineClock = new SteppedClock(join(folder, 'clock-of-postgres'));
    const env = { ...process.env, ...engineClock.env };
    await mkdir(join(disk.folder, 'postgres'));
    const postgres = await PostgresServer.start(join(disk.folder, 'postgres'), env);
    const redis = await startRedis(join(folder, 'redis'));
    const double = engine === 'Postgres' ? undefined : await startDoubleServer(join(folder, 'double'));
    const cluster = new Cluster(folder, disk, postgres, engineClock, redis, double);
    await cluster.startMembers();
    return cluster;
  }

  private async startMembers(): Promise<void> {
    const { postgres, redis, double, mails } = this;
    await mails.start();
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
    const { code, output } = await seed.command('seed');
    await seed.remove();
    if (code !== 0) throw new Error(`seed ended with ${code}:\n${output}`);
    for (const [index, roles] of ROLES.entries()) {
      const clock = new SteppedClock(join(this.folder, `clock-${index}`));
      this.clocks.push(clock);
      this.members.push(await ServiceProcess.create({ ...env, ...clock.env, ROLES: roles }));
    }
    // An API is ready when somebody keeps the read models.
    await Promise.all(this.members.map((member) => member.start(START_MS)));
    this.load = new Load(
      this.apis.map(({ url }) => url),
      mails,
    );
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

  async remove(): Promise<void> {
    for (const member of this.members) {
      if (!member.hasEnded) process.kill(member.pid, 'SIGCONT');
      await member.remove();
    }
    await this.mails.stop();
    await this.double?.remove();
    await this.redis.remove();
    await this.postgres.remove();
    await this.disk.remove();
    await rm(this.folder, { recursive: true, force: true });
  }
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
