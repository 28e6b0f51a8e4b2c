import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { live } from '../../../../projections/table.js';
import type { GivenDay, PlanAllocation } from '../../../domain/allocation/commands.js';
import { allocationId, decide } from '../../../domain/allocation/decide.js';
import type { AllocationPlanned, PlannedDay } from '../../../domain/allocation/events.js';
import { DAYS_IN_WEEK } from '../../../domain/allocation/plan.js';
import { unplanned } from '../../../domain/allocation/state.js';
import { businessDay, mondayOf } from '../../../domain/shared/calendar.js';
import { DomainError } from '../../../domain/shared/error.js';
import { requiredDate } from '../../../domain/shared/fields.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { AllocationExecution } from '../../../execution/streams/allocation.js';
import { PG_POOL } from '../../../platform/tokens.js';
import { FileThreads } from '../../../uploads/file-threads.js';
import type { Cell, SheetLine } from '../../../uploads/sheet.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { ImportReport } from '../../administration/import/import.dto.js';
import { type LineOutcome, refuseFaulty, reportOf } from '../../administration/import/import-report.js';
import { sheetLines } from '../../administration/import/import-workbook.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { Answer } from '../../http/ledger-position/answer.js';
import { plannedDays } from '../../queries/allocation/planned-days.js';
import type { CommandFacts } from '../facts.js';
import { Requests } from '../replenishment/requests.js';
import {
  IMPORT_HEADINGS,
  IMPORT_PERIODS,
  type ImportPeriod,
  type QuantityColumn,
  quantityColumns,
} from './import-columns.js';
import type { AllocationImportForm } from './import-form.js';
import { currentWeek, mayPlanFor } from './plan-allocation.js';
import { forEachStream } from './together.js';

/** Plans weeks from a workbook: all of its lines, or none; or only tries (docs/rules/allocations.md, AL-10). */
export class ImportAllocations extends Command<Answer<ImportReport>> {
  constructor(
    readonly form: AllocationImportForm,
    readonly facts: CommandFacts,
  ) {
    super();
  }
}

/** What the file is said to hold. */
interface Asked {
  readonly period: ImportPeriod;
  readonly mode: QuantityMode;
  /** Monday, `YYYY-MM-DD`. */
  readonly startWeek: string;
}

/** A line that names a centre and a product that there are. */
interface ReadLine {
  readonly outcome: Pick<LineOutcome, 'line' | 'label'>;
  readonly faults: readonly (Violation & { readonly field: string })[];
  readonly plans: readonly PlanAllocation[];
}

type Present = ReadonlyMap<string, AllocationPlanned['data']>;

const FINESS_DIGITS = 9;
const CIP_DIGITS = 13;

