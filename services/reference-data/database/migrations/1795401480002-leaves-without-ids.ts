import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A leaf has no event ids: Postgres finds an event by its id, and for an engine that does not `event_index` has them. The
 * rows stay as they are, so that what was proved stays provable.
 */
export class LeavesWithoutIds1795401480002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE proof.leaf DROP COLUMN event_ids;
      ALTER TABLE proof.leaf ADD CONSTRAINT leaf_hashes_check CHECK (length(hashes) = 32 * cardinality(positions));
    `);
  }

  /** The ids are not there any more: the tree is made anew from the events on the next start. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE proof.node DISABLE TRIGGER node_append_only;
      ALTER TABLE proof.leaf DISABLE TRIGGER leaf_append_only;
      ALTER TABLE proof.event_index DISABLE TRIGGER event_index_append_only;
      TRUNCATE proof.node, proof.leaf, proof.event_index;
      ALTER TABLE proof.node ENABLE ALWAYS TRIGGER node_append_only;
      ALTER TABLE proof.leaf ENABLE ALWAYS TRIGGER leaf_append_only;
      ALTER TABLE proof.event_index ENABLE ALWAYS TRIGGER event_index_append_only;
      ALTER TABLE proof.leaf DROP CONSTRAINT leaf_hashes_check, ADD COLUMN event_ids uuid[] NOT NULL,
        ADD CONSTRAINT leaf_check CHECK (cardinality(event_ids) = cardinality(positions)
          AND length(hashes) = 32 * cardinality(positions)),
        ALTER event_ids SET STORAGE EXTERNAL;
    `);
  }
}
