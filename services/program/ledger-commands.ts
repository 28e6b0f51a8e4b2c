/** The ledger's own commands, which work beside a running service. */
import { readFile } from 'node:fs/promises';
import { checkAuditTrail } from '../proof/audit-chain.js';
import { checkLedger, type KeptRoot } from '../proof/check.js';
import { exportLedger } from '../proof/export.js';
import { LedgerChanged, LedgerTree } from '../proof/ledger-tree.js';
import { RootSigner } from '../proof/signature.js';
import { runRebuild, runVerify } from '../worker/projector/commands.js';
import { openRuntime, type Runtime } from './runtime.js';

type LedgerCommand = (runtime: Runtime, args: readonly string[]) => Promise<number>;

const beside =
  (command: LedgerCommand) =>
  async (args: readonly string[] = []): Promise<number> => {
    const runtime = await openRuntime({ asService: false });
    try {
      return await command(runtime, args);
    } finally {
      await runtime.close();
    }
  };

/** Makes and changes the tables; opening does it. @returns exit code: 0 */
export const migrate = beside(async () => 0);

/** @returns exit code: 0 rebuilt, 1 not */
export const rebuild = beside(({ pool, store }) => runRebuild(pool, store));

/**
 * With `--against ROOT.json`, as often as wanted, also against roots that somebody kept.
 *
 * @returns exit code: 0 no difference, 1 differences, or events that are not what they were
 */
export const verify = beside(async ({ pool, store }, args) => {
  const kept = await keptRoots(args);
  if (!kept) return refuse('verify [--against ROOT.json] …');
  const readModels = await runVerify(pool, store);
  const tree = new LedgerTree(pool, store);
  // What cannot be added any more is what the check names.
  await tree.extend().catch((error: unknown) => {
    if (!(error instanceof LedgerChanged)) throw error;
  });
  const ledger = await checkLedger(tree, store, { kept });
  const trail = await checkAuditTrail(pool, store);
  const findings = [...ledger.findings, ...trail.findings];
  for (const finding of findings) say(`✗ ${finding}`);
  if (findings.length > 0) return 1;
  say(`✓ tree: ${ledger.events} events`);
  say(`✓ audit trail: ${trail.entries} entries chained`);
  for (const { name, taille } of kept) say(`✓ ${name}: the same first ${taille} events`);
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

/** Undefined where the arguments say something else. */
async function keptRoots(args: readonly string[]): Promise<KeptRoot[] | undefined> {
  const kept: KeptRoot[] = [];
  for (let n = 0; n < args.length; n += 2) {
    const name = args[n + 1];
    if (args[n] !== '--against' || !name) return undefined;
    kept.push({ ...JSON.parse(await readFile(name, 'utf8')), name });
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