@CommandHandler(ImportAllocations)
export class ImportAllocationsHandler implements ICommandHandler<ImportAllocations> {
  constructor(
    private readonly allocations: AllocationExecution,
    private readonly requests: Requests,
    private readonly threads: FileThreads,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  /** @throws InvalidRequest on the form, the file, or `lignes[<row>]`: then nothing is planned */
  async execute({ form, facts }: ImportAllocations): Promise<Answer<ImportReport>> {
    const asked = askedIn(form, facts);
    const columns = quantityColumns(asked.period, asked.mode, asked.startWeek);
    const sheet = { headings: IMPORT_HEADINGS, further: columns.length, oldFormat: true };
    const lines = await sheetLines(this.threads, form.file, sheet, facts.actor.userId);
    const [centres, products] = await Promise.all([this.centresNamed(lines), this.productsNamed(lines)]);
    const read = readLines(lines, columns, asked.mode, centres, products, facts);
    await this.requests.catchUp();
    const present = await this.present(read.flatMap(({ plans }) => plans));
    const outcomes = read.map((line) => outcomeOf(line, present));
    const { dryRun = false } = form;
    if (dryRun) return new Answer(reportOf(outcomes, dryRun, facts.actor.language), 0n);
    refuseFaulty(outcomes);
    const position = await this.planAll(
      read.flatMap(({ plans }) => plans),
      facts,
    );
    return new Answer(reportOf(outcomes, dryRun, facts.actor.language), position);
  }

  private async planAll(plans: readonly PlanAllocation[], facts: CommandFacts): Promise<bigint> {
    const commands = plans.map((command) => ({ id: idOf(command), command }));
    const executed = await forEachStream(commands, facts, ({ id, command }, context) =>
      this.allocations.execute(id, command, context),
    );
    let newest = 0n;
    for (const { position } of executed) if (position > newest) newest = position;
    return newest;
  }

  /** Ids of centres by FINESS number. */
  private async centresNamed(lines: readonly SheetLine[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ key: string; id: string }>(
      'SELECT finess AS key, id FROM reference.centre WHERE finess = ANY ($1::text[])',
      [lines.map((line) => finessIn(line))],
    );
    return new Map(rows.map(({ key, id }) => [key, id]));
  }

  /** Ids of active products by CIP code and, in lower case, by commercial name. */
  private async productsNamed(lines: readonly SheetLine[]): Promise<ReadonlyMap<string, string>> {
    const names = lines.map((line) => productIn(line).toLowerCase());
    const { rows } = await this.pool.query<{ key: string; id: string }>(
      `SELECT lower(commercial_name) AS key, id FROM reference.product
        WHERE active AND lower(commercial_name) = ANY ($1::text[])
       UNION ALL
       SELECT cip_code, id FROM reference.product WHERE active AND cip_code = ANY ($2::text[])`,
      [names, names.map((name) => name.padStart(CIP_DIGITS, '0'))],
    );
    return new Map(rows.map(({ key, id }) => [key, id]));
  }

  private async present(plans: readonly PlanAllocation[]): Promise<Present> {
    const { rows } = await this.pool.query<{
      id: string;
      centre_id: string;
      product_id: string;
      week: string;
      mode: QuantityMode;
      packages: number[];
      first_doses: number[];
      second_doses: number[];
    }>(
      `SELECT a.id, a.centre_id, a.product_id, a.week::text AS week, a.mode, a.packages, a.first_doses, a.second_doses
         FROM ${live(allocationTable)} a WHERE NOT a.removed AND a.id = ANY ($1::uuid[])`,
      [plans.map(idOf)],
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          allocationId: row.id,
          centreId: row.centre_id,
          productId: row.product_id,
          week: row.week,
          mode: row.mode,
          days: plannedDays(row),
        },
      ]),
    );
  }
}

const idOf = ({ centreId, productId, week }: PlanAllocation): string =>
  allocationId(centreId!, productId!, week!);

/** @throws InvalidRequest on the form's fields */
function askedIn({ period, qtyMode, startWeek }: AllocationImportForm, facts: CommandFacts): Asked {
  const faults: Violation[] = [];
  if (!period) faults.push({ field: 'period', code: ErrorCode.required });
  else if (!IMPORT_PERIODS.includes(period))
    faults.push({ field: 'period', code: ErrorCode.unknownValue, rejectedValue: period });
  // Packages go by the name of the model's file, too.
  const mode = (qtyMode as string | undefined) === 'FLACON' ? 'CONDITIONNEMENT' : qtyMode;
  if (!mode) faults.push({ field: 'qtyMode', code: ErrorCode.required });
  else if (!QUANTITY_MODES.includes(mode))
    faults.push({ field: 'qtyMode', code: ErrorCode.unknownValue, rejectedValue: qtyMode });
  const week = requiredDate('startWeek', businessDay(startWeek ?? null, facts.decision.timeZone));
  if ('violations' in week) faults.push(...week.violations);
  else if (mondayOf(week.value) !== week.value)
    faults.push({ field: 'startWeek', code: ErrorCode.notMonday, rejectedValue: startWeek });
  else if (week.value < currentWeek(facts))
    faults.push({ field: 'startWeek', code: ErrorCode.weekOver, rejectedValue: startWeek });
  if (faults.length > 0 || 'violations' in week) throw new InvalidRequest(...faults);
  return { period: period!, mode: mode!, startWeek: week.value };
}

const cellIn = ({ cells }: SheetLine, index: number): Cell | undefined =>
  cells.find(([column]) => column === index)?.[1];

/** A number has lost the zeros before it. */
const finessIn = (line: SheetLine): string => {
  const text = String(cellIn(line, 0) ?? '').trim();
  return text === '' ? '' : text.padStart(FINESS_DIGITS, '0');
};
const productIn = (line: SheetLine): string => String(cellIn(line, 1) ?? '').trim();

