import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of thousands: each order that a list is read in has its index, and words that are plain ASCII, as most are,
 * cost no regular expression. Without STRICT the function is folded into the query that calls it.
 */
const FOLDED = `
  CREATE OR REPLACE FUNCTION reference.folded(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value)
      ELSE lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')) END;
`;

const FOLDED_BEFORE = `
  CREATE OR REPLACE FUNCTION reference.folded(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'));
`;

const ORDERS: readonly (readonly [table: string, column: string])[] = [
  ['centre', 'name'],
  ['centre', 'address'],
  ['centre', 'city'],
  ['product', 'commercial_name'],
  ['product', 'name'],
  ['user_account', 'login'],
  ['user_account', 'email'],
];

export class LongLists1763683200006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDED);
    for (const [table, column] of ORDERS) {
      await runner.query(`CREATE INDEX ${table}_${column}_order ON reference.${table}
        (${column} COLLATE reference.alphabetical, id)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of ORDERS) await runner.query(`DROP INDEX reference.${table}_${column}_order`);
    await runner.query(FOLDED_BEFORE);
  }
}
