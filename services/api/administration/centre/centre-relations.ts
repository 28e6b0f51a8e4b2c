/** What belongs to a centre and is stored in other tables: its place in the network, users, tags, templates. */
import type { EntityManager } from 'typeorm';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';
import type { UserChoice } from '../user/user-record.dto.js';
import type { LinkedCentreDto } from './centre.dto.js';
import type { CentreBody, TagBody, TemplateChoices } from './centre-record.dto.js';
import { changeLinks, dropForeignCarriers } from './other-ends.js';

export interface CentreRelations {
  readonly users: UserChoice[];
  readonly children: LinkedCentreDto[];
  readonly parents: LinkedCentreDto[];
  readonly tags: TagBody[];
  readonly templates: TemplateChoices;
}

const neighbours = (own: 'parent_id' | 'child_id', other: 'parent_id' | 'child_id') => `
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'nom', c.name, 'service', c.service, 'type', c.type,
      'actif', c.active)
    ORDER BY c.name COLLATE reference.alphabetical, c.id), '[]')
  FROM reference.centre_link l JOIN reference.centre c ON c.id = l.${other} WHERE l.${own} = $1`;

const RELATIONS = `
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'login', u.login, 'lastname', u.last_name,
        'firstname', u.first_name, 'email', u.email, 'actif', u.active, 'authorities', u.authorities)
        ORDER BY u.last_name COLLATE reference.alphabetical, u.id), '[]')
      FROM reference.centre_user m JOIN reference.user_account u ON u.id = m.user_id WHERE m.centre_id = $1) AS users,
    (${neighbours('parent_id', 'child_id')}) AS children,
    (${neighbours('child_id', 'parent_id')}) AS parents,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('categorieType', category, 'categorieLabel', label, 'valeur', value)
        ORDER BY category, label), '[]')
      FROM reference.centre_tag WHERE centre_id = $1) AS tags,
    (SELECT coalesce(jsonb_object_agg(type, template_id ORDER BY type), '{}')
      FROM reference.centre_template WHERE centre_id = $1) AS templates`;

export async function readRelations(manager: EntityManager, centreId: string): Promise<CentreRelations> {
  const [relations] = await manager.query<CentreRelations[]>(RELATIONS, [centreId]);
  return relations!;
}

const USERS = {
  table: 'centre_user',
  own: 'centre_id',
  other: 'user_id',
  entity: 'users',
  field: 'centreIds',
} as const;
const CHILDREN = {
  table: 'centre_link',
  own: 'parent_id',
  other: 'child_id',
  entity: 'centre',
  field: 'parentIds',
} as const;
const PARENTS = {
  table: 'centre_link',
  own: 'child_id',
  other: 'parent_id',
  entity: 'centre',
  field: 'childrenIds',
} as const;

/** Writes what the body speaks of and leaves the rest. */
export async function writeRelations(changes: Changes, centreId: string, body: CentreBody): Promise<void> {
  const { manager } = changes;
  const { users, childrenIds, parentIds, idTransporteur, etiquettes, templates } = body;
  if (users !== undefined) await changeLinks(changes, USERS, centreId, users);
  if (childrenIds !== undefined) {
    await dropForeignCarriers(changes, await changeLinks(changes, CHILDREN, centreId, childrenIds));
  }
  if (parentIds !== undefined) {
    const parents = await changeLinks(changes, PARENTS, centreId, parentIds);
    // Whether a carrier that the body names fits these parents was decided before: not everybody is bound to them.
    if (parents.length > 0 && idTransporteur === undefined) await dropForeignCarriers(changes, [centreId]);
  }
  if (etiquettes !== undefined) await writeTags(manager, centreId, etiquettes ?? []);
  if (templates !== undefined) await writeTemplates(manager, centreId, templates ?? {});
}

async function writeTags(manager: EntityManager, centreId: string, tags: readonly TagBody[]): Promise<void> {
  await manager.query('DELETE FROM reference.centre_tag WHERE centre_id = $1', [centreId]);
  await manager.query(
    `INSERT INTO reference.centre_tag (centre_id, category, label, value)
     SELECT $1, tag."categorieType", CASE tag."categorieType" WHEN 'AUTRE' THEN tag."categorieLabel" END, tag.valeur
     FROM jsonb_to_recordset($2) AS tag ("categorieType" text, "categorieLabel" text, valeur text)`,
    [centreId, JSON.stringify(tags)],
  );
}

async function writeTemplates(
  manager: EntityManager,
  centreId: string,
  templates: TemplateChoices,
): Promise<void> {
  await manager.query('DELETE FROM reference.centre_template WHERE centre_id = $1', [centreId]);
  await manager.query(
    `INSERT INTO reference.centre_template (centre_id, type, template_id)
     SELECT $1, type, template::uuid FROM jsonb_each_text($2) AS choice (type, template) WHERE template IS NOT NULL`,
    [centreId, JSON.stringify(templates)],
  );
}

/** True where the links below a centre lead back to it. */
export async function standsBelowItself(manager: EntityManager, centreId: string): Promise<boolean> {
  const [{ loops }] = await manager.query(
    `WITH RECURSIVE below AS (
       SELECT child_id FROM reference.centre_link WHERE parent_id = $1
       UNION
       SELECT link.child_id FROM reference.centre_link link JOIN below ON link.parent_id = below.child_id
     )
     SELECT EXISTS (SELECT FROM below WHERE child_id = $1) AS loops`,
    [centreId],
  );
  return loops;
}