function readLines(
  lines: readonly SheetLine[],
  columns: readonly QuantityColumn[],
  mode: QuantityMode,
  centres: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, string>,
  facts: CommandFacts,
): readonly ReadLine[] {
  const seen = new Map<string, number>();
  return lines.map((line): ReadLine => {
    const finess = finessIn(line);
    const name = productIn(line);
    const centreId = centres.get(finess) ?? null;
    const key = name.toLowerCase();
    const productId = products.get(key) ?? products.get(key.padStart(CIP_DIGITS, '0')) ?? null;
    const outcome = { line: line.number, label: [finess, name].filter(Boolean).join(' · ') || null };
    const faults: (Violation & { readonly field: string })[] = [];
    const fault = (code: Violation['code'], more: Partial<Violation> = {}) =>
      faults.push({ ...more, field: '', code });
    if (finess === '' || name === '') fault(ErrorCode.required);
    if (finess !== '' && !mayPlanFor(centreId, facts))
      fault(ApiCode.unknownFiness, { rejectedValue: finess });
    if (name !== '' && productId === null) fault(ApiCode.unknownProduct, { rejectedValue: name });
    if (faults.length > 0) return { outcome, faults, plans: [] };
    const before = seen.get(`${centreId} ${productId}`);
    if (before !== undefined) fault(ApiCode.importTwice, { arguments: { line: before } });
    seen.set(`${centreId} ${productId}`, line.number);
    const plans = [...daysByWeek(line, columns)].map(
      ([week, days]): PlanAllocation => ({
        type: 'PlanAllocation',
        centreId,
        centreKnown: true,
        productId,
        productKnown: true,
        week,
        mode,
        days,
        currentWeek: currentWeek(facts),
        editedVersion: null,
        replaces: true,
      }),
    );
    for (const plan of plans) faults.push(...faultsOf(plan));
    return { outcome, faults, plans };
  });
}

/** Weeks of which the line says something; what it leaves out of them is 0. */
function daysByWeek(line: SheetLine, columns: readonly QuantityColumn[]): ReadonlyMap<string, GivenDay[]> {
  const weeks = new Map<string, GivenDay[]>();
  for (const [index, cell] of line.cells) {
    const column = columns[index - IMPORT_HEADINGS.length];
    if (!column) continue;
    const days =
      weeks.get(column.week) ??
      Array.from({ length: DAYS_IN_WEEK }, () => ({ packages: null, firstDoses: null, secondDoses: null }));
    days[column.day] = { ...days[column.day]!, [column.counts]: quantityOf(cell) };
    weeks.set(column.week, days);
  }
  return weeks;
}

/** Not a number where the cell holds none: the rules of a plan refuse it. */
const quantityOf = (cell: Cell): number =>
  typeof cell === 'number' ? cell : Number(String(cell).trim().replace(',', '.') || Number.NaN);

function faultsOf(plan: PlanAllocation): readonly (Violation & { readonly field: string })[] {
  try {
    decide(plan, unplanned);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.violations.map((violation) => ({
      ...violation,
      field: '',
      rejectedValue: Number.isNaN(violation.rejectedValue) ? undefined : violation.rejectedValue,
    }));
  }
}

/** What becomes of a line: its weeks that are planned anew, that change, or none. */
function outcomeOf({ outcome, faults, plans }: ReadLine, present: Present): LineOutcome {
  if (faults.length > 0) return { ...outcome, state: 'ERREUR', faults };
  const changing = plans.flatMap((plan) => {
    const before = present.get(idOf(plan)) ?? null;
    const [after] = decide(plan, { ...unplanned, plan: before });
    return after?.type === 'AllocationPlanned' ? [{ week: plan.week!, before, after: after.data }] : [];
  });
  if (changing.length === 0) return { ...outcome, state: 'INCHANGE' };
  return {
    ...outcome,
    state: changing.every(({ before }) => before === null) ? 'CREATION' : 'MODIFICATION',
    changed: changing.map(({ week, before, after }) => ({
      field: week,
      before: before && sumOf(before),
      after: sumOf(after),
    })),
  };
}

/** Packages, or doses, of a week. */
const sumOf = ({ days }: AllocationPlanned['data']): number =>
  days.reduce((sum: number, day: PlannedDay) => sum + day.packages + day.firstDoses + day.secondDoses, 0);
