/** Null: not filled in. Who may recall and lift is decided at the edge (docs/rules/lots.md, LO-5). */
export interface RecallLot {
  readonly type: 'RecallLot';
  readonly recallId: string;
  /** A referent, which recalls for itself and all below it; null: the whole network. */
  readonly centreId: string | null;
  readonly productId: string | null;
  /** The product is in the reference data, active or not. */
  readonly productKnown: boolean;
  readonly lot: string | null;
  readonly reason: string | null;
  readonly instruction: string | null;
  /** ISO instant. */
  readonly now: string;
}

/** All concerned ledgers have it. A repetition changes nothing. */
export interface SettleRecall {
  readonly type: 'SettleRecall';
  readonly recallId: string;
}

export interface LiftRecall {
  readonly type: 'LiftRecall';
  readonly recallId: string;
  readonly reason: string | null;
}

export type RecallCommand = RecallLot | SettleRecall | LiftRecall;
