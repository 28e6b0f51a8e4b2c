/** Centres that came below a referent after its recall: their ledgers do not know it yet (docs/rules/lots.md, LO-7). */
import { live } from '../table.js';
import { recallAtCentreTable, recallTable } from './tables.js';

export interface UnreachedCentre {
  readonly recall_id: string;
  readonly centre_id: string;
}

/**
 * Rows are {@link UnreachedCentre}, in no order; none where every recall of a referent is lifted. $1: the type that
 * holds no stock.
 */
export const UNREACHED_CENTRES = `
  WITH RECURSIVE scope (recall_id, centre_id) AS (
    SELECT r.id, r.centre_id FROM ${live(recallTable)} r
     WHERE r.centre_id IS NOT NULL AND r.settled AND r.lifted_at IS NULL
    UNION SELECT s.recall_id, l.child_id FROM reference.centre_link l JOIN scope s ON l.parent_id = s.centre_id)
  SELECT s.recall_id, s.centre_id
    FROM scope s JOIN reference.centre c ON c.id = s.centre_id AND c.type <> $1
   WHERE NOT EXISTS (SELECT FROM ${live(recallAtCentreTable)} known
           WHERE known.recall_id = s.recall_id AND known.centre_id = s.centre_id)`;
