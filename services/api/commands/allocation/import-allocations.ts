import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { type PlanCells, plannedDays } from '../../../../projections/allocation/search.js';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { live } from '../../../../projections/table.js';
import type { PlanAllocations } from '../../../domain/allocation/commands.js';
import { decide, plansId } from '../../../domain/allocation/decide.js';
import type { PlannedWeek } from '../../../domain/allocation/events.js';
import { dosesOfWeek, packagesOfWeek } from '../../../domain/allocation/plan.js';
import { type AllocationState, unplanned, type WeekState } from '../../../domain/allocation/state.js';
import { businessDay, mondayOf } from '../../../domain/shared/calendar.js';
import { DomainError } from '../../../domain/shared/error.js';
import { requiredDate } from '../../../domain/shared/fields.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { AllocationExecution } from '../../../execution/streams/allocation.js';
import { PG_POOL } from '../../../platform/tokens.js';
import { FileThreads } from '../../../uploads/file-threads.js';
import type { SheetLine } from '../../../uploads/sheet.js';
import { ErrorCode } from '../../../words/codes.js';
import type { ImportReport } from '../../administration/import/import.dto.js';
import {
  type LineChange,
  type LineOutcome,
  refuseFaulty,
  reportOf,
} from '../../administration/import/import-report.js';
import { sheetLines } from '../../administration/import/import-workbook.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { Answer } from '../../http/ledger-position/answer.js';
import type { CommandFacts } from '../facts.js';
import { Requests } from '../replenishment/requests.js';
import {
  headingsOfOtherModels,
  IMPORT_HEADINGS,
  IMPORT_PERIODS,
  type ImportPeriod,
  type QuantityColumn,
  quantityColumns,
} from './import-columns.js';
import type { AllocationImportForm } from './import-form.js';
import {
  type CentreNamed,
  finessIn,
  type ProductsNamed,
  productIn,
  type ReadLine,
  readLines,
  withCipZeros,
  withFinessZeros,
} from './import-lines.js';
import { currentWeek } from './plan-allocation.js';
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

/** What becomes of a line, and the command that does it; undefined where nothing changes. */
interface Planned {
  readonly outcome: LineOutcome;
  readonly command?: PlanAllocations;
}

/** By the id of the stream of a centre and a product. */
interface Present {
  /** What is planned for the weeks of the file. */
  readonly plans: ReadonlyMap<string, AllocationState>;
  /** Those for which anything is planned, whenever. */
  readonly begun: ReadonlySet<string>;
}

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
    const otherKinds = headingsOfOtherModels(asked.period, asked.mode);
    const sheet = { headings: IMPORT_HEADINGS, further: columns.length, otherKinds, oldFormat: true };
    const lines = await sheetLines(this.threads, form.file, sheet, facts.actor.userId);
    const [centreNamed, productsNamed] = await Promise.all([
      this.centresNamed(lines),
      this.productsNamed(lines),
    ]);
    const read = readLines(lines, columns, asked.mode, centreNamed, productsNamed, facts);
    await this.requests.catchUp();
    const present = await this.present(read.flatMap(({ command }) => (command ? [command] : [])));
    const planned = read.map((line) => plannedBy(line, present, columns, facts));
    const outcomes = planned.map(({ outcome }) => outcome);
    const { dryRun = false } = form;
    if (dryRun) return new Answer(reportOf(outcomes, dryRun, facts.actor.language), 0n);
    refuseFaulty(outcomes.map(byRow));
    const position = await this.planAll(
      planned.flatMap(({ command }) => (command ? [command] : [])),
      present,
      facts,
    );
    return new Answer(reportOf(outcomes, dryRun, facts.actor.language), position);
  }

  /** All weeks of a line are planned at once, or none; each line by itself. */
  private async planAll(
    commands: readonly PlanAllocations[],
    { begun }: Present,
    facts: CommandFacts,
  ): Promise<bigint> {
    const executed = await forEachStream(
      commands.map((command) => {
        const id = idOf(command);
        return { id, command, isProbablyFirst: !begun.has(id) };
      }),
      facts,
      ({ id, command }, context) => this.allocations.execute(id, command, context),
    );
    let newest = 0n;
    for (const { position } of executed) if (position > newest) newest = position;
    return newest;
  }

  /** Centres that the lines name. */
  private async centresNamed(lines: readonly SheetLine[]): Promise<CentreNamed> {
    const numbers = lines.map(finessIn);
    const { rows } = await this.pool.query<{ key: string; id: string }>(
      'SELECT finess AS key, id FROM reference.centre WHERE finess = ANY ($1::text[])',
      [[...numbers, ...numbers.map(withFinessZeros)]],
    );
    const byNumber = new Map(rows.map(({ key, id }) => [key, id]));
    return (number) => byNumber.get(number) ?? byNumber.get(withFinessZeros(number)) ?? null;
  }

  /** Active products that the lines name. */
  private async productsNamed(lines: readonly SheetLine[]): Promise<ProductsNamed> {
    const names = lines.map(productIn);
    const { rows } = await this.pool.query<{ id: string; code: string; name: string }>(
      `SELECT id, cip_code AS code, lower(commercial_name) AS name FROM reference.product
        WHERE active AND (cip_code = ANY ($1::text[]) OR lower(commercial_name) = ANY ($2::text[]))`,
      [[...names, ...names.map(withCipZeros)], names.map((name) => name.toLowerCase())],
    );
    const byCode = new Map(rows.map(({ code, id }) => [code, [id]]));
    const byName = new Map<string, string[]>();
    for (const { name, id } of rows) byName.set(name, [...(byName.get(name) ?? []), id]);
    return (name) =>
      byCode.get(name) ?? byName.get(name.toLowerCase()) ?? byCode.get(withCipZeros(name)) ?? [];
  }

  private async present(commands: readonly PlanAllocations[]): Promise<Present> {
    const weeks = [...new Set(commands.flatMap((command) => command.weeks.map(({ week }) => week!)))].sort();
    if (weeks.length === 0) return { plans: new Map(), begun: new Set() };
    const lines = [commands.map(({ centreId }) => centreId), commands.map(({ productId }) => productId)];
    const { rows } = await this.pool.query<PresentRecord>(
      `SELECT a.centre_id, a.product_id, a.week::text AS week, a.version, a.mode, a.packages, a.first_doses,
              a.second_doses
         FROM ${LINES}
         JOIN ${live(allocationTable)} a
           ON a.centre_id = line.centre_id AND a.product_id = line.product_id AND NOT a.removed
          AND a.week BETWEEN $3 AND $4`,
      [...lines, weeks[0], weeks.at(-1)],
    );
    const plans = new Map<
      string,
      { centreAndProduct: AllocationState['centreAndProduct']; weeks: Map<string, WeekState> }
    >();
    for (const { centre_id: centreId, product_id: productId, week, version, mode, ...days } of rows) {
      const id = plansId(centreId, productId);
      const known = plans.get(id) ?? { centreAndProduct: { centreId, productId }, weeks: new Map() };
      known.weeks.set(week, { version, plan: { week, version, mode, days: plannedDays(days) } });
      plans.set(id, known);
    }
    const begun = await this.pool.query<Pick<PresentRecord, 'centre_id' | 'product_id'>>(
      `SELECT line.centre_id, line.product_id FROM ${LINES}
        WHERE EXISTS (SELECT 1 FROM ${live(allocationTable)} a
                       WHERE a.centre_id = line.centre_id AND a.product_id = line.product_id AND NOT a.removed)`,
      lines,
    );
    return {
      plans,
      begun: new Set(begun.rows.map(({ centre_id, product_id }) => plansId(centre_id, product_id))),
    };
  }
}

