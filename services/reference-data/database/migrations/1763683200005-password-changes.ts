import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a password was set last: what the audit trail can say of it without its secret. The database keeps it, so that
 * a password changed by hand is in the trail as well.
 */
const PASSWORD_CHANGES = `
  ALTER TABLE reference.user_account ADD COLUMN password_changed_at timestamptz;

  CREATE FUNCTION reference.note_password_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.password_changed_at := clock_timestamp();
    RETURN NEW;
  END $$;

  CREATE TRIGGER user_account_first_password BEFORE INSERT ON reference.user_account
    FOR EACH ROW WHEN (NEW.password_hash IS NOT NULL) EXECUTE FUNCTION reference.note_password_change();
  CREATE TRIGGER user_account_password BEFORE UPDATE ON reference.user_account
    FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
    EXECUTE FUNCTION reference.note_password_change();
`;

export class PasswordChanges1763683200005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PASSWORD_CHANGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION reference.note_password_change() CASCADE;
      ALTER TABLE reference.user_account DROP COLUMN password_changed_at;`);
  }
}
