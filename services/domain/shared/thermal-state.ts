/** The state that goods are in now (docs/rules/stock.md, ST-17). */
import type { TransferType } from '../ledger/vocabulary.js';

export interface RecordedState {
  readonly thawed: boolean;
  /** As the goods entered, frozen, at -20 °C or thawed; null where they entered without a transfer. */
  readonly transferType: TransferType | null;
  /** ISO instant of that transfer. */
  readonly transferredAt: string | null;
}

/**
 * What was thawed is never frozen or at -20 °C again, however it entered; the instant of an earlier transfer then says
 * nothing about it any more. Lists, choices, sheets, labels and exports show this state and no other.
 */
export function presentState({ thawed, transferType, transferredAt }: RecordedState): RecordedState {
  if (!thawed || transferType === 'DECONGELE') return { thawed, transferType, transferredAt };
  return { thawed, transferType: 'DECONGELE', transferredAt: null };
}
