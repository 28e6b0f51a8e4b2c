/** Several processes of the product on engines of their own, and clients that behave as the console does. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TcpProxy } from '../../../services/event-store/contract/tcp-proxy.js';
import { type RedisServer, startRedis } from '../../../services/jobs/testing/redis-server.js';
import { type EventStoreDbDouble, startDouble } from '../../eventstoredb-double/double.js';
import { Client } from '../../support/client.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service.js';

const ROLES = ['api', 'api', 'projector,worker', 'projector,worker'];
/** A client gives a command up after this; the console tries for longer. */
const GIVES_UP_MS = 120_000;
const QUANTITY = 100;

export type Engine = 'Postgres' | 'EventStoreDB (double)';

/** What a round of load came to. */
export interface Tally {
  acknowledged: number;
  /** Commands that needed more than one call. */
  repeated: number;
  /** Commands that no repetition healed. */
  unhealed: string[];
}

export class Cluster {
  readonly members: ServiceProcess[] = [];
  readonly tally: Tally = { acknowledged: 0, repeated: 0, unhealed: [] };
  private readonly lots = new Map<string, number>();
  private clients: Client[] = [];
  private product = '';
  private destination = '';

  private constructor(
    private readonly database: TestDatabase,
    readonly toDatabase: TcpProxy,
    readonly redis: RedisServer,
    readonly toRedis: TcpProxy,
    readonly double: EventStoreDbDouble | undefined,
  ) {}

  static async start(engine: Engine): Promise<Cluster> {
    const database = await createTestDatabase();
    const toDatabase = await proxyTo(database.url);
    const redis = await startRedis();
    const toRedis = await proxyTo(redis.url);
    const double = engine === 'Postgres' ? undefined : await startDouble();
    const cluster = new Cluster(database, toDatabase, redis, toRedis, double);
    const through = new URL(database.url);
    through.host = toDatabase.address;
    const env = {
      DATABASE_URL: through.href,
      REDIS_URL: `redis://${toRedis.address}`,
      TOKEN_KEY: 'u3Jk0rQm8Zt1Xw5Yc7Vb9Na2Sd4Fg6Hj',
      MAIL_OUTBOX: 'true',
      LOG_LEVEL: 'info',
      ...(double && { EVENT_STORE_URL: double.url }),
    };
    const seed = await ServiceProcess.create({ ...env, DEMO: 'true' });
    const { code, output } = await seed.command('seed');
    await seed.remove();
    if (code !== 0) throw new Error(`seed ended with ${code}:\n${output}`);
    for (const roles of ROLES) cluster.members.push(await ServiceProcess.create({ ...env, ROLES: roles }));
    // An API is ready when somebody keeps the read models.
    await Promise.all(cluster.members.map((member) => member.start(180_000)));
    await cluster.signIn();
    return cluster;
  }

  get apis(): readonly ServiceProcess[] {
    return this.members.slice(0, 2);
  }

  /** The process that keeps the read models: who said so last. */
  get projector(): ServiceProcess {
    const said = this.members.map((member) => lastSaid(member.log, 'keeps the read models up to date'));
    return this.members[said.indexOf(Math.max(...said))]!;
  }

  private async signIn(): Promise<void> {
    this.clients = await Promise.all(
      this.apis.map(({ url }) => Client.signIn(url, 'dispatch', 'Plateforme Nord')),
    );
    const [client] = this.clients;
    const products = await client!.get<{ id: string; nomCommercial: string }[]>('/referentiel/liste/produit');
    this.product = products.body.find(({ nomCommercial }) => nomCommercial === 'Immunol')!.id;
    const bellevue = await Client.signIn(this.apis[0]!.url, 'bellevue', 'Centre Bellevue');
    this.destination = bellevue.centreId!;
  }

