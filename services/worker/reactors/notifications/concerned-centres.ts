import type { Pool } from 'pg';
import type { ProjectionProgress } from '../../../../projections/progress.js';
import {
  CONCERNED_POINTS,
  type ConcernedCentre,
  concernedCentresSql,
} from '../../../../projections/recall/concerned.js';
import type { ConcernedBy } from './notification-reactor.js';

const CONCERNED_CENTRES = concernedCentresSql('$4');

/** The read models are waited for in steps of this length; the reactor then begins again with the recall. */
const WAIT_MS = 30_000;

/** @throws Error where the read models do not come to the position: the reactor tries again */
export const concernedCentres =
  (pool: Pool, progress: Pick<ProjectionProgress, 'waitFor'>): ConcernedBy =>
  async ({ recallId, productId, lot }, position, only) => {
    if (!(await progress.waitFor(position, WAIT_MS, ['stock', 'movement', 'delivery-note', 'recall'])))
      throw new Error(`the read models have not come to position ${position}`);
    const about = [recallId, productId, lot, only ?? null];
    const centres = await pool.query<ConcernedCentre>(CONCERNED_CENTRES, about);
    const points = await pool.query<Pick<ConcernedCentre, 'centre_id'>>(CONCERNED_POINTS, about);
    return [
      ...centres.rows.map(({ centre_id: centreId, quantity }) => ({ centreId, quantity })),
      ...points.rows.map(({ centre_id: centreId }) => ({ centreId, quantity: null })),
    ];
  };
