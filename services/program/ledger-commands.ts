/** `rebuild` and `verify`: the ledger's own commands, which work beside a running service. */
import { runRebuild, runVerify } from '../worker/projector/commands.js';
import { openRuntime } from './runtime.js';

type LedgerCommand = (...parts: Parameters<typeof runRebuild>) => Promise<number>;

const beside = (command: LedgerCommand) => async (): Promise<number> => {
  const runtime = await openRuntime({ asService: false });
  try {
    return await command(runtime.pool, runtime.store);
  } finally {
    await runtime.close();
  }
};

/** Makes and changes the tables; opening does it. @returns exit code: 0 */
export const migrate = beside(async () => 0);

/** @returns exit code: 0 rebuilt, 1 not */
export const rebuild = beside(runRebuild);

/** @returns exit code: 0 no difference, 1 differences or a broken hash chain */
export const verify = beside(runVerify);