  /** Enters batches and ships one package of each, by whichever process answers, until told to stop. */
  async load(writers: number, stop: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.write(stop)));
  }

  private async write(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const lot = `CHAOS-${randomUUID().slice(0, 13)}`;
      const batch = await this.send('/dispatch/entree-stock', {
        idProduit: this.product,
        quantite: QUANTITY,
        lot,
        peremption: '2031-12-31',
        reception: new Date().toISOString(),
        conforme: true,
      });
      if (!batch) continue;
      this.lots.set(lot, QUANTITY);
      const line = { idProduit: this.product, typeProduit: 'VACCIN', quantite: 1, idStock: batch };
      const note = await this.send('/dispatch/preparation', {
        produits: [line],
        destination: this.destination,
      });
      if (note) this.lots.set(lot, QUANTITY - 1);
    }
  }

  /** Sent again under its key, to the other process, until it is acknowledged. */
  private async send(path: string, body: unknown): Promise<string | undefined> {
    const key = randomUUID();
    let said = '';
    for (const [end, calls] = [Date.now() + GIVES_UP_MS, { made: 0 }]; Date.now() < end; calls.made++) {
      const client = this.clients[(calls.made + Math.floor(Math.random() * 2)) % 2]!;
      try {
        const signal = AbortSignal.timeout(20_000);
        const answer = await client.post<{ id: string }>(path, body, { key, signal });
        if (answer.status === 201) {
          this.tally.acknowledged++;
          if (calls.made > 0) this.tally.repeated++;
          return answer.body.id;
        }
        said = `${answer.status} ${JSON.stringify(answer.body)}`;
      } catch (error) {
        said = String(error);
      }
      await sleep(100);
    }
    this.tally.unhealed.push(`${path}: ${said}`);
    return undefined;
  }

  /** Every process answers; none has ended that nobody has ended. */
  async alive(): Promise<void> {
    for (const member of this.members) {
      const answers = () => fetch(`${member.url}/health/ready`).catch(() => undefined);
      await eventually(async () => member.hasEnded || ((await answers())?.ok ?? false), 120);
      if (member.hasEnded) throw new Error(`a process has ended by itself:\n${member.log.slice(-6_000)}`);
    }
  }

  /** What was acknowledged and is not there once, as it was acknowledged. */
  async differences(): Promise<{ readonly lost: string[]; readonly doubled: string[] }> {
    const rows = await this.stock();
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const [lot, quantity] of this.lots) {
      const found = rows.get(lot) ?? [];
      if (found.length === 0 || found.reduce((sum, one) => sum + one, 0) > quantity) lost.push(lot);
      if (found.length > 1 || found.reduce((sum, one) => sum + one, 0) < quantity) doubled.push(lot);
    }
    return { lost, doubled };
  }

  /** Quantities by lot, after everything that was acknowledged. */
  private async stock(): Promise<ReadonlyMap<string, number[]>> {
    const [client] = this.clients;
    const last = await client!.post<{ id: string }>(
      '/dispatch/entree-stock',
      {
        idProduit: this.product,
        quantite: 1,
        lot: `LAST-${randomUUID().slice(0, 8)}`,
        peremption: '2031-12-31',
        reception: new Date().toISOString(),
        conforme: true,
      },
      { key: randomUUID() },
    );
    if (last.status !== 201) throw new Error(`the last command: ${last.status} ${JSON.stringify(last.body)}`);
    const rows = new Map<string, number[]>();
    const { body } = await client!.get<{ lot: string; quantite: number }[]>('/dispatch/stock?lot=CHAOS-', {
      position: last.position,
    });
    for (const { lot, quantite } of body) rows.set(lot, [...(rows.get(lot) ?? []), quantite]);
    return rows;
  }

  async verify(): Promise<void> {
    const { code, output } = await this.members[2]!.command('verify');
    if (code !== 0) throw new Error(`verify ended with ${code}:\n${output}`);
  }

  async remove(): Promise<void> {
    for (const member of this.members) {
      resumeGroup(member);
      await member.remove();
    }
    await this.double?.stop();
    await this.toRedis.stop();
    await this.redis.stop();
    await this.toDatabase.stop();
    await this.database.drop();
  }
}

function resumeGroup(member: ServiceProcess): void {
  try {
    process.kill(member.pid, 'SIGCONT');
  } catch {
    // It has ended.
  }
}

const proxyTo = (url: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(url);
  return TcpProxy.to(hostname, Number(port));
};

/** When a process wrote this into its log last, in ms since 1970; 0: never. */
export function lastSaid(log: string, what: string): number {
  const lines = log.split('\n').filter((line) => line.startsWith('{') && line.includes(what));
  const last = lines.at(-1);
  return last ? Date.parse(JSON.parse(last).time) : 0;
}
