import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is signed in. A row is deleted when its session ends. `replaced_at` holds the instants at which the latest
 * generations of its token were replaced, the latest first. Processes that remember a session are notified when its
 * token is renewed and when it ends.
 */
const SESSIONS = `
  CREATE TABLE reference.session (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES reference.user_account ON DELETE CASCADE,
    remembered boolean NOT NULL,
    started_at timestamptz NOT NULL,
    last_active_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    address text NOT NULL,
    browser text,
    generation integer NOT NULL DEFAULT 1,
    replaced_at timestamptz[] NOT NULL DEFAULT '{}'
  );
  CREATE INDEX session_by_user ON reference.session (user_id);
  CREATE INDEX session_by_expiry ON reference.session (expires_at);

  CREATE FUNCTION reference.announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('session_changed', OLD.id::text);
    RETURN NULL;
  END $$;

  CREATE TRIGGER session_announce_renewal AFTER UPDATE OF generation, expires_at, user_id ON reference.session
    FOR EACH ROW EXECUTE FUNCTION reference.announce_session();
  CREATE TRIGGER session_announce_end AFTER DELETE ON reference.session
    FOR EACH ROW EXECUTE FUNCTION reference.announce_session();
`;

export class Sessions1763683200030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SESSIONS);
    await runner.query('ALTER TABLE reference.user_account DROP COLUMN token_version');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reference.user_account ADD COLUMN token_version integer NOT NULL DEFAULT 1;
      DROP TABLE reference.session;
      DROP FUNCTION reference.announce_session();`);
  }
}
