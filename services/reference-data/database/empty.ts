import type { DataSource, EntityManager } from 'typeorm';
import { Centre } from '../centre/centre.entity.js';
import { User } from '../user/user.entity.js';

/** Any number, the same in every process: two that start at once do not both find the database empty. */
const FIRST_CONTENT_LOCK = 4_201_764;

/** Does the work in one transaction where there is neither user nor centre; answers whether it did. */
export function withinEmptyReferenceData(
  source: DataSource,
  work: (transaction: EntityManager) => Promise<void>,
): Promise<boolean> {
  return source.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [FIRST_CONTENT_LOCK]);
    if ((await transaction.existsBy(User, {})) || (await transaction.existsBy(Centre, {}))) return false;
    await work(transaction);
    return true;
  });
}
