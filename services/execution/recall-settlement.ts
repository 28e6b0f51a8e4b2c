/**
 * Brings a recall into the ledgers of all centres that it reaches (docs/decisions/0030). A decision that is in flight
 * there meets another revision than it expects, is taken again on the new state, and refused. The handler of the
 * command does it before it answers; a reactor does it where the process ended in between. Any number of them may do it
 * at the same time.
 */

import type { LotBlocked } from '../domain/ledger/events.js';
import type { LotRecalled, RecallEvent } from '../domain/recall/events.js';
import { recallOf } from '../domain/recall/state.js';
import { deriveId } from '../domain/shared/ids.js';
import { WrongExpectedRevision } from '../event-store/port.js';
import type { NetworkCentres } from '../reference-data/centre/network-centres.js';
import type { OutstandingReturns } from './outstanding-returns.js';
import type { CommandContext } from './stream-type.js';
import type { LedgerExecution } from './streams/ledger.js';
import { RECALL_REGISTER, type RecallExecution } from './streams/recall.js';

type By = Pick<CommandContext, 'userId' | 'centreId' | 'occurredAt' | 'isHistory' | 'correlationId'>;

/** A centre that a recall reaches and whose ledger does not know it. */
export interface ReachedLater {
  readonly recallId: string;
  readonly centreId: string;
}

/** Ledgers that are written to at the same time: enough for the event store to join their appends into groups. */
const AT_ONCE = 64;
/** Of writing to one ledger, each with the conflicts that any command bears. */
const MAX_ATTEMPTS = 100;

/** Writes to the ledgers of the centres that it reaches what follows from a recall or its lifting; may be repeated. */
export class RecallSettlement {
  constructor(
    private readonly ledgers: LedgerExecution,
    private readonly recalls: RecallExecution,
    private readonly centres: Pick<NetworkCentres, 'below'>,
    private readonly returns: Pick<OutstandingReturns, 'arrive'>,
  ) {}

  /**
   * What follows from an event of the stream of recalls: to be called for each, any number of times.
   *
   * @throws EventStoreUnavailable call again
   */
  async follow(event: RecallEvent, by: By): Promise<void> {
    switch (event.type) {
      case 'LotRecalled':
        await this.settle(event.data, by);
        return;
      case 'RecallSettled':
        return;
      case 'RecallLifted': {
        const recalls = await this.recalls.latest(RECALL_REGISTER);
        await this.release(recallOf(recalls, event.data.recallId).recalled, by);
      }
    }
  }

  /**
   * Blocks the lot in every ledger that the recall reaches, lets the returns arrive that had left before, and then
   * writes down that this is done. A recall that was lifted meanwhile blocks nothing, like in {@link reach}.
   *
   * @returns the position of the last event that follows from the recall
   * @throws EventStoreUnavailable, WrongExpectedRevision call again
   */
  async settle(recall: LotRecalled['data'], by: By): Promise<bigint> {
    // The centres are read after the recall was written: one that is made later reads the recall before its first
    // event.
    const centres = (await this.centres.below(recall.centreId)).filter(({ below }) => below);
    const standing = await this.recalls.standing();
    if (standing.some(({ recallId }) => recallId === recall.recallId)) {
      const othersAt = await this.othersThan(recall, standing);
      const block = blockOf(recall);
      const blocked = await this.inEach(centres, ({ id }) =>
        this.persist(id, `block ${recall.recallId}`, by, (context) =>
          this.ledgers.block(id, block, othersAt(id), context),
        ),
      );
      // What had left a centre before is on its way to the dispatch centre.
      await this.returns.arrive(recall, blocked.reduce(later, 0n));
    }
    const { position } = await this.recalls.execute(
      RECALL_REGISTER,
      { type: 'SettleRecall', recallId: recall.recallId },
      { ...by, commandId: deriveId(recall.recallId, 'settled'), causationId: recall.recallId },
    );
    return position;
  }

  /**
   * Releases the lot wherever it is blocked by the recall, which was settled and then lifted.
   *
   * @returns the position of the last event that follows
   * @throws EventStoreUnavailable call again
   */
  async release(recall: LotRecalled['data'], by: By): Promise<bigint> {
    const positions = await this.inEach(await this.centres.below(recall.centreId), ({ id, below }) =>
      this.persist(id, `release ${recall.recallId}`, by, (context) =>
        this.ledgers.execute(id, { type: 'ReleaseLot', recall: blockOf(recall), inScope: below }, context),
      ),
    );
    return positions.reduce(later, 0n);
  }

  /**
   * Blocks lots in the ledgers of centres that came below a referent after its recall. A ledger that knows the recall
   * does not change, and a recall that was lifted meanwhile blocks nothing: its release is written to every centre that
   * is below when it is lifted.
   *
   * @throws EventStoreUnavailable, WrongExpectedRevision call again
   */
  async reach(centres: readonly ReachedLater[], by: By): Promise<void> {
    const standing = await this.recalls.standing();
    for (const recall of standing) {
      const concerned = centres.filter(({ recallId }) => recallId === recall.recallId);
      if (concerned.length === 0) continue;
      const othersAt = await this.othersThan(recall, standing);
      const block = { ...blockOf(recall), reachedLater: true } as const;
      await this.inEach(concerned, ({ centreId }) =>
        this.persist(centreId, `reach ${recall.recallId}`, by, (context) =>
          this.ledgers.block(centreId, block, othersAt(centreId), context),
        ),
      );
    }
  }

  /**
   * The other recalls that are not lifted, by centre that they reach; all are read at once, however many centres there
   * are.
   */
  private async othersThan(
    { recallId }: LotRecalled['data'],
    standing: readonly LotRecalled['data'][],
  ): Promise<(centreId: string) => readonly LotBlocked['data'][]> {
    const others = standing.filter((other) => other.recallId !== recallId);
    const issuers = new Set(others.flatMap(({ centreId }) => centreId ?? []));
    const scopes = new Map<string, ReadonlySet<string>>();
    for (const issuer of issuers) {
      const reached = (await this.centres.below(issuer)).filter(({ below }) => below);
      scopes.set(issuer, new Set(reached.map(({ id }) => id)));
    }
    return (id) =>
      others.filter(({ centreId }) => centreId === null || scopes.get(centreId)?.has(id)).map(blockOf);
  }

  /** A centre that is busy in other processes is tried again: its commands must not outrun the recall. */
  private async persist(
    centreId: string,
    name: string,
    by: By,
    execute: (context: CommandContext) => Promise<{ readonly position: bigint }>,
  ): Promise<bigint> {
    const commandId = deriveId(centreId, name);
    for (let attempt = 1; ; attempt++) {
      try {
        const { position } = await execute({ ...by, commandId });
        return position;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async inEach<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
    const results: R[] = [];
    const left = items.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const item of left) results.push(await work(item));
      }),
    );
    return results;
  }
}

/** What a ledger needs to know of a recall. */
export const blockOf = ({
  recallId,
  productId,
  lot,
  recalledAt,
}: LotRecalled['data']): LotBlocked['data'] => ({
  recallId,
  productId,
  lot,
  recalledAt,
});

/** The later of two positions. */
export function later(one: bigint, other: bigint): bigint {
  if (one < other) return other;
  return one;
}
