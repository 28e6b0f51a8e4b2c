import type { Item } from '../../../api/calls.js';
import { changedFields, fieldsIn } from '../record/record-values.js';

export type AuditEntry = Item<'/audit'>;

export interface AuditedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The id, and fields that change with every write. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['version', 'id', 'updated_at', 'updated_by']);

/** What a change changed; of a record that was created, all that it says. */
export function auditedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditedField[] {
  const [old, now] = [fieldsIn(before ?? {}), fieldsIn(after ?? {})];
  return changedFields(old, now)
    .filter((field) => !NOT_SHOWN.has(field))
    .map((field) => ({ field, before: old[field], after: now[field] }));
}
