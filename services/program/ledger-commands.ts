/** The ledger's own commands, which work beside a running service. */
import { resolve } from 'node:path';
import { connectEventStore, hasTables, openEventStore } from '../event-store/connect.js';
import { addressFaults } from '../platform/config.js';
import { isMissingTable, MAKE_TABLES_FIRST } from '../platform/missing-tables.js';
import { StartRefused } from '../platform/start-refused.js';
import { checkAuditTrail } from '../proof/audit-chain.js';
import { checkLedger } from '../proof/check.js';
import { exportLedger } from '../proof/export.js';
import { keysThatDiffer, type RootFile, readKeptRoot } from '../proof/kept-root.js';
import { LedgerTree } from '../proof/ledger-tree.js';
import { RootSigner } from '../proof/signature.js';
import { runRebuild, runVerify } from '../worker/projector/commands.js';
import { adopt } from './adopt.js';
import { backup } from './backup.js';
import { copyLedger } from './copy.js';
import { addressOf, reach } from './reach.js';
import { restore } from './restore.js';
import { openRuntime, type Runtime } from './runtime.js';
import { untilIn } from './until.js';

/** Of `rebuild`: the database may have been folded from another ledger. */
const ADOPT = '--adopt';

type LedgerCommand = (runtime: Runtime, args: readonly string[]) => Promise<number>;

/**
 * @param isAny whether a call with these arguments works on a database and an event store that do not belong together
 * @throws StartRefused also where the tables were not made yet
 */
const beside =
  (command: LedgerCommand, isAny: (args: readonly string[]) => boolean = () => false) =>
  async (args: readonly string[] = []): Promise<number> => {
    const sameLedger = !isAny(args);
    const runtime = await openRuntime({ asService: false, sameLedger });
    try {
      return await command(runtime, args);
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      throw new StartRefused(
        `the database has not all tables yet (${error.message}): the first start of the service makes them${MAKE_TABLES_FIRST}`,
        { cause: error },
      );
    } finally {
      await runtime.close();
    }
  };

/** Makes and changes the tables; opening does it. @returns exit code: 0 */
export const migrate = beside(async () => 0);

/**
 * With `--adopt`, from the event store that is configured now, whatever the database was folded from before.
 *
 * @returns exit code: 0 rebuilt, 1 not
 */
export const rebuild = beside(
  async ({ config, pool, store }, args) => {
    if (args.some((argument) => argument !== ADOPT)) return refuse(`rebuild [${ADOPT}]`);
    if (args.includes(ADOPT)) {
      await adopt(config, pool, store);
      say('The database follows this event store from now on.');
    }
    return runRebuild(pool, store);
  },
  (args) => args.includes(ADOPT),
);

/**
 * With `--against ROOT.json`, as often as wanted, also against roots that somebody kept.
 *
 * @returns exit code: 0 no difference, 1 differences, or events that are not what they were
 */
export const verify = beside(async ({ config, pool, store }, args) => {
  const kept = await keptRoots(args);
  if (!kept) return refuse('verify [--against ROOT.json] …');
  const readModels = await runVerify(pool, store);
  const tree = new LedgerTree(pool, store);
  // What cannot be added any more is what the check names.
  await tree.extendOrStay();
  const ledger = await checkLedger(tree, store, { kept });
  const trail = await checkAuditTrail(pool, store);
  const keys = kept.length > 0 ? keysThatDiffer(kept, (await RootSigner.of(config)).publicKey) : [];
  const findings = [...ledger.findings, ...trail.findings, ...keys];
  for (const finding of findings) say(`✗ ${finding}`);
  if (findings.length > 0) return 1;
  say(`✓ tree: ${ledger.events} events`);
  say(`✓ audit trail: ${trail.entries} entries chained`);
  for (const { name, taille, signature } of kept)
    say(`✓ ${name}: the same first ${taille} events${signature ? '' : ' (a root without a signature)'}`);
  return readModels;
});

/** @returns exit code: 0 written */
export const exportTo = beside(async ({ config, pool, store }, [file]) => {
  if (!file) return refuse('export FILE');
  const tree = new LedgerTree(pool, store);
  const signer = await RootSigner.of(config);
  const events = await exportLedger(file, { tree, store, signer, now: new Date() });
  say(
    `✓ ${events} events. Check them away from here: node scripts/verify-ledger.mjs FILE [--empreinte ROOT.json]`,
  );
  return 0;
});

/**
 * Moves the ledger to another event store, or takes it from one: `--to URL`, `--from URL`; the one that is not given is
 * that of `EVENT_STORE_URL`.
 *
 * @returns exit code: 0 both hold the same ledger
 */
