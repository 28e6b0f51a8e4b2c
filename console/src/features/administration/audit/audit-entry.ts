import type { AUDITED_ENTITIES } from '../../../api/generated/audited-entity.js';
import { changedFields, fieldsIn, type Values } from '../record/record-values.js';

/** `GET /audit` */
export interface AuditEntry {
  readonly id: string;
  readonly occurredAt: string;
  readonly entity: (typeof AUDITED_ENTITIES)[number];
  readonly recordId: string;
  /** What the record is called, else its id. */
  readonly name: string;
  readonly userId: string | null;
  readonly user: string | null;
  /** `database`: past the service; the fields are columns of a table. */
  readonly origin: 'service' | 'database';
  readonly before: Values | null;
  readonly after: Values | null;
}

export interface AuditedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Change with every write, and say nothing. */
const COUNTERS: ReadonlySet<string> = new Set(['version', 'id', 'updated_at', 'updated_by']);

/** What a change changed; of a record that was created, all that it says. */
export function auditedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditedField[] {
  const [old, now] = [fieldsIn(before ?? {}), fieldsIn(after ?? {})];
  return changedFields(old, now)
    .filter((field) => !COUNTERS.has(field))
    .map((field) => ({ field, before: old[field], after: now[field] }));
}
