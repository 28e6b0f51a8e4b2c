import type { EntityManager } from 'typeorm';

/** Ids of the user's centres, by the centres' names. */
export async function readMemberships(manager: EntityManager, userId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT c.id FROM reference.centre_user m JOIN reference.centre c ON c.id = m.centre_id WHERE m.user_id = $1
     ORDER BY c.name COLLATE reference.alphabetical, c.id`,
    [userId],
  );
  return rows.map(({ id }) => id);
}
