import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `entity` is the resource's name on the wire; `service` entries show the record as its `GET` does. */
const TABLE = `
  CREATE TABLE reference.audit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    occurred_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
    origin text NOT NULL CHECK (origin IN ('service', 'database')),
    entity text NOT NULL,
    record_id uuid NOT NULL,
    user_id uuid,
    before jsonb,
    after jsonb,
    CONSTRAINT audit_entry_says_something CHECK (before IS NOT NULL OR after IS NOT NULL)
  );
  CREATE INDEX audit_entry_record ON reference.audit_entry (entity, record_id, id);
  CREATE INDEX audit_entry_user ON reference.audit_entry (user_id, id);
  CREATE INDEX audit_entry_time ON reference.audit_entry (occurred_at, id);
`;

const APPEND_ONLY = `
  CREATE FUNCTION reference.refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'restrict_violation';
  END $$;

  CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reference.audit_entry
    FOR EACH STATEMENT EXECUTE FUNCTION reference.refuse_to_rewrite();
`;

/**
 * Last protection below the service: a change that reaches COMMIT without an entry of the service (a fix by hand, a
 * migration, code that forgot it) is entered as it is stored in the table. Arguments: the entity, then the columns that
 * hold the record's id; an entry for any of them counts, the first is the one that is made.
 */
const NET = `
  CREATE FUNCTION reference.row_for_audit(row_data jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT row_data
      - '{password_hash, token_version, search_text, version, created_at, created_by, updated_at, updated_by}'::text[]
      || CASE WHEN row_data ? 'file'
           THEN jsonb_build_object('file', encode(sha256(decode(substr(row_data ->> 'file', 3), 'hex')), 'hex'))
           ELSE '{}' END
  $$;

  CREATE FUNCTION reference.enter_if_unaudited() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN reference.row_for_audit(to_jsonb(OLD)) END;
    new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN reference.row_for_audit(to_jsonb(NEW)) END;
    any_row jsonb := coalesce(new_row, old_row);
    record_ids uuid[];
  BEGIN
    IF old_row IS NOT DISTINCT FROM new_row THEN
      RETURN NULL;
    END IF;
    SELECT array_agg((any_row ->> name)::uuid ORDER BY rank) INTO record_ids
      FROM unnest(TG_ARGV[1:]) WITH ORDINALITY AS columns (name, rank);
    IF EXISTS (
      SELECT FROM reference.audit_entry
      WHERE entity = TG_ARGV[0] AND record_id = ANY (record_ids)
        AND transaction_id = pg_current_xact_id() AND origin = 'service'
    ) THEN
      RETURN NULL;
    END IF;
    IF TG_ARGV[1] <> 'id' THEN
      old_row := CASE WHEN old_row IS NOT NULL THEN jsonb_build_object(TG_TABLE_NAME, old_row) END;
      new_row := CASE WHEN new_row IS NOT NULL THEN jsonb_build_object(TG_TABLE_NAME, new_row) END;
    END IF;
    INSERT INTO reference.audit_entry (origin, entity, record_id, user_id, before, after)
    VALUES ('database', TG_ARGV[0], record_ids[1],
      nullif(current_setting('reference.user_id', true), '')::uuid, old_row, new_row);
    RETURN NULL;
  END $$;
`;

/** Table, entity, columns with the record's id. A spec fails where a table of administered records is missing. */
const AUDITED: readonly (readonly [table: string, entity: string, ...ids: string[]])[] = [
  ['product', 'produit', 'id'],
  ['tracker', 'tracker', 'id'],
  ['container', 'contenant', 'id'],
  ['carrier', 'transporteur', 'id'],
  ['template', 'template', 'id'],
  ['user_account', 'users', 'id'],
  ['value_list_entry', 'value-list', 'id'],
  ['centre', 'centre', 'id'],
  ['centre_tag', 'centre', 'centre_id'],
  ['centre_template', 'centre', 'centre_id'],
  ['centre_user', 'centre', 'centre_id'],
  ['centre_link', 'centre', 'parent_id', 'child_id'],
];

export class AuditTrail1763683200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(APPEND_ONLY);
    await runner.query(NET);
    for (const [table, ...args] of AUDITED) {
      // Deferred: the service enters a change when all of it is done.
      await runner.query(`
        CREATE CONSTRAINT TRIGGER ${table}_audited AFTER INSERT OR UPDATE OR DELETE ON reference.${table}
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
          EXECUTE FUNCTION reference.enter_if_unaudited(${args.map((arg) => `'${arg}'`).join(', ')})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION reference.enter_if_unaudited() CASCADE;
      DROP FUNCTION reference.row_for_audit(jsonb);
      DROP TABLE reference.audit_entry;
      DROP FUNCTION reference.refuse_to_rewrite();`);
  }
}
