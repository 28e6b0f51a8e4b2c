import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The triggers of the audit trail fire for every session, also for one that calls itself a replica. */
const switchTo = (mode: 'ALWAYS' | '') => `
  DO $$
  DECLARE one record;
  BEGIN
    FOR one IN
      SELECT t.tgrelid::regclass AS table_name, t.tgname
      FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'reference' AND p.proname IN ('enter_if_unaudited', 'refuse_to_rewrite') AND NOT t.tgisinternal
    LOOP
      EXECUTE format('ALTER TABLE %s ENABLE ${mode} TRIGGER %I', one.table_name, one.tgname);
    END LOOP;
  END $$`;

export class AuditAlways1763683200050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(switchTo('ALWAYS'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(switchTo(''));
  }
}
