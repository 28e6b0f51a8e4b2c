import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A hash that sign-in replaces by one of the same password, made with other parameters, is no change of the password.
 * Sign-in says so for its transaction; said of a hash with the same parameters it counts for nothing, so that a password
 * that is set by hand stays in the trail.
 */
const SAME_PASSWORD = `
  CREATE OR REPLACE FUNCTION reference.note_password_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND current_setting('reference.same_password_of', true) = NEW.id::text
      AND split_part(NEW.password_hash, '$', 4) <> split_part(OLD.password_hash, '$', 4) THEN
      RETURN NEW;
    END IF;
    NEW.password_changed_at := clock_timestamp();
    RETURN NEW;
  END $$;
`;

const EVERY_HASH = `
  CREATE OR REPLACE FUNCTION reference.note_password_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.password_changed_at := clock_timestamp();
    RETURN NEW;
  END $$;
`;

export class SamePassword1795763200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SAME_PASSWORD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(EVERY_HASH);
  }
}
