import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `oe` finds `œ`, `ae` finds `æ` and `ss` finds `ß`, which Unicode does not decompose. Capitals are named as well:
 * `lower` leaves them as they are where the server's locale is C.
 */
const FOLDED = `
  CREATE OR REPLACE FUNCTION reference.folded(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value)
      ELSE lower(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'),
        '[œŒ]', 'oe', 'g'), '[æÆ]', 'ae', 'g'), '[ßẞ]', 'ss', 'g')) END;
`;

const FOLDED_BEFORE = `
  CREATE OR REPLACE FUNCTION reference.folded(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value)
      ELSE lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')) END;
`;

/**
 * The one place where folded text is stored; its trigger folds it anew. Constraints are checked at once, so that a
 * migration that follows in the same transaction may alter the table.
 */
const USERS_ANEW = `
  UPDATE reference.user_account SET login = login
    WHERE concat_ws(' ', last_name, first_name, login, email) ~ '[œŒæÆßẞǽǼǣǢ]';
  SET CONSTRAINTS ALL IMMEDIATE;
  SET CONSTRAINTS ALL DEFERRED;
`;

export class SearchLigatures1795730400001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDED + USERS_ANEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDED_BEFORE + USERS_ANEW);
  }
}
