import { isDeepStrictEqual } from 'node:util';
import { type ArgumentMetadata, Inject, StreamableFile, type Type } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { AuditTrail, type Changes, type Snapshot } from '../../../reference-data/audit/audit-trail.js';
import type { AdministeredRecord } from '../../../reference-data/database/administered-record.js';
import type { RecordDefinition } from '../../../reference-data/records/definition.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { FileThreads } from '../../../uploads/file-threads.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { XLSX } from '../../http/file-answer.js';
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
import { modelWorkbook } from './import-model.js';
import { type LineAbout, type LineOutcome, refuseFaulty, reportOf } from './import-report.js';
import { exportedCodes, exportedHeadings, withCodes } from './import-words.js';
import { type ImportLine, readLines } from './import-workbook.js';

export interface FieldsOfLine {
  readonly fields: Record<string, unknown>;
  readonly faults: readonly Violation[];
}

/**
 * Records from a workbook, one for each line, by the rules of their forms. All lines are written or none; a dry run
 * does the same work, reports the outcome, and rolls it back.
 */
export abstract class RecordImport<Entity extends AdministeredRecord, Body extends RecordBody> {
  @Inject(AuditTrail) private readonly trail!: AuditTrail;
  @Inject(FileThreads) private readonly threads!: FileThreads;
  private readonly validation = new RequestValidationPipe();
  private readonly metadata: ArgumentMetadata;
  /** Of an exported list, for each column, in every language. */
  private readonly headings: ReadonlyMap<string, readonly string[]>;

  protected constructor(
    private readonly definition: RecordDefinition,
    private readonly columns: readonly ImportColumn[],
    private readonly body: Type<Body>,
  ) {
    this.headings = exportedHeadings(definition);
    this.metadata = { type: 'body', metatype: unchecked(body) };
  }

  /** @throws InvalidRequest the file cannot be read; or, unless it is a dry run, `lignes[<row>].<field>` is wrong */
  async run({ file, dryRun = false }: ImportForm, actor: Actor): Promise<ImportReport> {
    const lines = await readLines(this.threads, file, this.columns, this.headings, actor.userId);
    const work = async (changes: Changes) => {
      const coded = await this.inCodes(changes.manager, lines);
      const outcomes = [...(await this.takeAll(changes, coded))].sort(byLine);
      if (!dryRun) refuseFaulty(outcomes);
      return { outcomes, consequences: await this.consequencesOf(outcomes, changes.manager) };
    };
    const { outcomes, consequences } = dryRun
      ? await this.trail.tryOut(actor, work)
      : await this.trail.change(actor, work);
    return { ...reportOf(outcomes, dryRun, actor.language), ...consequences };
  }

  /** What the lines bring about beside what becomes of their records; the lines are written. */
  protected async consequencesOf(
    _outcomes: readonly LineOutcome[],
    _manager: EntityManager,
  ): Promise<Pick<ImportReport, 'pertesAcces'>> {
    return {};
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

  /** The column of a field of the body. */
  protected columnOf(field: string): string {
    return field;
  }

  /** Lines with codes in place of what an exported list says in words. */
  protected async inCodes(
    manager: EntityManager,
    lines: readonly ImportLine[],
  ): Promise<readonly ImportLine[]> {
    const codes = await exportedCodes(manager, this.definition);
    return lines.map((line) => withCodes(line, codes));
  }

  /** Checks and writes the lines, each for itself; what came of them, in any order. */
  protected abstract takeAll(changes: Changes, lines: readonly ImportLine[]): Promise<readonly LineOutcome[]>;

  /** What came of a line about a record that was there, by its states. */
  protected updated(about: LineAbout, id: string, before: Snapshot, after: Snapshot): LineOutcome {
    const changed = differences(before, after);
    return changed.length === 0
      ? { ...about, state: 'INCHANGE', id }
      : { ...about, state: 'MODIFICATION', id, changed };
  }

  protected refused(about: LineAbout, { violations }: InvalidRequest): LineOutcome {
    const faults = violations.map((fault) => ({ ...fault, field: this.columnOf(fault.field ?? '') }));
    return { ...about, state: 'ERREUR', faults };
  }

  protected about(line: ImportLine, given: Unchecked<Body>): LineAbout {
    return { line: line.number, label: this.labelOf(readable(given)) };
  }

  protected fieldsOf({ cells }: ImportLine): Record<string, unknown> {
    return Object.fromEntries([...cells].map(([column, cell]) => [column.name, fieldOf(column, cell)]));
  }

  protected async read({ fields, faults }: FieldsOfLine): Promise<Unchecked<Body>> {
    const given = await this.validation.transform(fields, this.metadata);
    return withFaults(given as Unchecked<Body>, faults);
  }

  /** @throws InvalidRequest nothing to know the record by, or the record of another line */
  protected identify(
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
    const key = JSON.stringify(where);
    const other = takenBy.get(key);
    if (other !== undefined)
      throw new InvalidRequest({ field, code: ApiCode.importTwice, arguments: { line: other } });
    takenBy.set(key, line);
    return where;
  }
}

const byLine = (one: LineOutcome, other: LineOutcome): number => one.line - other.line;

function differences(
  before: Snapshot,
  after: Snapshot,
): readonly { field: string; before: unknown; after: unknown }[] {
  return Object.keys(after)
    .filter((field) => field !== 'version' && !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
