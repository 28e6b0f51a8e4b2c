/** Centres with a ledger, read from the database and not from memory: what is written there before the call is seen. */
import type { Pool } from 'pg';
import type { CentreType } from '../../domain/ledger/vocabulary.js';

/** Holds no stock. */
export const WITHOUT_LEDGER: CentreType = 'VACCINATION_POINT';

export interface NetworkCentre {
  readonly id: string;
  /** It is the centre that was asked about, or below it. */
  readonly below: boolean;
}

export class NetworkCentres {
  constructor(private readonly pool: Pool) {}

  /** Every centre that can hold stock, active or not. @param centreId null: the whole network is below it */
  async below(centreId: string | null): Promise<readonly NetworkCentre[]> {
    const { rows } = await this.pool.query<NetworkCentre>(
      `WITH RECURSIVE scope (id) AS (
         SELECT $1::uuid
         UNION SELECT l.child_id FROM reference.centre_link l JOIN scope ON l.parent_id = scope.id)
       SELECT c.id, ($1::uuid IS NULL OR c.id IN (SELECT id FROM scope)) AS below
         FROM reference.centre c WHERE c.type <> $2 ORDER BY c.id`,
      [centreId, WITHOUT_LEDGER],
    );
    return rows;
  }

  /** The centre itself and all above it. */
  async above(centreId: string): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ id: string }>(
      `WITH RECURSIVE scope (id) AS (
         SELECT $1::uuid
         UNION SELECT l.parent_id FROM reference.centre_link l JOIN scope ON l.child_id = scope.id)
       SELECT id FROM scope`,
      [centreId],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
