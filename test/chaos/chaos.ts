/**
 * `npm run chaos`: what happens to five processes on real engines when everything goes wrong in turn, under load. Writes
 * docs/chaos.md. `CHAOS_ROUNDS=20` repeats each kind so often, `CHAOS_KILLS=1000` is how many deaths the last kind
 * has over both engines, `CHAOS_MINUTES=60` ends it sooner; `-- -t "kill -9"` runs only the kinds of that name, and writes nothing.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { Cluster, type Engine, KEEPS, lastSaid } from './support/cluster.js';
import { DEATHS_AT_ONCE, KINDS, type Kind, MANY_DEATHS } from './support/kinds.js';

const ROUNDS = Number(process.env.CHAOS_ROUNDS || 5);
const KILLS = Number(process.env.CHAOS_KILLS || 1_000);
const TAKEOVERS = Number(process.env.CHAOS_TAKEOVERS || 20);
/** No round begins later than so many minutes after the start: the table then tells fewer rounds. */
const MINUTES = Number(process.env.CHAOS_MINUTES || 300);
const WRITERS = 4;
const HOURS = 6 * 3_600_000;
/** A mail that met the harm several times waits longer each time. */
const MAILS_WITHIN_SECONDS = 600;
/** Rule OP-2. */
const TAKEN_OVER_WITHIN_MS = 5_000;
/** Rule AU-3: signing out ends the session, whichever process is asked next. */
const SESSION_ENDS_WITHIN_MS = 2_000;
const ENGINES = ['Postgres', 'EventStoreDB (double)'] as const;
/** A file that gets a line as each round ends, so that a long run can be watched. */
const PROGRESS = process.env.CHAOS_LOG;

const engines = ENGINES.filter((name) => (process.env.CHAOS_ENGINE ?? name) === name);
const table: string[] = [];
const times: string[] = [];
const leftOut: string[] = [];
const end = Date.now() + MINUTES * 60_000;
const isTimeLeft = (): boolean => Date.now() < end;

const tell = (line: string): void => {
  if (PROGRESS) appendFileSync(PROGRESS, `${new Date().toISOString()} ${line}\n`);
};

describe.each<Engine>(engines)('five processes, events in %s', (engine) => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await Cluster.start(engine);
    tell(`${engine}: everything has started`);
  }, HOURS);
  afterAll(() => cluster?.remove(), HOURS);

  it(
    'take over from a projector that is killed or stopped within 5 s',
    async () => {
      const longest: number[] = [];
      for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
        const took: number[] = [];
        for (let round = 0; round < TAKEOVERS && isTimeLeft(); round++) {
          const [victim, next] = [cluster.projector, cluster.standby];
          const at = Date.now();
          process.kill(victim.pid, signal);
          await eventually(() => lastSaid(next.log, KEEPS) > at);
          took.push(lastSaid(next.log, KEEPS) - at);
          if (signal === 'SIGSTOP') process.kill(victim.pid, 'SIGCONT');
          else await cluster.start(victim);
          await eventually(async () => (await fetch(`${victim.url}/health/ready`)).ok);
          tell(`taken over after ${signal}: ${took.at(-1)} ms`);
        }
        if (took.length === 0) return;
        times.push(`| the other projector has taken over after ${signal} | ${engine} | ${spread(took)} |`);
        longest.push(...took);
      }
      expect(longest.filter((ms) => ms > TAKEN_OVER_WITHIN_MS)).toEqual([]);
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
        `| a session that was ended is refused by the other process | ${engine} | ${spread(took)} |`,
      );
      expect(took.filter((ms) => ms > SESSION_ENDS_WITHIN_MS)).toEqual([]);
    },
    HOURS,
  );

  it.each(KINDS.filter((kind) => kind.engines?.includes(engine) ?? true))(
    'lose and double nothing: $name',
    (kind) => suffer(cluster, engine, kind, ROUNDS),
    HOURS,
  );

  it(
    `lose and double nothing: ${KILLS} deaths`,
    () => suffer(cluster, engine, MANY_DEATHS, Math.ceil(KILLS / engines.length / DEATHS_AT_ONCE)),
    HOURS,
  );

  it('come out of it whole', () => cluster.verify(), HOURS);
});

