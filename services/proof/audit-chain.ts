/**
 * The entries of the audit trail, chained one to the other in a table beside the trail; their number and the last hash
 * are recorded in the ledger at intervals (docs/rules/proof.md, PF-8).
 */
import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Pool, PoolClient } from 'pg';
import type { EventReader } from '../event-store/port.js';
import { GENESIS_HASH } from '../execution/hash-chain.js';
import { type Pace, WITHOUT_REST } from '../platform/pace.js';
import { inTransaction } from '../platform/transaction.js';

export const AUDIT_TRAIL_STREAM_ID = 'records';
const STREAM = `audit-trail-${AUDIT_TRAIL_STREAM_ID}`;
const PAGE = 1_000;
const MOST_FINDINGS = 100;

/** Number of chained entries and the hash of the last one. */
export interface AuditSeal {
  readonly entries: number;
  /** Of the last entry; zeros where there is none. Hexadecimal. */
  readonly hash: string;
}

/** An entry as it is hashed: every column of the trail. */
const ENTRY = `jsonb_build_object(
  'id', e.id, 'occurredAt', to_char(e.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'origin', e.origin, 'entity', e.entity, 'recordId', e.record_id, 'userId', e.user_id,
  'before', e.before, 'after', e.after)`;

/**
 * Transactions that are older than every one at work: no entry can come in between any more. Nor before those that are
 * counted from the snapshot's end on: what is seen of them was counted by another server, from which a dump brought it.
 */
const UNCHAINED = `
  SELECT e.id, ${ENTRY} AS entry FROM reference.audit_entry e
  WHERE (e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      OR e.transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
    AND NOT EXISTS (SELECT FROM proof.audit_link l WHERE l.entry_id = e.id)
  ORDER BY e.id LIMIT ${PAGE}`;

const LAST = `SELECT place + 1 AS entries, encode(hash, 'hex') AS hash FROM proof.audit_link ORDER BY place DESC LIMIT 1`;

const hashOf = (before: string, entry: object): string =>
  hash('sha256', before + canonicalize(entry)!, 'hex');

/** Chains the entries that are not yet; several processes take turns. @returns what the chain comes to */
export async function chainAuditTrail(pool: Pool): Promise<AuditSeal> {
  for (;;) {
    const { added, seal } = await inTransaction(
      pool,
      `BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('proof.audit_link', 0))`,
      async (client) => ({ added: await chainPage(client), seal: await lastOf(client) }),
    );
    if (added < PAGE) return seal;
  }
}

async function lastOf(client: PoolClient): Promise<AuditSeal> {
  const { rows } = await client.query<{ entries: string; hash: string }>(LAST);
  return { entries: Number(rows[0]?.entries ?? 0), hash: rows[0]?.hash ?? GENESIS_HASH };
}

async function chainPage(client: PoolClient): Promise<number> {
  const last = await lastOf(client);
  const { rows } = await client.query<{ id: string; entry: object }>(UNCHAINED);
  if (rows.length === 0) return 0;
  let { hash } = last;
  const hashes = rows.map(({ entry }) => {
    hash = hashOf(hash, entry);
    return Buffer.from(hash, 'hex');
  });
  await client.query(
    `INSERT INTO proof.audit_link (place, entry_id, hash)
     SELECT $1::bigint + n - 1, id, hash FROM unnest($2::bigint[], $3::bytea[]) WITH ORDINALITY AS l (id, hash, n)`,
    [last.entries, rows.map(({ id }) => id), hashes],
  );
  return rows.length;
}

interface LinkRow {
  readonly place: string;
  readonly entry_id: string;
  readonly hash: string;
  /** Null where the entry is gone. */
  readonly entry: object | null;
}

const LINKS = `
  SELECT l.place, l.entry_id, encode(l.hash, 'hex') AS hash, CASE WHEN e.id IS NOT NULL THEN ${ENTRY} END AS entry
  FROM proof.audit_link l LEFT JOIN reference.audit_entry e ON e.id = l.entry_id
  WHERE l.place >= $1 ORDER BY l.place LIMIT ${PAGE}`;

/**
 * Each chained entry against its hash, and the chain against what the ledger was told of it.
 *
 * @returns findings, the first entry that is affected first; empty where nothing is wrong
 */
export async function checkAuditTrail(
  pool: Pool,
  store: Pick<EventReader, 'readStream'>,
  pace: Pace = WITHOUT_REST,
): Promise<{ readonly entries: number; readonly findings: readonly string[] }> {
  const findings: string[] = [];
  const find = (finding: string) => {
    if (findings.length < MOST_FINDINGS) findings.push(finding);
  };
  const seals = new Map<number, string>();
  for await (const { data } of store.readStream(STREAM)) {
    const { entries, hash } = data as unknown as AuditSeal;
    seals.set(entries, hash);
  }
  let entries = 0;
  let proved = 0;
  let before = GENESIS_HASH;
  for (let more = true; more; ) {
    const { rows } = await pool.query<LinkRow>(LINKS, [entries]);
    for (const { place, entry_id, hash, entry } of rows) {
      if (Number(place) !== entries) find(`link ${entries} of the audit trail was removed`);
      if (entry === null) find(`audit entry ${entry_id} was removed`);
      else if (hashOf(before, entry) !== hash) find(`audit entry ${entry_id} was altered`);
      before = hash;
      entries = Number(place) + 1;
      const seal = seals.get(entries);
      if (seal === hash) proved = entries;
      else if (seal !== undefined)
        find(
          `the first ${entries} entries of the audit trail are not those that the ledger was told of: one after the first ${proved} was altered or removed`,
        );
      seals.delete(entries);
    }
    more = rows.length === PAGE;
    await pace();
  }
  const [missing] = seals.keys();
  if (missing !== undefined && missing > entries)
    find(`the ledger was told of ${missing} entries of the audit trail, ${entries} are there`);
  return { entries, findings };
}
