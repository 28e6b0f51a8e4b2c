import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happened about signing in and rights. A row counts `count` equal events of the minute that began at
 * `minute`; null: the row is one event alone. Of those that are counted together, login and address may be unknown.
 */
const SECURITY_EVENTS = `
  CREATE TABLE reference.security_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    occurred_at timestamptz NOT NULL,
    event text NOT NULL
      CHECK (event IN ('CONNEXION', 'DECONNEXION', 'MOT_DE_PASSE', 'LIEN', 'DROITS', 'REFUS')),
    outcome text NOT NULL CHECK (outcome IN ('SUCCES', 'ECHEC')),
    login text,
    address text,
    user_id uuid,
    count integer NOT NULL DEFAULT 1,
    minute timestamptz
  );
  CREATE INDEX security_event_time ON reference.security_event (occurred_at, id);
  CREATE UNIQUE INDEX security_event_counted ON reference.security_event (minute, event, outcome, login, address)
    NULLS NOT DISTINCT WHERE minute IS NOT NULL;
`;

export class SecurityEvents1763683200031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SECURITY_EVENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reference.security_event');
  }
}
