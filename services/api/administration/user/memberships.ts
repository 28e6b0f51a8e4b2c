/** The centres of a user, written from the user's end (docs/rules/administration.md, AD-11). */
import type { EntityManager } from 'typeorm';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';
import { readMemberships } from '../../../reference-data/user/memberships.js';
import { lockLinks, touch, writeLinks } from '../centre/other-ends.js';

/**
 * Makes these the centres of the user. Each centre that the user joins or leaves gets a new version and an entry in the
 * trail; one that the user leaves as its referent has none any more.
 */
export async function writeMemberships(
  changes: Changes,
  userId: string,
  centreIds: readonly string[] | null,
): Promise<void> {
  const { manager } = changes;
  await lockLinks(manager);
  const ends = { table: 'centre_user', own: 'user_id', other: 'centre_id' } as const;
  const wanted = new Set(centreIds ?? []);
  const known = new Set(await readMemberships(manager, userId));
  const differing = [...new Set([...known, ...wanted])].filter((id) => known.has(id) !== wanted.has(id));
  const before = await usersOf(manager, differing);
  await writeLinks(manager, ends, userId, [...wanted]);
  await touch(changes, 'centre', differing);
  await manager.query(
    `UPDATE reference.centre SET referent_id = NULL WHERE id = ANY($1) AND referent_id = $2
       AND NOT EXISTS (SELECT FROM reference.centre_user m WHERE m.centre_id = centre.id AND m.user_id = $2)`,
    [differing, userId],
  );
  const after = await usersOf(manager, differing);
  for (const id of differing) {
    await changes.enter({ entity: 'centre', recordId: id, before: before.get(id)!, after: after.get(id)! });
  }
}

interface CentrePeople {
  readonly users: readonly string[];
  readonly idReferent: string | null;
}

/** Who works in each of these centres. */
async function usersOf(
  manager: EntityManager,
  centreIds: readonly string[],
): Promise<ReadonlyMap<string, CentrePeople & Record<string, unknown>>> {
  const rows = await manager.query<(CentrePeople & { id: string })[]>(
    `SELECT c.id, c.referent_id AS "idReferent",
       ARRAY(SELECT m.user_id FROM reference.centre_user m WHERE m.centre_id = c.id ORDER BY m.user_id) AS users
     FROM reference.centre c WHERE c.id = ANY($1)`,
    [centreIds],
  );
  return new Map(rows.map(({ id, ...people }) => [id, people]));
}
