import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A link is bound to the address that it is mailed to, and has an id by which its mail refers to it: the secret token
 * is in the mail only. Links without an address can no longer be used.
 */
const LINK_ADDRESS = `
  DELETE FROM reference.password_link;
  ALTER TABLE reference.password_link DROP CONSTRAINT password_link_pkey;
  ALTER TABLE reference.password_link
    ADD COLUMN id uuid PRIMARY KEY,
    ADD COLUMN email text NOT NULL,
    ADD CONSTRAINT password_link_token_hash_key UNIQUE (token_hash);
`;

export class PasswordLinkAddress1763683200020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINK_ADDRESS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reference.password_link DROP CONSTRAINT password_link_token_hash_key, DROP COLUMN id, DROP COLUMN email;
      ALTER TABLE reference.password_link ADD PRIMARY KEY (token_hash);`);
  }
}