/** Rounds of one kind under load. Each ends with a look at what was acknowledged in it, all of them with a look at all. */
async function suffer(cluster: Cluster, engine: Engine, kind: Kind, rounds: number): Promise<void> {
  const reason = kind.impossible?.(cluster);
  if (reason !== undefined) {
    leftOut.push(`- ${kind.name}, events in ${engine}: ${reason}`);
    return;
  }
  const { load, papers } = cluster;
  const [printed, exported, failed] = [papers.printed, papers.exported, papers.failed];
  const [acknowledged, repeated, unhealed] = [load.acknowledged, load.repeated, load.unhealed.length];
  const wellAgain: number[] = [];
  const said = new Set<string>();
  const found: string[] = [];
  let done = 0;
  for (let round = 1; round <= rounds && isTimeLeft(); round++) {
    const [over, writing] = [new AbortController(), new AbortController()];
    const work = Promise.all([load.run(WRITERS, writing.signal), papers.run(writing.signal)]);
    await sleep(300 + Math.random() * 500);
    const listening = cluster.listen(over.signal);
    const heal = await kind.harm(cluster, round);
    over.abort();
    for (const reasonTold of await listening) said.add(withoutFigures(reasonTold));
    const at = performance.now();
    await heal();
    await cluster.isWellAgain();
    wellAgain.push(performance.now() - at);
    writing.abort();
    await work;
    const { lost, doubled } = await load.lookAtRecent();
    found.push(...lost, ...doubled);
    tell(
      `${kind.name}, ${engine}, round ${round} of ${rounds}: ${load.acknowledged - acknowledged} acknowledged, well again after ${Math.round(wellAgain.at(-1)!)} ms, differences: ${found.length}`,
    );
    expect(found).toEqual([]);
    done = round;
  }
  if (done === 0) throw new Error('no time was left for it: CHAOS_MINUTES');
  await eventually(() => load.lookAtMails().lost.length === 0, MAILS_WITHIN_SECONDS).catch(() => {});
  const [goods, mails, lostPapers] = [
    await load.lookAtAll(),
    load.lookAtMails(),
    await papers.look(kind.setsClocks ?? false),
  ];
  const result = {
    lost: [...goods.lost, ...mails.lost, ...lostPapers],
    doubled: [...goods.doubled, ...mails.doubled],
    unhealed: load.unhealed.slice(unhealed),
    findings: await cluster.findings(),
  };
  table.push(
    `| ${[
      kind.name,
      engine,
      done,
      done * (kind.kills ?? 0),
      load.acknowledged - acknowledged,
      load.repeated - repeated,
      result.unhealed.length,
      result.lost.length,
      result.doubled.length,
      papers.printed - printed,
      `${papers.exported - exported} (${papers.failed - failed})`,
      `${(Math.max(...wellAgain) / 1_000).toFixed(1)} s`,
      [...said].join('; '),
    ].join(' | ')} |`,
  );
  tell(table.at(-1)!);
  expect(result).toEqual({ lost: [], doubled: [], unhealed: [], findings: [] });
}

afterAll(() => {
  const wanted = [...KINDS, MANY_DEATHS].flatMap(({ engines: some }) => some ?? ENGINES).length;
  const page = pageOf();
  tell(page);
  // Some were chosen by their names, or did not come to their end.
  if (table.length + leftOut.length === wanted)
    writeFileSync(resolve(__dirname, '../../docs/chaos.md'), page);
});

function pageOf(): string {
  const machine = `${cpus().length} cores, load ${loadavg().map(Math.round).join(', ')} at its end, Node ${process.versions.node}`;
  return `# What was done to it

Written by \`npm run chaos\` on ${new Date().toISOString().slice(0, 10)} (${machine}): two processes with \`ROLES=api\`, two with \`ROLES=projector\`, of which one stands by, and one with \`ROLES=worker\`; a Postgres, a Redis, a mail server and, where events are there, a double of EventStoreDB that keeps them in a file, each in a process of its own. ${WRITERS} clients enter goods and ship them all the time. A command that fails is sent again under its key to the other process, as the console does.

After each round of harm: every process says by itself that it is ready, a command is acknowledged, and what was acknowledged in the round is there once. After all rounds of a kind: so is everything acknowledged since the beginning, each delivery note has been told by one mail (one Message-ID), and the check in the background has found no difference; at the end of each engine's kinds \`ledger verify\` finds none. A fifth client has delivery notes printed and a stock exported all the time: each document is there in the end, and each export that was accepted has ended, with its workbook or, in brackets, as one that failed. Lost and doubled count goods and mails, lost also documents and exports; *never healed* are commands that no repetition under their key brought to an end within three minutes.

| kind | events in | rounds | deaths | commands acknowledged | sent more than once | never healed | lost | doubled | documents | exports (failed) | longest until all was well again | what \`/health\` said meanwhile |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${table.join('\n')}
${leftOut.length > 0 ? `\nNot done on this machine:\n\n${leftOut.join('\n')}\n` : ''}
| time | events in | times; median, 95 %, longest |
|---|---|---|
${times.join('\n')}
`;
}

/** The same sentence each time. */
const withoutFigures = (reason: string): string =>
  reason.replace(/\d{4}-\d{2}-\d{2}T[^ :]*[^ ]*/g, '…').replace(/\d+/g, 'n');

function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.ceil(share * sorted.length) - 1]!)} ms`;
  return `${sorted.length}; ${at(0.5)}, ${at(0.95)}, ${at(1)}`;
}
