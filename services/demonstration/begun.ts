/**
 * That the demonstration is being made: noted with its reference data, taken back after its last movement. Where it is
 * not noted, an installation is not the demonstration's to add to, such as one that was restored to an earlier moment.
 */
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

export const DEMONSTRATION_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.demonstration_begun (
    one      boolean PRIMARY KEY DEFAULT true CHECK (one),
    begun_at timestamptz NOT NULL DEFAULT now()
  )`;

/** In the transaction that makes the reference data. */
export const noteBegun = async (transaction: EntityManager): Promise<void> => {
  await transaction.query('INSERT INTO platform.demonstration_begun DEFAULT VALUES');
};

export async function isBegun(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM platform.demonstration_begun');
  return rowCount === 1;
}

export const noteComplete = async (pool: Pool): Promise<void> => {
  await pool.query('DELETE FROM platform.demonstration_begun');
};
