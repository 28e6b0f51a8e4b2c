import type { Type } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';
import type { AdministeredRecord } from '../../../reference-data/database/administered-record.js';
import type { RecordDefinition } from '../../../reference-data/records/definition.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { isText, type Readable, type Unchecked } from '../../http/validation/faults.js';
import type { RecordBody } from '../records/record.dto.js';
import type { SingleRowRecords } from '../records/single-row-records.js';
import type { ImportColumn } from './import-columns.js';
import type { LineAbout, LineOutcome } from './import-report.js';
import type { ImportLine } from './import-workbook.js';
import { RecordImport } from './record-import.js';

interface KnownLine<Body> {
  readonly about: LineAbout;
  readonly given: Unchecked<Body>;
  readonly key: string;
}

/** An import whose lines know nothing of each other: all are looked up at once, and written in few statements. */
export abstract class ImportInSets<
  Entity extends AdministeredRecord,
  Body extends RecordBody,
> extends RecordImport<Entity, Body> {
  protected constructor(
    private readonly records: SingleRowRecords<Entity, Body>,
    definition: RecordDefinition,
    columns: readonly ImportColumn[],
    body: Type<Body>,
  ) {
    super(definition, columns, body);
  }

  /** The column that a record is known by; it exists once. */
  protected abstract readonly keyColumn: keyof Entity & string;

  protected override keyOf(fields: Readable<Body>): FindOptionsWhere<Entity> | null {
    const key = fields[this.keyField];
    return isText(key) ? ({ [this.keyColumn]: key } as FindOptionsWhere<Entity>) : null;
  }

  protected override async takeAll(
    changes: Changes,
    lines: readonly ImportLine[],
  ): Promise<readonly LineOutcome[]> {
    const outcomes: LineOutcome[] = [];
    const known: KnownLine<Body>[] = [];
    const takenBy = new Map<string, number>();
    for (const line of lines) {
      const given = await this.read({ fields: this.fieldsOf(line), faults: [] });
      const about = this.about(line, given);
      try {
        const where = this.identify(given, line.number, takenBy);
        known.push({ about, given, key: where[this.keyColumn] as string });
      } catch (error) {
        if (!(error instanceof InvalidRequest)) throw error;
        outcomes.push(this.refused(about, error));
      }
    }
    const keys = known.map(({ key }) => key);
    const stored = await this.records.lockedBy(changes.manager, this.keyColumn, keys);
    const written = await this.records.writeAllIn(
      changes,
      known.map(({ given, key }) => ({ given, current: stored.get(key) ?? null })),
    );
    for (const [index, one] of written.entries()) {
      const { about } = known[index]!;
      if ('refused' in one) outcomes.push(this.refused(about, one.refused));
      else if (!one.before) outcomes.push({ ...about, state: 'CREATION', id: one.id });
      else outcomes.push(this.updated(about, one.id, one.before, one.after));
    }
    return outcomes;
  }
}
