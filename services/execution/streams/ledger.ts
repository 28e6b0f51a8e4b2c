import type { LedgerCommand } from '../../domain/ledger/commands.js';
import { decide } from '../../domain/ledger/decide.js';
import type { LedgerEvent, LotBlocked } from '../../domain/ledger/events.js';
import { evolve } from '../../domain/ledger/evolve.js';
import {
  fromSnapshot,
  type LedgerSnapshot,
  SNAPSHOT_VERSION,
  toSnapshot,
} from '../../domain/ledger/snapshot.js';
import { initialState, type LedgerState } from '../../domain/ledger/state.js';
import { deriveId } from '../../domain/shared/ids.js';
import { STREAM_PREFIX } from '../../domain/shared/streams.js';
import { type RunnerOptions, StreamRunner } from '../stream-runner.js';
import type { CommandContext, Executed, StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** A centre's stock, `ledger-<centreId>`: the long streams of the product. */
export const ledgerType: StreamType<LedgerState, LedgerCommand, LedgerEvent> = {
  prefix: STREAM_PREFIX.ledger,
  initialState,
  decide,
  evolve,
  upcasters: new Upcasters(),
  snapshots: {
    version: SNAPSHOT_VERSION,
    save: toSnapshot,
    load: (saved) => {
      const state = fromSnapshot(saved as LedgerSnapshot);
      if (!state) throw new Error('a snapshot of another version');
      return state;
    },
  },
  weigh: ({ batches }) => 1 + batches.size,
};

/** The recalls that are not lifted and reach a centre, as the event store has them at the time of the call. */
export type RecallsOf = (centreId: string) => Promise<readonly LotBlocked['data'][]>;

/** Executes commands on ledgers; the id is the centre's. */
export class LedgerExecution extends StreamRunner<LedgerState, LedgerCommand, LedgerEvent> {
  /** Ledgers that have an event. */
  private readonly begun = new Set<string>();

  constructor(
    type: StreamType<LedgerState, LedgerCommand, LedgerEvent>,
    options: RunnerOptions,
    private readonly recallsOf: RecallsOf,
  ) {
    super(type, options);
  }

  /**
   * A ledger begins with the recalls that are not lifted: so a recall also reaches a centre that is made after it
   * (docs/decisions/0030).
   */
  override async execute(
    id: string,
    command: LedgerCommand,
    context: CommandContext,
  ): Promise<Executed<LedgerEvent>> {
    if (!this.begun.has(id)) {
      if (await this.isBegun(id)) this.begun.add(id);
      else await this.begin(id, context);
    }
    return super.execute(id, command, context);
  }

  /**
   * Blocks a lot in a ledger that the recall reaches. A ledger without an event begins with the other recalls that are
   * not lifted, as with any first command; a caller that blocks many ledgers reads these recalls once for all of them.
   *
   * @param others the recalls that are not lifted and reach the centre, read after `recall` was appended
   * @throws what {@link execute} throws
   */
  async block(
    id: string,
    recall: LotBlocked['data'],
    others: readonly LotBlocked['data'][],
    context: CommandContext,
  ): Promise<Executed<LedgerEvent>> {
    const recalls = (await this.isBegun(id)) ? [recall] : [...others.map(reachingLater), recall];
    return super.execute(id, { type: 'BlockLots', recalls }, context);
  }

  private async begin(id: string, { commandId, ...context }: CommandContext): Promise<void> {
    const recalls = await this.recallsOf(id);
    if (recalls.length === 0) return;
    const begin: CommandContext = {
      ...context,
      commandId: deriveId(commandId, 'begin'),
      causationId: commandId,
    };
    await super.execute(id, { type: 'BlockLots', recalls: recalls.map(reachingLater) }, begin);
  }
}

/** A recall that a ledger begins with was made when the ledger was not there to be blocked. */
const reachingLater = (recall: LotBlocked['data']): LotBlocked['data'] => ({ ...recall, reachedLater: true });
