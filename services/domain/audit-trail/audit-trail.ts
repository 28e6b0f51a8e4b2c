/**
 * The number of entries and the last hash of the audit trail of administered records, recorded in the ledger at
 * intervals (stream `audit-trail-…`): so the trail is part of what the ledger proves.
 */
export interface AuditTrailSealed {
  readonly type: 'AuditTrailSealed';
  readonly data: {
    /** Entries of the trail that are chained, from the first on. */
    readonly entries: number;
    /** Hash of the last of them, which follows from all before it: 64 hexadecimal digits. */
    readonly hash: string;
  };
}

export type AuditTrailEvent = AuditTrailSealed;

export interface SealAuditTrail {
  readonly type: 'SealAuditTrail';
  readonly entries: number;
  readonly hash: string;
}

/** Entries that are sealed. */
export interface AuditTrailState {
  readonly entries: number;
}

export const unsealed: AuditTrailState = { entries: 0 };

export const evolve = (_: AuditTrailState, { data }: AuditTrailEvent): AuditTrailState => ({
  entries: data.entries,
});

/** Nothing where as many are sealed already. */
export const decide = (
  { entries, hash }: SealAuditTrail,
  state: AuditTrailState,
): readonly AuditTrailSealed[] =>
  entries > state.entries ? [{ type: 'AuditTrailSealed', data: { entries, hash } }] : [];