export const copy = beside(
  async ({ config, store }, args) => {
    const { from, to } = optionsOf(args, ['from', 'to']) ?? {};
    if (!from && !to) return refuse('copy --to URL | copy --from URL [--to URL]');
    const bar = new LineProgress();
    const faults = [
      ...addressFaults('EVENT_STORE_URL', from ?? '', '--from'),
      ...addressFaults('EVENT_STORE_URL', to ?? '', '--to'),
    ];
    if (faults.length > 0) throw new StartRefused(faults.join('; '));
    // What is copied is looked at only.
    const source = from
      ? await reach('the event store of --from', from, config, () => openEventStore(from))
      : store;
    const target = to
      ? await reach('the event store of --to', to, config, () => connectEventStore(to))
      : store;
    try {
      if (from && !(await hasTables(source)))
        throw new StartRefused(`there is no ledger at ${addressOf(from)}: correct the address of --from`);
      const { events, copied, hash } = await copyLedger(source, target, (progress) =>
        bar.at(progress.phase === 'copy' ? 'copied' : 'compared', progress.events),
      );
      say(`✓ ${copied} events copied; both hold the same ${events} events, SHA-256 ${hash}`);
      const url = to ?? config.eventStoreUrl;
      say(
        `  To work on the copy: stop the service, copy once more, start it with EVENT_STORE_URL=${addressOf(url)} after: npm run ledger -- rebuild ${ADOPT}`,
      );
      return 0;
    } finally {
      if (from) await source.close();
      if (to) await target.close();
    }
  },
  () => true,
);

/** @returns exit code: 0 the folder is there and complete */
export const backupTo = beside(async ({ config, pool, store }, [folder]) => {
  if (!folder) return refuse('backup FOLDER');
  const bar = new LineProgress();
  const onProgress = (events: number) => bar.at('written', events);
  const { events, position } = await backup(resolve(folder), {
    config,
    pool,
    store,
    now: new Date(),
    onProgress,
  });
  say(`✓ ${folder}: ${events} events, to position ${position}, and everything beside them`);
  say('  It holds personal data and the keys of the service: keep it as you keep those.');
  return 0;
});

/** @returns exit code: 0 restored, and the read models agree with the ledger */
export const restoreFrom = beside(
  async ({ config, pool, store }, [folder, ...rest]) => {
    const until = untilOf(rest);
    if (!folder || until === null) return refuse('restore FOLDER [--until POSITION | --until INSTANT]');
    const bar = new LineProgress();
    const onProgress = (events: number) => bar.at('put back', events);
    const { manifest, events } = await restore(resolve(folder), { config, pool, store, until, onProgress });
    say(`✓ ${events} of ${manifest.events} events put back, and everything beside them`);
    const rebuilt = await runRebuild(pool, store);
    return rebuilt === 0 ? runVerify(pool, store) : rebuilt;
  },
  () => true,
);

/**
 * Undefined: to the end; null: the arguments say something else.
 *
 * @throws StartRefused `--until` is neither a position nor an instant
 */
function untilOf(args: readonly string[]): bigint | Date | undefined | null {
  if (args.length === 0) return undefined;
  const { until } = optionsOf(args, ['until']) ?? {};
  return until === undefined ? null : untilIn(until);
}

/** `--name value …`; undefined where the arguments say something else. */
function optionsOf<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): { [name in Name]?: string } | undefined {
  const options: { [name in Name]?: string } = {};
  for (let n = 0; n < args.length; n += 2) {
    const name = names.find((known) => args[n] === `--${known}`);
    const value = args[n + 1];
    if (name === undefined || !value) return undefined;
    options[name] = value;
  }
  return options;
}

/** One line now and then: how many events a long command has behind it. */
class LineProgress {
  private toldAt = performance.now();

  at(verb: string, events: number): void {
    if (performance.now() - this.toldAt < REPORT_EVERY_MS) return;
    this.toldAt = performance.now();
    say(`  ${events} events ${verb}`);
  }
}

const REPORT_EVERY_MS = 2_000;

/** Undefined where the arguments say something else. @throws StartRefused a file is no root of this service's */
async function keptRoots(args: readonly string[]): Promise<RootFile[] | undefined> {
  const kept: RootFile[] = [];
  for (let n = 0; n < args.length; n += 2) {
    const name = args[n + 1];
    if (args[n] !== '--against' || !name) return undefined;
    kept.push(await readKeptRoot(name));
  }
  return kept;
}

function refuse(usage: string): number {
  process.stderr.write(`npm run ledger -- ${usage}\n`);
  return 2;
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
