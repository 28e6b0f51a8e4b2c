/**
 * One round of the background check: events, tree and audit trail, then the live read models against a replay.
 * Works in small pieces with rests between them, so that it takes a share of one processor core only; it blocks no
 * other work.
 */
import type { Pool } from 'pg';
import type { EventReader } from '../../event-store/port.js';
import { type Pace, paceOf } from '../../platform/pace.js';
import { checkAuditTrail } from '../../proof/audit-chain.js';
import { checkLedger, type KeptRoot } from '../../proof/check.js';
import type { LedgerTree } from '../../proof/ledger-tree.js';
import { NothingToVerify } from '../projector/comparable.js';
import type { Comparison } from '../projector/compare-tables.js';
import { BACKGROUND } from '../projector/read-model-schema.js';
import { type VerifyReport, verify } from '../projector/verify.js';

interface Round {
  readonly pool: Pool;
  readonly store: EventReader;
  readonly tree: LedgerTree;
  readonly signal: AbortSignal;
  /** Of a processor core, above 0, at most 1. */
  readonly share: number;
}

export interface RoundResult {
  readonly position: bigint;
  readonly findings: readonly string[];
}

/** Rows that are named of each table. */
const NAMED_ROWS = 10;

/** @throws the signal's reason where it is told to stop */
export async function checkRound({ pool, store, tree, signal, share }: Round): Promise<RoundResult> {
  const pace = paceOf(share, signal);
  await tree.extendOrStay(signal);
  const ledger = await checkLedger(tree, store, { kept: await mailedRoots(pool), pace });
  const trail = await checkAuditTrail(pool, store, pace);
  const readModels = await verifyTwice(pool, store, pace);
  // What a replay leaves behind was cleared away: that is work, too.
  await pace();
  return {
    position: readModels.position ?? ledger.position,
    findings: [...ledger.findings, ...trail.findings, ...readModels.findings],
  };
}

/**
 * The roots that auditors were mailed: the tree goes on from each of them. Their positions are those of the event store
 * that the ledger was in on that day, which may have been another one.
 */
async function mailedRoots(pool: Pool): Promise<KeptRoot[]> {
  const { rows } = await pool.query<{ root: Pick<KeptRoot, 'taille' | 'racine'>; day: string }>(
    `SELECT root, day::text FROM platform.root_mail WHERE root IS NOT NULL ORDER BY day`,
  );
  return rows.map(({ root: { taille, racine }, day }) => ({ taille, racine, name: `the root of ${day}` }));
}

/** What differs is looked at once more: a rebuild may have swapped the tables meanwhile. */
async function verifyTwice(
  pool: Pool,
  store: Pick<EventReader, 'readAll'>,
  pace: Pace,
): Promise<{ position?: bigint; findings: readonly string[] }> {
  let report: VerifyReport | undefined;
  for (let turn = 0; turn < 2; turn++) {
    try {
      report = await verify(pool, store, { schema: BACKGROUND, pace });
    } catch (error) {
      // Read models that are not built yet are nothing to compare.
      if (error instanceof NothingToVerify) return { findings: [] };
      throw error;
    }
    if (findingsOf(report).length === 0) break;
  }
  return { position: report!.position, findings: findingsOf(report!) };
}

const findingsOf = ({ comparisons, notComparable }: VerifyReport): string[] => [
  ...notComparable.map(({ projection, reason }) => `read model ${projection} cannot be compared: ${reason}`),
  ...comparisons.flatMap(rowsOf),
];

function rowsOf({ table, differing, differences }: Comparison): string[] {
  const named = differences
    .slice(0, NAMED_ROWS)
    .map(
      ({ kind, key, columns }) =>
        `${table} ${JSON.stringify(key)}: ${kind}, ${Object.keys(columns).join(', ')}`,
    );
  return differing > named.length ? [...named, `${table}: ${differing} rows differ`] : named;
}
