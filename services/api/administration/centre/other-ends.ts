/**
 * Links between centres, and between centres and users. A link changed from one end is a change of the record at its
 * other end too: its version grows, so that two editors do not overwrite each other, and its history tells of it
 * (docs/rules/administration.md, AD-3).
 */
import type { EntityManager } from 'typeorm';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';

const LINKS_LOCK = 4_201_767;

/**
 * Until the end of the transaction nobody else changes links. Taken before a record is locked: two changes that lock
 * their own record first, and then the other's, would wait for each other. It also keeps two changes from closing a
 * loop of centres together.
 */
export async function lockLinks(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LINKS_LOCK]);
}

interface Ends {
  readonly table: 'centre_user' | 'centre_link';
  /** Column of the end that is written. */
  readonly own: 'centre_id' | 'user_id' | 'parent_id' | 'child_id';
  readonly other: 'centre_id' | 'user_id' | 'parent_id' | 'child_id';
}

/**
 * Makes these the linked records of one end.
 * @param ids of the other ends, all of them; null: none
 * @returns the ids of the other ends that were linked or unlinked
 */
export async function writeLinks(
  manager: EntityManager,
  { table, own, other }: Ends,
  id: string,
  ids: readonly string[] | null,
): Promise<string[]> {
  const changed = await manager.query<{ id: string }[]>(
    `WITH gone AS (
       DELETE FROM reference.${table} WHERE ${own} = $1 AND NOT ${other} = ANY($2::uuid[]) RETURNING ${other} AS id
     ), added AS (
       INSERT INTO reference.${table} (${own}, ${other}) SELECT $1, unnest($2::uuid[])
       ON CONFLICT DO NOTHING RETURNING ${other} AS id
     ) SELECT id FROM gone UNION SELECT id FROM added`,
    [id, ids ?? []],
  );
  return changed.map((link) => link.id);
}

interface EnteredEnds extends Ends {
  /** What the records at the other ends are in the trail, and which of their fields holds the link. */
  readonly entity: 'centre' | 'users';
  readonly field: 'parentIds' | 'childrenIds' | 'centreIds';
}

/**
 * As {@link writeLinks}; besides, each record that was linked or unlinked gets a new version and an entry in the trail,
 * with its own links before and after.
 */
export async function changeLinks(
  changes: Changes,
  ends: EnteredEnds,
  id: string,
  ids: readonly string[] | null,
): Promise<string[]> {
  const { table, own, other, entity, field } = ends;
  const changed = await writeLinks(changes.manager, ends, id, ids);
  await touch(changes, entity === 'users' ? 'user_account' : 'centre', changed);
  const now = await changes.manager.query<{ recordId: string; links: string[] }[]>(
    `SELECT record_id AS "recordId",
       ARRAY(SELECT l.${own} FROM reference.${table} l WHERE l.${other} = record_id ORDER BY l.${own}) AS links
     FROM unnest($1::uuid[]) AS changed (record_id)`,
    [changed],
  );
  for (const { recordId, links } of now) {
    const before = links.includes(id) ? links.filter((link) => link !== id) : [...links, id].sort();
    await changes.enter({ entity, recordId, before: { [field]: before }, after: { [field]: links } });
  }
  return changed;
}

/** The records get a new version, changed by the actor. */
export async function touch(
  { manager, actor }: Changes,
  table: 'centre' | 'user_account',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `UPDATE reference.${table} SET version = version + 1, updated_at = now(), updated_by = $2 WHERE id = ANY($1)`,
    [ids, actor.userId],
  );
}

/** Vaccination centres that stand below dispatch centres, none of which their default carrier drives for, lose it. */
export async function dropForeignCarriers(changes: Changes, centreIds: readonly string[]): Promise<void> {
  const dropped = await changes.manager.query<{ id: string; carrierId: string }[]>(
    `WITH dropped AS (
       UPDATE reference.centre c SET carrier_id = NULL FROM reference.carrier t
       WHERE c.id = ANY($1) AND c.type = 'VACCINATION' AND t.id = c.carrier_id
         AND EXISTS (SELECT FROM reference.centre_link l WHERE l.child_id = c.id)
         AND NOT EXISTS (SELECT FROM reference.centre_link l WHERE l.child_id = c.id AND l.parent_id = t.centre_id)
       RETURNING c.id, t.id AS "carrierId"
     ) SELECT * FROM dropped`,
    [centreIds],
  );
  for (const { id, carrierId } of dropped) {
    await changes.enter({
      entity: 'centre',
      recordId: id,
      before: { idTransporteur: carrierId },
      after: { idTransporteur: null },
    });
  }
}
