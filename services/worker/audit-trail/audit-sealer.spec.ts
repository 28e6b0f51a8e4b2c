import pg from 'pg';
import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import type { EventReader, RecordedEvent } from '../../event-store/port.js';
import { EVENT_READER } from '../../platform/tokens.js';
import { chainAuditTrail, checkAuditTrail } from '../../proof/audit-chain.js';
import { AuditSealer } from './audit-sealer.js';
import { AuditTrailModule } from './audit-trail.module.js';

describe('the audit trail in the ledger', () => {
  let api: TestApi;
  let store: EventReader;
  let sealer: AuditSealer;
  let owner: pg.Pool;
  beforeEach(async () => {
    api = await startTestApi({ imports: [AuditTrailModule] });
    store = api.app.get(EVENT_READER);
    sealer = api.app.get(AuditSealer);
    owner = new pg.Pool({ connectionString: api.config.databaseUrl });
  });
  afterEach(async () => {
    await owner.end();
    await api.close();
  });

  const change = (name: string) =>
    owner.query(
      'UPDATE reference.product SET name = $1 WHERE id = (SELECT min(id::text)::uuid FROM reference.product)',
      [name],
    );
  /** Nothing can come in between any more: a transaction of another database of this server holds the chain back too. */
  const settled = () =>
    eventually(async () => {
      const { rows } = await owner.query<{ settled: boolean }>(
        `SELECT max(transaction_id::text::bigint) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS settled
         FROM reference.audit_entry`,
      );
      return rows[0]!.settled;
    });
  const sealed = async () => {
    const events: RecordedEvent[] = [];
    for await (const event of store.readStream('audit-trail-records')) events.push(event);
    return events;
  };
  const findings = async () => (await checkAuditTrail(api.pool, store)).findings;
  const tamper = async (sql: string) => {
    await owner.query(
      'ALTER TABLE reference.audit_entry DISABLE TRIGGER ALL; ALTER TABLE proof.audit_link DISABLE TRIGGER ALL',
    );
    await owner.query(sql);
  };
  const lastEntry = async () =>
    (await owner.query<{ id: string }>('SELECT max(id) AS id FROM reference.audit_entry')).rows[0]!.id;

  it('is told in events, each once, however many processes tell it', async () => {
    await settled();
    await Promise.all([sealer.seal(), sealer.seal(), sealer.seal()]);
    await sealer.seal();
    expect(await sealed()).toHaveLength(1);
    await change('Renamed');
    await settled();
    await Promise.all([sealer.seal(), sealer.seal()]);
    const events = await sealed();
    expect(events.map(({ type }) => type)).toEqual(['AuditTrailSealed', 'AuditTrailSealed']);
    const { rows } = await owner.query('SELECT count(*)::int AS n FROM reference.audit_entry');
    expect(events[1]!.data.entries).toBe(rows[0].n);
    expect(await findings()).toEqual([]);
  });

  it('does not chain what may still come in between', async () => {
    const open = await owner.connect();
    await open.query('BEGIN');
    await open.query(`UPDATE reference.product SET name = name || ' open'`);
    await open.query('SET CONSTRAINTS ALL IMMEDIATE');
    const before = (await chainAuditTrail(api.pool)).entries;
    await open.query('COMMIT');
    open.release();
    await settled();
    expect((await chainAuditTrail(api.pool)).entries).toBeGreaterThan(before);
    expect(await findings()).toEqual([]);
  });

  it('chains what a dump brought from a server that had counted its transactions further', async () => {
    await owner.query(`
      ALTER TABLE reference.audit_entry DISABLE TRIGGER audit_entry_append_only;
      UPDATE reference.audit_entry
         SET transaction_id = (transaction_id::text::bigint + 1000000000000)::text::xid8;
      ALTER TABLE reference.audit_entry ENABLE TRIGGER audit_entry_append_only`);
    const { rows } = await owner.query('SELECT count(*)::int AS n FROM reference.audit_entry');
    expect(rows[0].n).toBeGreaterThan(0);
    expect((await chainAuditTrail(api.pool)).entries).toBe(rows[0].n);
    expect(await findings()).toEqual([]);
  });

  it('shows an entry that was altered, and one that was removed', async () => {
    await change('Renamed');
    await settled();
    await sealer.seal();
    const id = await lastEntry();
    await tamper(`UPDATE reference.audit_entry SET user_id = gen_random_uuid() WHERE id = ${id}`);
    expect(await findings()).toEqual([`audit entry ${id} was altered`]);
    await tamper(`DELETE FROM reference.audit_entry WHERE id = ${id}`);
    expect(await findings()).toEqual([`audit entry ${id} was removed`]);
  });

  it('shows that a trail was rewritten together with its chain', async () => {
    await change('Renamed');
    await settled();
    await sealer.seal();
    const [{ data }] = (await sealed()) as [RecordedEvent];
    const id = await lastEntry();
    await tamper(
      `UPDATE reference.audit_entry SET user_id = gen_random_uuid() WHERE id = ${id}; TRUNCATE proof.audit_link`,
    );
    await chainAuditTrail(api.pool);
    expect(await findings()).toEqual([
      expect.stringContaining(`the first ${data.entries} entries of the audit trail`),
    ]);
    await tamper(`DELETE FROM reference.audit_entry WHERE id = ${id}; TRUNCATE proof.audit_link`);
    await chainAuditTrail(api.pool);
    expect(await findings()).toEqual([expect.stringContaining(`told of ${data.entries} entries`)]);
  });

  it('keeps the security log: only what is old goes, only what is counted grows', async () => {
    const add = (at: string, minute: string | null) =>
      owner.query<{ id: string }>(
        `INSERT INTO reference.security_event (occurred_at, event, outcome, minute) VALUES ($1, 'REFUS', 'ECHEC', $2) RETURNING id`,
        [at, minute],
      );
    const now = new Date().toISOString();
    const id = (await add(now, null)).rows[0]!.id;
    const counted = (await add(now, now)).rows[0]!.id;
    for (const statement of [
      `DELETE FROM reference.security_event WHERE id = ${id}`,
      `UPDATE reference.security_event SET login = 'x' WHERE id = ${id}`,
      `UPDATE reference.security_event SET count = 2 WHERE id = ${id}`,
      `UPDATE reference.security_event SET count = 0 WHERE id = ${counted}`,
      `UPDATE reference.security_event SET count = 2, login = 'x' WHERE id = ${counted}`,
      `UPDATE reference.security_event SET count = 2, occurred_at = minute + interval '2 minutes' WHERE id = ${counted}`,
      `UPDATE reference.security_event SET count = 2, occurred_at = minute - interval '1 second' WHERE id = ${counted}`,
      'TRUNCATE reference.security_event',
    ])
      await expect(owner.query(statement)).rejects.toThrow(/append-only/);
    await owner.query(
      `UPDATE reference.security_event SET count = 5, occurred_at = minute + interval '59 seconds' WHERE id = ${counted}`,
    );
    const old = (await add('2020-01-01T00:00:00Z', null)).rows[0]!.id;
    await owner.query(`DELETE FROM reference.security_event WHERE id = ${old}`);
  });
});
