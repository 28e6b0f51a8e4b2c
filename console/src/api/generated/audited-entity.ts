// Generated from services/api/administration-support/audit/audited-entity.ts by `npm run api:generate`: change it there.
/** What the trail calls a record: its path on the wire. The migration of the trail names the same. */
export const AUDITED_ENTITIES = [
  'centre',
  'contenant',
  'produit',
  'template',
  'tracker',
  'transporteur',
  'users',
  'value-list',
] as const;
export type AuditedEntity = (typeof AUDITED_ENTITIES)[number];