/** Centres ($1) and products ($2) of the lines. */
const LINES = 'unnest($1::uuid[], $2::uuid[]) AS line (centre_id, product_id)';

interface PresentRecord extends PlanCells {
  readonly centre_id: string;
  readonly product_id: string;
  readonly week: string;
  readonly version: number;
}

const idOf = ({ centreId, productId }: PlanAllocations): string => plansId(centreId!, productId!);

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

/** What the command would make of the plans, or what is wrong with it. */
function tried(command: PlanAllocations, state: AllocationState, columns: readonly QuantityColumn[]) {
  try {
    return { event: decide(command, state)[0], faults: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const faults = error.violations.map((violation) => ({
      ...violation,
      field: headingOf(violation.field, command, columns),
    }));
    return { event: undefined, faults };
  }
}

/** The heading of a quantity that the command names as `weeks[0].days[0].packages`; empty for anything else. */
function headingOf(
  field: string | undefined,
  command: PlanAllocations,
  columns: readonly QuantityColumn[],
): string {
  const [, at, day, counts] = /^weeks\[(\d+)\]\.days\[(\d+)\]\.(\w+)$/.exec(field ?? '') ?? [];
  const week = command.weeks[Number(at)]?.week;
  const column = columns.find(
    (each) => each.week === week && each.day === Number(day) && each.counts === counts,
  );
  return column?.heading ?? '';
}

/** What becomes of a line: its weeks that are planned anew, that change, or none. */
function plannedBy(
  { outcome, faults: ofLine, command }: ReadLine,
  { plans }: Present,
  columns: readonly QuantityColumn[],
  { directory }: CommandFacts,
): Planned {
  const state = (command && plans.get(idOf(command))) ?? unplanned;
  const { event, faults: ofPlan } = command
    ? tried(command, state, columns)
    : { event: undefined, faults: [] };
  const faults = [...ofLine, ...ofPlan];
  if (faults.length > 0) return { outcome: { ...outcome, state: 'ERREUR', faults } };
  if (event?.type !== 'AllocationsPlanned') return { outcome: { ...outcome, state: 'INCHANGE' } };
  const dosesPerPackage = directory.product(event.data.productId)?.dosesPerPackage ?? 1;
  const changing = event.data.weeks.map((after) => ({ before: state.weeks.get(after.week)?.plan, after }));
  return {
    command,
    outcome: {
      ...outcome,
      state: changing.every(({ before }) => before === undefined) ? 'CREATION' : 'MODIFICATION',
      changed: changing.map(({ before, after }) => changeOf(before, after, dosesPerPackage)),
    },
  };
}

/** A refused file names the row of each fault alone; the heading of its cell is an argument (rule AL-10). */
const byRow = ({ faults = [], ...outcome }: LineOutcome): LineOutcome => ({
  ...outcome,
  faults: faults.map((fault) => ({
    ...fault,
    field: '',
    ...(fault.field && { arguments: { ...fault.arguments, heading: fault.field } }),
  })),
});

/** A week before and after: in what both plans count, in doses where they count otherwise. */
function changeOf(
  before: PlannedWeek | null | undefined,
  after: PlannedWeek,
  dosesPerPackage: number,
): LineChange {
  const unit = !before || before.mode === after.mode ? after.mode : 'DOSE';
  const total = ({ mode, days }: PlannedWeek) =>
    (unit === 'DOSE' ? dosesOfWeek : packagesOfWeek)(mode, days, dosesPerPackage);
  return {
    field: after.week,
    before: before ? total(before) : null,
    after: total(after),
    unit,
    unitBefore: before?.mode ?? null,
  };
}
