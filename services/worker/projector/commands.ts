/** `ledger rebuild` and `ledger verify` in a terminal: progress while they work, then what came of it. */
import { SingleBar } from 'cli-progress';
import type { Pool } from 'pg';
import type { EventReader } from '../../event-store/port.js';
import { chainChecker } from '../../execution/hash-chain.js';
import { NothingToVerify, type VerifyProgress } from './comparable.js';
import type { Comparison } from './compare-tables.js';
import { SchemasBusy } from './locks.js';
import { type RebuildProgress, rebuild } from './rebuild.js';
import { isSound, type StreamCheck, type VerifyReport, verify } from './verify.js';

/** Differences and findings that are printed one by one. */
const MOST_PRINTED = 100;

/** @returns exit code: 0 rebuilt and in place, 1 not */
export async function runRebuild(pool: Pool, store: EventReader): Promise<number> {
  return reporting(async () => {
    const bar = new ReplayBar();
    const begun = performance.now();
    const report = await rebuild(pool, store, {
      onProgress: (progress) => {
        bar.told(progress);
        if (progress.phase === 'index') say('Making the indexes');
      },
    });
    bar.end();
    for (const { error } of report.halted) say(`✗ ${error}`);
    if (!report.swapped) {
      say('✗ The read models could not be built; the live ones stay as they are.');
      return 1;
    }
    const seconds = (performance.now() - begun) / 1_000;
    say(`✓ ${report.events} events replayed in ${seconds.toFixed(1)} s; the new read models are in place.`);
    return 0;
  });
}

/** @returns exit code: 0 ledger and read models agree and no event was altered, 1 otherwise */
export async function runVerify(pool: Pool, store: EventReader): Promise<number> {
  return reporting(async () => {
    const bar = new ReplayBar();
    const report = await verify(pool, store, {
      checks: [hashChain()],
      onProgress: (progress) => {
        bar.told(progress);
        if (progress.phase === 'compare') say(`Comparing ${progress.table}`);
      },
    });
    bar.end();
    printReport(report);
    return isSound(report) ? 0 : 1;
  });
}

/** Proves that no stored event was altered, inserted, reordered or removed. */
export function hashChain(): StreamCheck {
  const check = chainChecker();
  return {
    name: 'hash chain',
    inspect: (event) =>
      check(event).map(({ stream, revision, fault }) => `${stream}, revision ${revision}: ${fault}`),
  };
}

function printReport(report: VerifyReport): void {
  say(`${report.events} events, compared at position ${report.position}`);
  for (const comparison of report.comparisons) printComparison(comparison);
  for (const { projection, reason } of report.notComparable)
    say(`✗ ${projection} cannot be compared: ${reason}`);
  for (const { name, findings } of report.checks) {
    say(findings.length === 0 ? `✓ ${name}: intact` : `✗ ${name}: ${findings.length} faults`);
    for (const finding of findings.slice(0, MOST_PRINTED)) say(`    ${finding}`);
  }
}

function printComparison({ table, rows, differing, differences }: Comparison): void {
  say(
    differing === 0
      ? `✓ ${table}: ${rows} rows, no difference`
      : `✗ ${table}: ${differing} of ${rows} rows differ`,
  );
  for (const { key, kind, columns } of differences.slice(0, MOST_PRINTED)) {
    const values = Object.entries(columns).map(
      ([name, { live, ledger }]) =>
        `${name}: ${JSON.stringify(live)}, by the ledger ${JSON.stringify(ledger)}`,
    );
    say(`    ${kind} ${JSON.stringify(key)}${kind === 'different' ? ` ${values.join('; ')}` : ''}`);
  }
}

/** What a command expects to meet is a sentence, not a stack. */
async function reporting(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SchemasBusy) && !(error instanceof NothingToVerify)) throw error;
    say(`✗ ${error.message}`);
    return 1;
  }
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Drawn only in a terminal: a log gets the sentences. */
class ReplayBar {
  private bar: SingleBar | undefined;
  private ended = false;

  told(progress: RebuildProgress | VerifyProgress): void {
    if (progress.phase === 'replay') this.at(progress.position, progress.head);
    else this.end();
  }

  private at(position: bigint, head: bigint): void {
    if (this.ended || !process.stdout.isTTY) return;
    if (!this.bar) {
      this.bar = new SingleBar({
        format: 'Replaying the ledger {bar} {percentage} %',
        hideCursor: true,
        stream: process.stdout,
      });
      this.bar.start(SCALE, 0);
    }
    this.bar.update(head === 0n ? SCALE : Number((position * BigInt(SCALE)) / head));
  }

  end(): void {
    this.ended = true;
    this.bar?.stop();
    this.bar = undefined;
  }
}

/** Positions may be too large for a number: the bar counts thousandths. */
const SCALE = 1_000;
