import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The Merkle tree over the ledger. `leaf` names each event in global order; `node` keeps complete subtrees of 16, 256,
 * 4,096 … leaves (levels 4, 8, 12 …), each written once. What lies between follows from them.
 */
const TREE = `
  CREATE SCHEMA proof;
  CREATE TABLE proof.leaf (
    index bigint PRIMARY KEY CHECK (index >= 0),
    position bigint NOT NULL UNIQUE,
    event_id uuid NOT NULL UNIQUE,
    hash bytea NOT NULL CHECK (length(hash) = 32)
  );
  CREATE TABLE proof.node (
    level smallint NOT NULL CHECK (level > 0 AND level % 4 = 0),
    index bigint NOT NULL CHECK (index >= 0),
    hash bytea NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (level, index)
  );
`;

const APPEND_ONLY = `
  CREATE FUNCTION proof.refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the tree over the ledger is append-only' USING ERRCODE = 'restrict_violation';
  END $$;
  ${['leaf', 'node']
    .map(
      (table) => `
  CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof.${table}
    FOR EACH STATEMENT EXECUTE FUNCTION proof.refuse_to_rewrite();
  ALTER TABLE proof.${table} ENABLE ALWAYS TRIGGER ${table}_append_only;`,
    )
    .join('')}
`;

export class LedgerTree1763683200070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TREE);
    await runner.query(APPEND_ONLY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA proof CASCADE');
  }
}
