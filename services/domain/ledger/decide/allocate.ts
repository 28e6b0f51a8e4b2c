/**
 * Which batches serve the lines of a preparation. Lines are served in their order, those that name a batch first,
 * so that a line that leaves the choice open never takes what another one asked for by name.
 */
import { atHour } from '../../shared/calendar.js';
import { usableUntil } from '../../shared/first-expiring.js';
import { pastLimitAt } from '../../shared/past-limit.js';
import type { DecisionContext } from '../commands.js';
import { isRecalled } from '../recalls.js';
import { type Batch, type LedgerState, stockedBatches } from '../state.js';

export interface LineDemand {
  /** Zero-based place of the line in the form. */
  readonly index: number;
  readonly productId: string;
  readonly quantity: number;
  /** Null: first expired, first out. */
  readonly batchId: string | null;
  /** Beside a named batch: those that serve, in this order, what it does not hold. */
  readonly furtherBatchIds: readonly string[];
  readonly fromReturns: boolean;
}

export interface Portion {
  readonly batch: Batch;
  readonly quantity: number;
}

export type Allocation =
  | { readonly kind: 'SERVED'; readonly portions: readonly Portion[] }
  | { readonly kind: 'NO_BATCH' }
  /** The named batch, or all that could be chosen, is of recalled lots. */
  | { readonly kind: 'RECALLED' }
  /** `available`: what the other lines have left of the batch, or of all that could be chosen. */
  | { readonly kind: 'SHORT'; readonly available: number };

/** By the line's index. Never more from a batch, over all lines together, than it holds. */
export function allocate(
  demands: readonly LineDemand[],
  state: LedgerState,
  context: DecisionContext,
): ReadonlyMap<number, Allocation> {
  const taken = new Map<string, number>();
  const left = (batch: Batch): number => batch.quantity - (taken.get(batch.batchId) ?? 0);
  const take = ({ batch, quantity }: Portion): void => {
    taken.set(batch.batchId, (taken.get(batch.batchId) ?? 0) + quantity);
  };

  const allocations = new Map<number, Allocation>();
  const byName = demands.filter((demand) => demand.batchId !== null);
  const open = demands.filter((demand) => demand.batchId === null);
  for (const demand of [...byName, ...open]) {
    const allocation = serve(demand, state, context, left);
    if (allocation.kind === 'SERVED') allocation.portions.forEach(take);
    allocations.set(demand.index, allocation);
  }
  return allocations;
}

function serve(
  demand: LineDemand,
  state: LedgerState,
  context: DecisionContext,
  left: (batch: Batch) => number,
): Allocation {
  if (demand.batchId === null) return serveOpen(demand, state, context, left);
  const named = new Set([demand.batchId, ...demand.furtherBatchIds]);
  const batches = [...named].map((id) => namedBatch(state, demand.productId, id));
  const known = batches.filter((batch) => batch !== undefined);
  if (known.length < batches.length) return { kind: 'NO_BATCH' };
  return known.some((batch) => isRecalled(state, batch)) ? { kind: 'RECALLED' } : fill(demand, known, left);
}

function serveOpen(
  demand: LineDemand,
  state: LedgerState,
  context: DecisionContext,
  left: (batch: Batch) => number,
): Allocation {
  const usable = byExpiry(demand, state, context);
  const free = usable.filter((batch) => !isRecalled(state, batch));
  return free.length === 0 && usable.length > 0 ? { kind: 'RECALLED' } : fill(demand, free, left);
}

/** The batch that a line names, if it is one of the line's product. */
export function namedBatch(state: LedgerState, productId: string, batchId: string): Batch | undefined {
  const batch = state.batches.get(batchId);
  return batch?.productId === productId ? batch : undefined;
}

/** @param candidates each batch once */
function fill(demand: LineDemand, candidates: readonly Batch[], left: (batch: Batch) => number): Allocation {
  const portions: Portion[] = [];
  let missing = demand.quantity;
  for (const batch of candidates) {
    const quantity = Math.min(missing, left(batch));
    if (quantity <= 0) continue;
    portions.push({ batch, quantity });
    missing -= quantity;
    if (missing === 0) return { kind: 'SERVED', portions };
  }
  return { kind: 'SHORT', available: demand.quantity - missing };
}

/** What may be chosen without being asked for: still usable, and from a return only where the line says so. */
function byExpiry(demand: LineDemand, state: LedgerState, context: DecisionContext): readonly Batch[] {
  const pastLimit = pastLimitAt(context);
  return stockedBatches(state, demand.productId)
    .filter((batch) => batch.returned === demand.fromReturns)
    .filter((batch) => !pastLimit(batch))
    .map((batch) => ({ batch, end: usableUntil(batch, context.timeZone, atHour) }))
    .sort((a, b) => compare(a.end, b.end) || compare(a.batch.batchId, b.batch.batchId))
    .map(({ batch }) => batch);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
