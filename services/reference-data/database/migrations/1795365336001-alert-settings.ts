import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a centre wants to be told about its stock. A centre without a row has the defaults. */
const TABLES = `
  CREATE TABLE reference.alert_settings (
    centre_id uuid PRIMARY KEY REFERENCES reference.centre (id) ON DELETE CASCADE,
    expiry_days integer NOT NULL CHECK (expiry_days >= 0),
    limit_hours integer NOT NULL CHECK (limit_hours >= 0),
    reception_days integer NOT NULL CHECK (reception_days >= 0)
  );
  CREATE TABLE reference.stock_threshold (
    centre_id uuid NOT NULL REFERENCES reference.centre (id) ON DELETE CASCADE,
    product_id uuid NOT NULL REFERENCES reference.product (id) ON DELETE CASCADE,
    low_stock integer NOT NULL CHECK (low_stock >= 0),
    rank integer NOT NULL,
    PRIMARY KEY (centre_id, product_id)
  );
`;

/** As for every table of administered records: what is written past the service is entered by the database. */
const audited = (table: string) => `
  CREATE CONSTRAINT TRIGGER ${table}_audited AFTER INSERT OR UPDATE OR DELETE ON reference.${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    EXECUTE FUNCTION reference.enter_if_unaudited('centre', 'centre_id');
  ALTER TABLE reference.${table} ENABLE ALWAYS TRIGGER ${table}_audited;`;

export class AlertSettings1795365336001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const table of ['alert_settings', 'stock_threshold']) await runner.query(audited(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reference.stock_threshold, reference.alert_settings');
  }
}
