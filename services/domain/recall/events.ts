/**
 * Recalls of lots, all in one stream (`recall-register`): they are few, and a new ledger begins by reading those that are not lifted.
 * That a lot is blocked is an event of each concerned ledger (docs/decisions/0030); this stream says what was asked for,
 * and that it is done.
 */

/** `RESEAU`: every centre; `CENTRE`: a referent and all centres below it. */
export type RecallScope = 'RESEAU' | 'CENTRE';

export interface LotRecalled {
  readonly type: 'LotRecalled';
  readonly data: {
    readonly recallId: string;
    readonly scope: RecallScope;
    /** The referent; null for the whole network. */
    readonly centreId: string | null;
    readonly productId: string;
    readonly lot: string;
    readonly reason: string;
    /** What the centres are to do with what they hold. */
    readonly instruction: string | null;
    /** ISO instant. */
    readonly recalledAt: string;
  };
}

/** The lot is blocked in the ledgers of all concerned centres. */
export interface RecallSettled {
  readonly type: 'RecallSettled';
  readonly data: LotRecalled['data'];
}

export interface RecallLifted {
  readonly type: 'RecallLifted';
  readonly data: {
    readonly recallId: string;
    readonly reason: string;
    /** What was recalled, and by whom, as {@link LotRecalled} has it. Absent, all three: written before they were kept here. */
    readonly centreId?: string | null;
    readonly productId?: string;
    readonly lot?: string;
  };
}

export type RecallEvent = LotRecalled | RecallSettled | RecallLifted;
