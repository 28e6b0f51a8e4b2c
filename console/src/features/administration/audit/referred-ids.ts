import type { Path } from '../../../api/calls.js';
import type { AuditedField } from './audit-entry.js';

/** Fields of the trail that name other records by id, and the list in which these are found. */
const LISTS = {
  users: '/users',
  idReferent: '/users',
  parentIds: '/centre',
  childrenIds: '/centre',
  centreIds: '/centre',
  idCentre: '/centre',
  idTransporteur: '/referentiel/transporteur',
  templates: '/template',
} as const satisfies Record<string, Path>;

type List = (typeof LISTS)[keyof typeof LISTS];

/** Of each list the names of so many records are asked for, as a URL has a limited length; others are shown by id. */
const MOST_IDS = 100;

/** The ids that fields refer to, by the list that names them. */
export function referredIds(fields: readonly AuditedField[]): ReadonlyMap<List, readonly string[]> {
  const ids = new Map<List, Set<string>>();
  for (const { field, before, after } of fields) {
    const list = (LISTS as Readonly<Record<string, List>>)[field.split('.')[0] ?? field];
    if (list === undefined) continue;
    const known = ids.get(list) ?? new Set<string>();
    for (const id of [before, after].flat()) if (typeof id === 'string') known.add(id);
    ids.set(list, known);
  }
  return new Map([...ids].map(([list, found]) => [list, [...found].sort().slice(0, MOST_IDS)]));
}
