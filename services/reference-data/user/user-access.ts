/** What lets a user in beside the password: sessions and links (docs/rules/accounts.md, AU-4). */
import type { EntityManager } from 'typeorm';
import { spendLinks } from './password-links.js';

export interface AccessChange {
  readonly userId: string;
  readonly now: Date;
  /** Id of the session in which the change is made, which goes on; null: none does. */
  readonly exceptSession: string | null;
}

/** Within a transaction: ends the user's sessions but one, and spends every link that was mailed to the user. */
export async function endAccess(
  manager: EntityManager,
  { userId, now, exceptSession }: AccessChange,
): Promise<void> {
  await spendLinks(manager, userId, now);
  await manager.query('DELETE FROM reference.session WHERE user_id = $1 AND id IS DISTINCT FROM $2', [
    userId,
    exceptSession,
  ]);
}
