import { isDeepStrictEqual } from 'node:util';
import { Inject, StreamableFile, type Type } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { AuditTrail, type Changes, type Snapshot } from '../../../reference-data/audit/audit-trail.js';
import type { AdministeredRecord } from '../../../reference-data/database/administered-record.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { FileThreads } from '../../../uploads/file-threads.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import {
  faultsOf,
  type Readable,
  readable,
  type Unchecked,
  unchecked,
  withFaults,
} from '../../http/validation/faults.js';
import { RequestValidationPipe } from '../../http/validation/validation.pipe.js';
import type { RecordBody } from '../records/record.dto.js';
import type { ImportForm, ImportReport } from './import.dto.js';
import { fieldOf, type ImportColumn } from './import-columns.js';
import { modelWorkbook, XLSX } from './import-model.js';
import { type LineOutcome, refuseFaulty, reportOf } from './import-report.js';
import { type ImportLine, readLines } from './import-workbook.js';

/** What an import needs of the records that it writes. */
export interface ImportedRecords<Entity, Body> {
  createIn(changes: Changes, given: Unchecked<Body>): Promise<string>;
  updateIn(changes: Changes, record: Entity, given: Unchecked<Body>): Promise<unknown>;
  lockedIn(manager: EntityManager, where: FindOptionsWhere<Entity>): Promise<Entity | null>;
  stateOf(manager: EntityManager, record: Entity): Promise<Snapshot>;
}

export interface FieldsOfLine {
  readonly fields: Record<string, unknown>;
  readonly faults: readonly Violation[];
}

/** Thrown to take back a write that changed nothing: it would only have made a version. */
class Unchanged {
  constructor(readonly id: string) {}
}

/**
 * Records from a workbook, a line each, by the rules of their forms. All of it or nothing; a dry run does the same
 * work, says what came of it, and takes it back.
 */
export abstract class RecordImport<Entity extends AdministeredRecord, Body extends RecordBody> {
  @Inject(AuditTrail) private readonly trail!: AuditTrail;
  @Inject(FileThreads) private readonly threads!: FileThreads;
  private readonly validation = new RequestValidationPipe();

  protected constructor(
    private readonly records: ImportedRecords<Entity, Body>,
    private readonly columns: readonly ImportColumn[],
    private readonly body: Type<Body>,
  ) {}

  /** @throws InvalidRequest the file cannot be read; or, unless it is a dry run, `lignes[<row>].<field>` is wrong */
  async run({ file, dryRun = false }: ImportForm, actor: Actor): Promise<ImportReport> {
    const lines = await readLines(this.threads, file, this.columns, actor.userId);
    const work = (changes: Changes) => this.takeAll(changes, lines);
    const outcomes = dryRun
      ? await this.trail.tryOut(actor, work)
      : await this.trail.change(actor, async (changes) => refuseFaulty(await work(changes)));
    return reportOf(outcomes, dryRun, actor.language);
  }

  /** The file to begin with, described in the reader's language. */
  async model(name: string, { language }: Actor): Promise<StreamableFile> {
    const content = await modelWorkbook(this.columns, this.body, language);
    return new StreamableFile(content, {
      type: XLSX,
      disposition: `attachment; filename="${name}"`,
      length: content.length,
    });
  }

  /** Which record a line is about; null: the line says nothing that would tell. */
  protected abstract keyOf(fields: Readable<Body>): FindOptionsWhere<Entity> | null;

  protected abstract labelOf(fields: Readable<Body>): string | null;

  /** Where it says so. */
  protected abstract readonly keyField: keyof Body & string;

  /** What has to be looked up: columns that no field of the body is. */
  protected async resolve(_manager: EntityManager, fields: Record<string, unknown>): Promise<FieldsOfLine> {
    return { fields, faults: [] };
  }

  /** Lines that others refer to come first. */
  protected inOrder(lines: readonly ImportLine[]): readonly ImportLine[] {
    return lines;
  }

  /** The column of a field of the body. */
  protected columnOf(field: string): string {
    return field;
  }

  private async takeAll(changes: Changes, lines: readonly ImportLine[]): Promise<readonly LineOutcome[]> {
    const takenBy = new Map<string, number>();
    const outcomes: LineOutcome[] = [];
    for (const line of this.inOrder(lines)) outcomes.push(await this.take(changes, line, takenBy));
    return outcomes.sort((one, other) => one.line - other.line);
  }

  private async take(changes: Changes, line: ImportLine, takenBy: Map<string, number>): Promise<LineOutcome> {
    const given = await this.read(changes.manager, line);
    const about = { line: line.number, label: this.labelOf(readable(given)) };
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
        const changed = differences(before, await this.records.stateOf(nested.manager, stored!));
        if (changed.length === 0) throw new Unchanged(record.id);
        return { ...about, state: 'MODIFICATION', id: record.id, changed };
      });
    } catch (error) {
      if (error instanceof Unchanged) return { ...about, state: 'INCHANGE', id: error.id };
      if (!(error instanceof InvalidRequest)) throw error;
      const faults = error.violations.map((fault) => ({ ...fault, field: this.columnOf(fault.field ?? '') }));
      return { ...about, state: 'ERREUR', faults };
    }
  }

  private async read(manager: EntityManager, { cells }: ImportLine): Promise<Unchecked<Body>> {
    const values = [...cells].map(([column, cell]) => [column.name, fieldOf(column, cell)]);
    const { fields, faults } = await this.resolve(manager, Object.fromEntries(values));
    const metatype = unchecked(this.body);
    const given = await this.validation.transform(fields, { type: 'body', metatype });
    return withFaults(given as Unchecked<Body>, faults);
  }

  /** @throws InvalidRequest nothing to know the record by, or the record of another line */
  private identify(
    given: Unchecked<Body>,
    line: number,
    takenBy: Map<string, number>,
  ): FindOptionsWhere<Entity> {
    const where = this.keyOf(readable(given));
    const field = this.keyField;
    if (!where) {
      const faults = faultsOf(given);
      const isTold = faults.some((fault) => fault.field === field);
      throw new InvalidRequest(...faults, ...(isTold ? [] : [{ field, code: ErrorCode.required }]));
    }
    const key = JSON.stringify(where).toLowerCase();
    const other = takenBy.get(key);
    if (other !== undefined)
      throw new InvalidRequest({ field, code: ApiCode.importTwice, arguments: { line: other } });
    takenBy.set(key, line);
    return where;
  }
}

function differences(
  before: Snapshot,
  after: Snapshot,
): readonly { field: string; before: unknown; after: unknown }[] {
  return Object.keys(after)
    .filter((field) => field !== 'version' && !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
