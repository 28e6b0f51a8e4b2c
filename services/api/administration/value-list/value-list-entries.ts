import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';
import { valueListDefinition } from '../../../reference-data/value-list/value-list.definition.js';
import { ValueListEntry } from '../../../reference-data/value-list/value-list-entry.entity.js';
import { AdministeredRecords } from '../records/administered-records.js';
import type { BodyOf } from '../records/record-schemas.js';

type ValueListEntryBody = BodyOf<typeof valueListDefinition>;

/** The choices of all lists. What records keep is the code: it stays readable when the choice is switched off. */
@Injectable()
export class ValueListEntries extends AdministeredRecords<ValueListEntry, ValueListEntryBody> {
  constructor() {
    super(valueListDefinition, ValueListEntry);
  }

  /** At the end of its list. */
  protected override async furtherColumns(
    { manager }: Changes,
    { liste }: ValueListEntryBody,
    current: ValueListEntry | null,
  ): Promise<Partial<ValueListEntry>> {
    return current ? {} : { rank: await nextRank(manager, liste ?? '') };
  }
}

async function nextRank(manager: EntityManager, list: string): Promise<number> {
  const last = await manager.maximum(ValueListEntry, 'rank', { list });
  return (last ?? -1) + 1;
}
