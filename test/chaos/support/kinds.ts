/** What is done to it: one definition for each kind of harm. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conduct } from '../../../services/mail/testing/mail-server.js';
import type { ServiceProcess } from '../../support/service.js';
import { clocksCanBeStepped } from './clock.js';
import { type Cluster, type Engine } from './cluster.js';
import type { Server } from './server.js';

export interface Kind {
  readonly name: string;
  /** Does harm for as long as it resolves in. @returns how it is taken back */
  readonly harm: (cluster: Cluster, round: number) => Promise<() => Promise<unknown> | unknown>;
  /** Where events are, for a kind that makes sense with one of them alone. */
  readonly engines?: readonly Engine[];
  /** Why it cannot be done on this machine; undefined: it can. */
  readonly impossible?: (cluster: Cluster) => string | undefined;
  /** Clocks are set by hours: what is kept for an hour may be gone. */
  readonly setsClocks?: true;
  /** Deaths in a round; 0 where nothing dies. */
  readonly kills?: number;
}

const DOUBLE: readonly Engine[] = ['EventStoreDB (double)'];
/** What does not depend on where events are is done with one engine. */
const POSTGRES: readonly Engine[] = ['Postgres'];
const DAY_SECONDS = 86_400;

const pause = (from: number, to: number) => sleep(from + Math.random() * (to - from));
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

type Member = 'an api' | 'the active projector' | 'the standby projector' | 'the worker';
const MEMBERS: Readonly<Record<Member, (cluster: Cluster) => ServiceProcess>> = {
  'an api': ({ apis }) => anyOf(apis),
  'the active projector': ({ projector }) => projector,
  'the standby projector': ({ standby }) => standby,
  'the worker': ({ worker }) => worker,
};

const killed = (name: Member): Kind => ({
  name: `kill -9 of ${name}`,
  kills: 1,
  harm: async (cluster) => {
    const member = MEMBERS[name](cluster);
    await member.kill({ database: false });
    return () => cluster.start(member);
  },
});

const stopped = (name: Member): Kind => ({
  name: `SIGSTOP of ${name} for up to 6 s`,
  harm: async (cluster) => {
    const { pid } = MEMBERS[name](cluster);
    process.kill(pid, 'SIGSTOP');
    await pause(500, 6_000);
    return () => process.kill(pid, 'SIGCONT');
  },
});

type ServerName = 'Postgres' | 'Redis' | 'the event store';
const SERVERS: Readonly<Record<ServerName, (cluster: Cluster) => Server>> = {
  Postgres: ({ postgres }) => postgres,
  Redis: ({ redis }) => redis,
  'the event store': ({ double }) => double!,
};

function ofServer(name: ServerName, engines?: readonly Engine[]): Kind[] {
  const serverOf = SERVERS[name];
  return [
    {
      name: `kill -9 of ${name}`,
      engines,
      kills: 1,
      harm: async (cluster) => {
        await serverOf(cluster).kill();
        await pause(0, 1_500);
        return () => serverOf(cluster).restart();
      },
    },
    {
      name: `SIGSTOP of ${name} for up to 4 s`,
      engines,
      harm: async (cluster) => {
        serverOf(cluster).signal('SIGSTOP');
        await pause(500, 4_000);
        return () => serverOf(cluster).signal('SIGCONT');
      },
    },
    {
      name: `all connections to ${name} cut`,
      engines,
      harm: async (cluster) => {
        serverOf(cluster).proxy.cut();
        return () => {};
      },
    },
    {
      name: `${name} out of reach for up to 4 s`,
      engines,
      harm: async (cluster) => {
        await serverOf(cluster).proxy.stop();
        await pause(500, 4_000);
        return () => serverOf(cluster).proxy.start();
      },
    },
    {
      name: `${name} answers 150 ms later for up to 4 s`,
      engines,
      harm: async (cluster) => {
        const { proxy } = serverOf(cluster);
        proxy.delayMs = 150;
        await pause(500, 4_000);
        return () => {
          proxy.delayMs = 0;
        };
      },
    },
  ];
}

