import { ErrorCode } from '../../../words/codes.js';
import { DomainError } from '../../shared/error.js';
import type { AcknowledgeRecall, BlockLots, ReleaseLot } from '../commands.js';
import type { LotBlocked, LotReleased, RecallAcknowledged } from '../events.js';
import type { LedgerState } from '../state.js';

/** A recall that this ledger has, even a lifted one, is not blocked again. */
export const blockLots = ({ recalls }: BlockLots, state: LedgerState): readonly LotBlocked[] =>
  recalls
    .filter(({ recallId }) => !state.recalls.has(recallId))
    .map((data) => ({ type: 'LotBlocked', data }));

/**
 * A release is recorded also before its block arrives, so that the late block has no effect; not in ledgers that the
 * recall does not reach.
 */
export function releaseLot({ recall, inScope }: ReleaseLot, state: LedgerState): readonly LotReleased[] {
  const known = state.recalls.get(recall.recallId);
  if (known === undefined ? !inScope : known.lifted) return [];
  return [{ type: 'LotReleased', data: recall }];
}

/** Once; a repetition changes nothing. */
export function acknowledgeRecall(
  { recallId }: AcknowledgeRecall,
  state: LedgerState,
): readonly RecallAcknowledged[] {
  const known = state.recalls.get(recallId);
  if (known === undefined) throw new DomainError({ code: ErrorCode.recallNotFound });
  const { productId, lot } = known.blocked;
  return known.acknowledged ? [] : [{ type: 'RecallAcknowledged', data: { recallId, productId, lot } }];
}
