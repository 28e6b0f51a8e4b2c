import type { Type } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Changes, Snapshot } from '../../../reference-data/audit/audit-trail.js';
import type { AdministeredRecord } from '../../../reference-data/database/administered-record.js';
import type { RecordDefinition } from '../../../reference-data/records/definition.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import type { Unchecked } from '../../http/validation/faults.js';
import type { RecordBody } from '../records/record.dto.js';
import type { ImportColumn } from './import-columns.js';
import type { LineOutcome } from './import-report.js';
import type { ImportLine } from './import-workbook.js';
import { type FieldsOfLine, RecordImport } from './record-import.js';

/** What an import needs of the records that it writes. */
interface ImportedRecords<Entity, Body> {
  createIn(changes: Changes, given: Unchecked<Body>): Promise<string>;
  updateIn(changes: Changes, record: Entity, given: Unchecked<Body>): Promise<unknown>;
  lockedIn(manager: EntityManager, where: FindOptionsWhere<Entity>): Promise<Entity | null>;
  stateOf(manager: EntityManager, record: Entity): Promise<Snapshot>;
}

/** Thrown to take back a write that changed nothing: it would only have made a version. */
class Unchanged {
  constructor(readonly outcome: LineOutcome) {}
}

/** An import whose lines may refer to records that other lines make: each finds what those before it have written. */
export abstract class LineByLineImport<
  Entity extends AdministeredRecord,
  Body extends RecordBody,
> extends RecordImport<Entity, Body> {
  protected constructor(
    private readonly records: ImportedRecords<Entity, Body>,
    definition: RecordDefinition,
    columns: readonly ImportColumn[],
    body: Type<Body>,
  ) {
    super(definition, columns, body);
  }

  /** What has to be looked up: columns that no field of the body is. */
  protected abstract resolve(manager: EntityManager, fields: Record<string, unknown>): Promise<FieldsOfLine>;

  /** Lines that others refer to come first. */
  protected abstract inOrder(lines: readonly ImportLine[]): readonly ImportLine[];

  protected override async takeAll(
    changes: Changes,
    lines: readonly ImportLine[],
  ): Promise<readonly LineOutcome[]> {
    const takenBy = new Map<string, number>();
    const outcomes: LineOutcome[] = [];
    for (const line of this.inOrder(lines)) outcomes.push(await this.take(changes, line, takenBy));
    return outcomes;
  }

  private async take(changes: Changes, line: ImportLine, takenBy: Map<string, number>): Promise<LineOutcome> {
    const given = await this.read(await this.resolve(changes.manager, this.fieldsOf(line)));
    const about = this.about(line, given);
    try {
      const where = this.identify(given, line.number, takenBy);
      return await changes.attempt(async (nested): Promise<LineOutcome> => {
        const record = await this.records.lockedIn(nested.manager, where);
        if (!record) {
          const id = await this.records.createIn(nested, given);
          return { ...about, state: 'CREATION', id };
        }
        const before = await this.records.stateOf(nested.manager, record);
        await this.records.updateIn(nested, record, given);
        const stored = await this.records.lockedIn(nested.manager, {
          id: record.id,
        } as FindOptionsWhere<Entity>);
        const after = await this.records.stateOf(nested.manager, stored!);
        const outcome = this.updated(about, record.id, before, after);
        if (outcome.state === 'INCHANGE') throw new Unchanged(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof Unchanged) return error.outcome;
      if (!(error instanceof InvalidRequest)) throw error;
      return this.refused(about, error);
    }
  }
}
