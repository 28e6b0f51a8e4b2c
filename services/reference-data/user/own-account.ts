/** What users change about themselves: preferences, and their password without its secret in the trail. */
import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { enterChanges, type Snapshot, writeAs } from '../audit/audit-trail.js';
import { columnsOf, fieldsOf } from '../records/columns.js';
import { readMemberships } from './memberships.js';
import { userDefinition } from './user.definition.js';
import { User } from './user.entity.js';

const USER_COLUMNS = columnsOf<Record<string, unknown>, User>(userDefinition);

/** A user as it is kept in the audit trail: without what follows from the rights. */
export const accountSnapshot = async (manager: EntityManager, user: User): Promise<Snapshot> => ({
  ...fieldsOf(USER_COLUMNS, user),
  id: user.id,
  version: user.version,
  passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
  centreIds: await readMemberships(manager, user.id),
});

/** Within a transaction; the trail records it as a change by the user. A value that is the same already is not written again. */
export async function changeOwnAccount(
  manager: EntityManager,
  userId: string,
  columns: QueryDeepPartialEntity<User>,
): Promise<void> {
  await writeAs(manager, userId);
  const read = () =>
    manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  const current = await read();
  const isSo = ([column, value]: [string, unknown]) => current[column as keyof User] === value;
  if (Object.entries(columns).every(isSo)) return;
  const before = await accountSnapshot(manager, current);
  await manager.update(User, { id: userId }, { ...columns, updatedBy: userId });
  const after = await accountSnapshot(manager, await read());
  await enterChanges(manager, userId, [{ entity: 'users', recordId: userId, before, after }]);
}