const mailServer = (what: string, conduct: Conduct): Kind => ({
  name: `mail server ${what}`,
  engines: POSTGRES,
  harm: async ({ mails }) => {
    mails.conduct = conduct;
    await pause(1_000, 3_000);
    return () => {
      mails.conduct = {};
    };
  },
});

const noClocks = () => (clocksCanBeStepped() ? undefined : 'libfaketime is not installed');

const ahead = () => anyOf([-1, 1]) * Math.round(DAY_SECONDS * Math.random());

export const KINDS: readonly Kind[] = [
  {
    name: 'rolling restart: SIGTERM to one process after the other',
    harm: async (cluster) => {
      for (const member of cluster.members) {
        await member.stop('SIGTERM');
        await cluster.start(member);
      }
      return () => {};
    },
  },
  killed('an api'),
  killed('the active projector'),
  killed('the standby projector'),
  killed('the worker'),
  stopped('an api'),
  stopped('the active projector'),
  stopped('the standby projector'),
  stopped('the worker'),
  ...ofServer('Postgres'),
  ...ofServer('the event store', DOUBLE),
  ...ofServer('Redis', POSTGRES),
  {
    name: 'disk of Postgres full for up to 4 s',
    impossible: ({ disk }) => (disk.canBeFull ? undefined : 'no file system may be mounted'),
    harm: async ({ disk }) => {
      disk.fill();
      await pause(1_000, 4_000);
      return () => disk.makeRoom();
    },
  },
  {
    name: 'mail server killed for up to 3 s',
    engines: POSTGRES,
    harm: async ({ mails }) => {
      await mails.stop();
      await pause(500, 3_000);
      return () => mails.start();
    },
  },
  mailServer('says nothing', { mute: true }),
  mailServer('takes 2 s over each mail', { slow: 2_000 }),
  mailServer('answers 451', { refuses: 451 }),
  mailServer('hangs up in the middle of a mail', { cutsOff: true }),
  mailServer('takes the mail and dies before it says so', { hangsUp: true }),
  {
    name: 'clock of a process stepped by up to a day, and back',
    setsClocks: true,
    impossible: noClocks,
    harm: async ({ clocks }) => {
      const clock = anyOf(clocks);
      clock.step(ahead());
      await pause(2_000, 4_000);
      return () => clock.step(0);
    },
  },
  {
    name: 'clock of Postgres stepped by up to a day, and back',
    setsClocks: true,
    impossible: noClocks,
    harm: async ({ engineClock }) => {
      engineClock.step(ahead());
      await pause(2_000, 4_000);
      return () => engineClock.step(0);
    },
  },
  {
    name: 'all clocks stepped by up to a day while a process is killed, and back',
    kills: 1,
    setsClocks: true,
    impossible: noClocks,
    harm: async (cluster) => {
      const by = ahead();
      const all = [...cluster.clocks, cluster.engineClock];
      for (const clock of all) clock.step(by);
      await pause(1_000, 2_000);
      const member = anyOf(cluster.members);
      await member.kill({ database: false });
      for (const clock of all) clock.step(0);
      return () => cluster.start(member);
    },
  },
];

/** Three at once, of everything that can die. */
export const DEATHS_AT_ONCE = 3;

export const MANY_DEATHS: Kind = {
  name: `kill -9 of any ${DEATHS_AT_ONCE} at once: processes, Postgres, Redis, event store`,
  kills: DEATHS_AT_ONCE,
  harm: async (cluster) => {
    const { members, postgres, redis, double } = cluster;
    const servers = [postgres, redis, ...(double ? [double] : [])];
    const all = [
      ...members.map((member) => ({
        kill: () => member.kill({ database: false }),
        restart: () => cluster.start(member),
      })),
      ...servers,
    ];
    const victims = all
      .map((victim) => ({ victim, order: Math.random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, DEATHS_AT_ONCE)
      .map(({ victim }) => victim);
    await Promise.all(victims.map((victim) => victim.kill()));
    return () => Promise.all(victims.map((victim) => victim.restart()));
  },
};
