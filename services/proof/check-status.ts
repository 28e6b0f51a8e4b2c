/** What the background check found last; kept in the database, so that every process can show it. */
import type { Pool } from 'pg';

export const CHECK_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.ledger_check (
    single     boolean PRIMARY KEY DEFAULT true CHECK (single),
    position   bigint NOT NULL,
    -- First of the rounds in a row that came to the same: intact, or not.
    since      timestamptz NOT NULL,
    checked_at timestamptz NOT NULL,
    findings   jsonb NOT NULL
  )`;

export interface CheckStatus {
  /** Up to here ledger, tree, audit trail and read models were compared. */
  readonly position: bigint;
  readonly since: Date;
  readonly checkedAt: Date;
  /** Rows and events that differ, in words; empty: nothing does. */
  readonly findings: readonly string[];
}

/** Undefined before the first round has ended. */
export async function readCheck(pool: Pool): Promise<CheckStatus | undefined> {
  const { rows } = await pool.query<Omit<CheckStatus, 'position'> & { readonly position: string }>(
    'SELECT position, since, checked_at AS "checkedAt", findings FROM platform.ledger_check',
  );
  return rows[0] && { ...rows[0], position: BigInt(rows[0].position) };
}

export async function writeCheck(
  pool: Pool,
  { position, at, findings }: { position: bigint; at: Date; findings: readonly string[] },
): Promise<void> {
  await pool.query(
    `INSERT INTO platform.ledger_check AS c (position, since, checked_at, findings) VALUES ($1, $2, $2, $3)
     ON CONFLICT (single) DO UPDATE SET position = excluded.position, checked_at = excluded.checked_at,
       findings = excluded.findings,
       since = CASE WHEN (c.findings = '[]') = (excluded.findings = '[]') THEN c.since ELSE excluded.since END`,
    [position.toString(), at, JSON.stringify(findings)],
  );
}
