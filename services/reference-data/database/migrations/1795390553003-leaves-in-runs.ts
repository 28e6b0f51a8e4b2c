import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leaves and nodes as they were: the tree is made anew from the events on the next start. */
const FORGET = `
  DROP TABLE proof.leaf;
  ALTER TABLE proof.node DISABLE TRIGGER node_append_only;
  TRUNCATE proof.node;
  ALTER TABLE proof.node ENABLE ALWAYS TRIGGER node_append_only;
`;

/**
 * `leaf` has a row for each run of events that were taken in together, in global order: `index` is that of the first,
 * `hashes` their hashes one after the other, 32 bytes each. `event_index` is written only where the event store finds no
 * event by its id.
 */
const RUNS = `
  CREATE TABLE proof.leaf (
    index bigint PRIMARY KEY CHECK (index >= 0),
    positions bigint[] NOT NULL CHECK (cardinality(positions) > 0),
    last_position bigint NOT NULL UNIQUE,
    event_ids uuid[] NOT NULL,
    hashes bytea NOT NULL,
    CHECK (cardinality(event_ids) = cardinality(positions) AND length(hashes) = 32 * cardinality(positions))
  );
  -- Hashes and ids cannot be compressed, and a part of what is stored plainly is read alone.
  ALTER TABLE proof.leaf ALTER positions SET STORAGE EXTERNAL, ALTER event_ids SET STORAGE EXTERNAL,
    ALTER hashes SET STORAGE EXTERNAL;
  CREATE TABLE proof.event_index (
    event_id uuid PRIMARY KEY,
    index bigint NOT NULL
  );
`;

const LEAVES_ONE_BY_ONE = `
  DROP TABLE proof.event_index;
  CREATE TABLE proof.leaf (
    index bigint PRIMARY KEY CHECK (index >= 0),
    position bigint NOT NULL UNIQUE,
    event_id uuid NOT NULL UNIQUE,
    hash bytea NOT NULL CHECK (length(hash) = 32)
  );
`;

const appendOnly = (table: string) => `
  CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof.${table}
    FOR EACH STATEMENT EXECUTE FUNCTION proof.refuse_to_rewrite();
  ALTER TABLE proof.${table} ENABLE ALWAYS TRIGGER ${table}_append_only;
`;

export class LeavesInRuns1795390553003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORGET + RUNS + appendOnly('leaf') + appendOnly('event_index'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FORGET + LEAVES_ONE_BY_ONE + appendOnly('leaf'));
  }
}
