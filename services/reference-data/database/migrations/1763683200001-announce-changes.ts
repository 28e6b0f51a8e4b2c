import type { MigrationInterface, QueryRunner } from 'typeorm';

const ANNOUNCED = [
  'user_account',
  'centre',
  'centre_link',
  'centre_user',
  'product',
  'tracker',
  'container',
  'carrier',
  'value_list_entry',
];

/**
 * One notification for each statement, with the ids of the rows where they are few. A payload is at most 8,000 bytes,
 * and a listener that gets no ids reads the whole table.
 */
const FUNCTION = `
  CREATE FUNCTION reference.announce() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    ids jsonb;
  BEGIN
    IF TG_ARGV[0] = 'by id' THEN
      SELECT CASE WHEN count(*) <= 100 THEN jsonb_agg(changed.id) END INTO ids
        FROM (SELECT id FROM changed_rows LIMIT 101) changed;
      IF ids IS NULL AND NOT EXISTS (SELECT FROM changed_rows) THEN
        RETURN NULL;
      END IF;
    END IF;
    PERFORM pg_notify('reference_changed', jsonb_build_object('table', TG_TABLE_NAME, 'ids', ids)::text);
    RETURN NULL;
  END $$;
`;

/** A trigger with a transition table can have only one event. */
const EVENTS = [
  ['insert', 'NEW TABLE'],
  ['update', 'NEW TABLE'],
  ['delete', 'OLD TABLE'],
];

export class AnnounceChanges1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTION);
    for (const table of ANNOUNCED) {
      const how = table === 'centre_link' || table === 'centre_user' ? 'whole' : 'by id';
      for (const [event, rows] of EVENTS) {
        await runner.query(`
          CREATE TRIGGER ${table}_announce_${event} AFTER ${event} ON reference.${table}
            REFERENCING ${rows} AS changed_rows
            FOR EACH STATEMENT EXECUTE FUNCTION reference.announce('${how}')`);
      }
      await runner.query(`
        CREATE TRIGGER ${table}_announce_truncate AFTER TRUNCATE ON reference.${table}
          FOR EACH STATEMENT EXECUTE FUNCTION reference.announce('whole')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION reference.announce() CASCADE');
  }
}
