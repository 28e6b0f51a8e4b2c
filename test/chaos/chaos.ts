/**
 * `npm run chaos`: what happens to four processes on real engines when everything goes wrong in turn, under load. Writes
 * docs/chaos.md. `CHAOS_ROUNDS=250 npm run chaos` repeats each kind so often; `-- -t "kill -9"` runs only that.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import type { ServiceProcess } from '../support/service.js';
import { Cluster, type Engine, lastSaid } from './support/cluster.js';

const ROUNDS = Number(process.env.CHAOS_ROUNDS || 20);
const WRITERS = 4;
const HOURS = 3_600_000;
/** Rounds between two looks at everything that was acknowledged. */
const LOOK_EVERY = 10;

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const pause = (from: number, to: number) => sleep(from + Math.random() * (to - from));

interface Kind {
  readonly name: string;
  /** Does harm, and takes it back where nobody else does. */
  readonly harm: (cluster: Cluster, round: number) => Promise<void>;
  readonly engines?: readonly Engine[];
}

const KINDS: readonly Kind[] = [
  {
    name: 'rolling restart (SIGTERM, one process after the other)',
    harm: async ({ members }, round) => {
      const member = members[round % members.length]!;
      await member.stop('SIGTERM');
      await member.start(120_000);
    },
  },
  {
    name: 'kill -9 of a process',
    harm: async ({ members }) => {
      const member = anyOf(members);
      await member.kill({ database: false });
      await member.start(120_000);
    },
  },
  {
    name: 'SIGSTOP of a process for up to 8 s',
    harm: async ({ members }) => {
      const member = anyOf(members);
      process.kill(member.pid, 'SIGSTOP');
      await pause(500, 8_000);
      process.kill(member.pid, 'SIGCONT');
    },
  },
  { name: 'all connections to Postgres cut', harm: async ({ toDatabase }) => toDatabase.cut() },
  {
    name: 'Postgres out of reach for up to 3 s',
    harm: async ({ toDatabase }) => {
      await toDatabase.stop();
      await pause(200, 3_000);
      await toDatabase.start();
    },
  },
  { name: 'all connections to Redis cut', harm: async ({ toRedis }) => toRedis.cut() },
  {
    name: 'event store out of reach for up to 3 s',
    engines: ['EventStoreDB (double)'],
    harm: async ({ double }) => {
      await double!.pause();
      await pause(200, 3_000);
      await double!.resume();
    },
  },
];

const ENGINES: readonly Engine[] = ['Postgres', 'EventStoreDB (double)'];

const table: string[] = [];
const times: string[] = [];

describe.each<Engine>(ENGINES)('four processes, events in %s', (engine) => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await Cluster.start(engine);
  }, HOURS);
  afterAll(() => cluster?.remove(), HOURS);

  const kinds = KINDS.filter(({ engines }) => engines?.includes(engine) ?? true);
  it.each(kinds)(
    'lose and double nothing: $name',
    async ({ name, harm }) => {
      const before = { ...cluster.tally };
      for (let round = 1; round <= ROUNDS; ) {
        const stop = new AbortController();
        const load = cluster.load(WRITERS, stop.signal);
        for (const last = Math.min(ROUNDS, round + LOOK_EVERY - 1); round <= last; round++) {
          await pause(200, 1_000);
          await harm(cluster, round);
          await cluster.alive();
        }
        stop.abort();
        await load;
        expect(lost(await cluster.differences())).toEqual([]);
      }
      await cluster.alive();
      const found = await cluster.differences();
      await cluster.verify();
      const [done, again] = [
        cluster.tally.acknowledged - before.acknowledged,
        cluster.tally.repeated - before.repeated,
      ];
      table.push(
        `| ${name} | ${engine} | ${ROUNDS} | ${done} | ${again} | ${cluster.tally.unhealed.length} | ${found.lost.length} | ${found.doubled.length} |`,
      );
      expect({ ...found, unhealed: cluster.tally.unhealed }).toEqual({ lost: [], doubled: [], unhealed: [] });
    },
    HOURS,
  );

  it(
    'take over from a projector that is killed or stopped within 5 s',
    async () => {
      for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
        const took: number[] = [];
        for (let round = 0; round < 10; round++) {
          const victim = cluster.projector;
          const others = cluster.members.filter((member) => member !== victim);
          const at = Date.now();
          process.kill(victim.pid, signal);
          await eventually(() => others.some(({ log }) => lastSaid(log, 'keeps the read models') > at));
          took.push(Math.max(...others.map(({ log }) => lastSaid(log, 'keeps the read models'))) - at);
          await restore(victim, signal);
          await cluster.alive();
        }
        times.push(`| another projector has taken over after ${signal} | ${engine} | 10 | ${spread(took)} |`);
        expect(Math.max(...took)).toBeLessThan(5_000);
      }
      await cluster.verify();
    },
    HOURS,
  );

  it(
    'end a session everywhere within 2 s',
    async () => {
      const [here, elsewhere] = cluster.apis.map(({ url }) => url) as [string, string];
      const took: number[] = [];
      for (let round = 0; round < 20; round++) {
        const client = await Client.signIn(here, 'bellevue', 'Centre Bellevue');
        const other = client.at(elsewhere);
        expect((await other.get('/auth/user')).status).toBe(200);
        expect((await client.post('/auth/logout', {})).status).toBe(204);
        const at = performance.now();
        await eventually(async () => (await other.get('/auth/user')).status === 401);
        took.push(performance.now() - at);
      }
      times.push(
        `| a session that was ended is refused by the other process | ${engine} | 20 | ${spread(took)} |`,
      );
      expect(Math.max(...took)).toBeLessThan(2_000);
    },
    HOURS,
  );
});

afterAll(() => {
  // Some were chosen by their names, or did not come to their end.
  const wanted = KINDS.reduce((sum, { engines }) => sum + (engines?.length ?? ENGINES.length), 0);
  if (table.length < wanted) return;
  writeFileSync(
    resolve(__dirname, '../../docs/chaos.md'),
    `# What was done to it

Written by \`npm run chaos\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: two processes with \`ROLES=api\` and two with \`ROLES=projector,worker\`, queues on Redis, ${WRITERS} clients that enter and ship goods all the time. A command that fails is sent again under its key to the other process, as the console does. At the end of each kind \`verify\` found no difference.

| kind | events in | rounds | commands acknowledged | sent more than once | never healed | lost | doubled |
|---|---|---|---|---|---|---|---|
${table.join('\n')}

| time | events in | rounds | median, longest |
|---|---|---|---|
${times.join('\n')}
`,
  );
});

const lost = (found: Awaited<ReturnType<Cluster['differences']>>) => [...found.lost, ...found.doubled];

async function restore(member: ServiceProcess, signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  if (signal === 'SIGSTOP') process.kill(member.pid, 'SIGCONT');
  else await member.start(120_000);
}

function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms, ${Math.round(sorted.at(-1)!)} ms`;
}
