import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `folded`: a text without accents and case, whatever the server's locale, so that `riviere` finds `Rivière`.
 * `alphabetical`: the order in which French readers look for a name, with `Centre 2` before `Centre 10`.
 */
const WORDS = `
  CREATE FUNCTION reference.folded(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'));

  CREATE COLLATION reference.alphabetical (provider = icu, locale = 'fr-u-kn-true');
`;

/** Folding 20,000 users at each search would take as long as everything else together. */
const USER_SEARCH = `
  ALTER TABLE reference.user_account ADD COLUMN search_text text;

  CREATE FUNCTION reference.user_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := reference.folded(
      concat_ws(' ', NEW.last_name, NEW.first_name, NEW.last_name, NEW.login, NEW.email));
    RETURN NEW;
  END $$;

  CREATE TRIGGER user_account_search BEFORE INSERT OR UPDATE ON reference.user_account
    FOR EACH ROW EXECUTE FUNCTION reference.user_search_text();
  UPDATE reference.user_account SET login = login;

  CREATE INDEX user_account_last_name_order ON reference.user_account
    (last_name COLLATE reference.alphabetical, id);
`;

export class FindByName1763683200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WORDS);
    await runner.query(USER_SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX reference.user_account_last_name_order;
      DROP FUNCTION reference.user_search_text() CASCADE;
      ALTER TABLE reference.user_account DROP COLUMN search_text;
      DROP COLLATION reference.alphabetical;
      DROP FUNCTION reference.folded(text);`);
  }
}
