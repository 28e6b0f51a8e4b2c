/** Every kind of administered record. */
import { carrierDefinition } from '../carrier/carrier.definition.js';
import { centreDefinition } from '../centre/centre.definition.js';
import { containerDefinition } from '../container/container.definition.js';
import { productDefinition } from '../product/product.definition.js';
import { templateDefinition } from '../template/template.definition.js';
import { trackerDefinition } from '../tracker/tracker.definition.js';
import { userDefinition } from '../user/user.definition.js';
import { valueListDefinition } from '../value-list/value-list.definition.js';

export const RECORD_DEFINITIONS = [
  centreDefinition,
  productDefinition,
  trackerDefinition,
  containerDefinition,
  carrierDefinition,
  templateDefinition,
  userDefinition,
  valueListDefinition,
] as const;

export type RecordKind = (typeof RECORD_DEFINITIONS)[number]['name'];

export const RECORD_KINDS: readonly RecordKind[] = RECORD_DEFINITIONS.map(({ name }) => name);

/** What the audit trail calls a record: the last part of its path on the wire. */
export type AuditedEntity = (typeof RECORD_DEFINITIONS)[number]['entity'];

export const AUDITED_ENTITIES: readonly AuditedEntity[] = RECORD_DEFINITIONS.map(
  ({ entity }) => entity,
).sort();
