import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries of the audit trail in the order in which they were chained, each with its hash. */
const CHAIN = `
  CREATE TABLE proof.audit_link (
    place bigint PRIMARY KEY CHECK (place >= 0),
    entry_id bigint NOT NULL UNIQUE,
    hash bytea NOT NULL CHECK (length(hash) = 32)
  );
  CREATE TRIGGER audit_link_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof.audit_link
    FOR EACH STATEMENT EXECUTE FUNCTION proof.refuse_to_rewrite();
  ALTER TABLE proof.audit_link ENABLE ALWAYS TRIGGER audit_link_append_only;
`;

/** Of the security log only what is older than a year goes, and only the count of what is counted grows. */
const SECURITY_LOG = `
  CREATE FUNCTION reference.guard_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.occurred_at < clock_timestamp() - interval '1 year' THEN
      RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.minute IS NOT NULL AND NEW.count > OLD.count AND NEW.occurred_at >= OLD.minute
      AND to_jsonb(NEW) - '{count,occurred_at}'::text[] = to_jsonb(OLD) - '{count,occurred_at}'::text[] THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the security log is append-only' USING ERRCODE = 'restrict_violation';
  END $$;

  CREATE TRIGGER security_event_guarded BEFORE UPDATE OR DELETE ON reference.security_event
    FOR EACH ROW EXECUTE FUNCTION reference.guard_security_event();
  ALTER TABLE reference.security_event ENABLE ALWAYS TRIGGER security_event_guarded;
  CREATE TRIGGER security_event_kept BEFORE TRUNCATE ON reference.security_event
    FOR EACH STATEMENT EXECUTE FUNCTION reference.refuse_to_rewrite();
  ALTER TABLE reference.security_event ENABLE ALWAYS TRIGGER security_event_kept;
`;

export class AuditChain1763683200071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHAIN);
    await runner.query(SECURITY_LOG);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER security_event_kept ON reference.security_event;
      DROP TRIGGER security_event_guarded ON reference.security_event;
      DROP FUNCTION reference.guard_security_event();
      DROP TABLE proof.audit_link;`);
  }
}
