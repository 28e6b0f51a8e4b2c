import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Changes } from '../../administration-support/audit/audit-trail.js';
import type { Rows } from '../../administration-support/listing/rows.js';
import { AdministeredRecords } from '../../administration-support/records/administered-records.js';
import type { Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { ValueListEntry } from './value-list-entry.entity.js';
import type { ValueListEntryBody, ValueListEntryQuery, ValueListEntryView } from './value-list-record.dto.js';

const CODE = /^[A-Z][A-Z0-9_]*$/;

/** The choices of all lists. What records keep is the code: it stays readable when the choice is switched off. */
@Injectable()
export class ValueListEntries extends AdministeredRecords<
  ValueListEntry,
  ValueListEntryBody,
  ValueListEntryView,
  ValueListEntryQuery
> {
  constructor() {
    super({
      name: 'value-list',
      entity: ValueListEntry,
      columns: { liste: 'list', code: 'code', labels: 'labels', actif: 'active' },
      unique: [
        {
          columns: ['list', 'code'],
          constraint: 'value_list_entry_list_code_key',
          field: 'code',
          code: ApiCode.valueCodeTaken,
        },
      ],
      locked: ['liste', 'code'],
      searched: ['list', 'code'],
      order: 'liste',
    });
  }

  protected override narrow(rows: Rows<ValueListEntry>, query: ValueListEntryQuery): void {
    const { q } = query;
    if (q !== undefined) {
      rows.where((parameter) => {
        const pattern = `reference.folded('%' || ${parameter(q)} || '%')`;
        return `reference.folded(record.code || ' ' || (record.labels ->> '1') || ' ' || (record.labels ->> '2')) LIKE ${pattern}`;
      });
    }
    rows.equals('list', query.liste).equals('active', query.actif);
  }

  protected override violations(_: Changes, { list, code }: ValueListEntry): readonly Violation[] {
    return Object.entries({ liste: list, code }).flatMap(([field, value]) =>
      value && !CODE.test(value) ? [{ field, code: ApiCode.valueCode, rejectedValue: value }] : [],
    );
  }

  protected override orderBy(field: string) {
    if (field !== 'liste') return super.orderBy(field);
    return { expression: `record.list || ' ' || lpad(record.rank::text, 10, '0')`, isText: true };
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
