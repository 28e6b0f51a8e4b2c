/** Reads the lines of a workbook of plans: what each says of a centre and a product, and what is wrong with it. */
import type { GivenDay, PlanAllocations } from '../../../domain/allocation/commands.js';
import { DAYS_IN_WEEK } from '../../../domain/allocation/plan.js';
import type { QuantityMode } from '../../../domain/shared/quantity-mode.js';
import type { Cell, SheetLine } from '../../../uploads/sheet.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { LineOutcome } from '../../administration/import/import-report.js';
import type { Violation } from '../../http/errors/api-error.js';
import type { CommandFacts } from '../facts.js';
import { IMPORT_HEADINGS, type QuantityColumn } from './import-columns.js';
import { currentWeek, isDisabledCentre, mayPlanFor } from './plan-allocation.js';

/** A line that names a centre and a product that there are. */
export interface ReadLine {
  readonly outcome: Pick<LineOutcome, 'line' | 'label'>;
  readonly faults: readonly (Violation & { readonly field: string })[];
  /** Undefined where the line names no centre or product that there is, or says nothing of any week. */
  readonly command?: PlanAllocations;
}

/** Id of the centre that has a FINESS number; null where none has it. */
export type CentreNamed = (number: string) => string | null;

/** Ids of the products that a text names: of the one that has it for its CIP code, else of all that are called so. */
export type ProductsNamed = (text: string) => readonly string[];

const [[FINESS], [PRODUCT]] = IMPORT_HEADINGS;

const FINESS_DIGITS = 9;
const CIP_DIGITS = 13;

const cellIn = ({ cells }: SheetLine, index: number): Cell | undefined =>
  cells.find(([column]) => column === index)?.[1];

/** A number has lost the zeros before it. */
export const finessIn = (line: SheetLine): string => String(cellIn(line, 0) ?? '');
export const productIn = (line: SheetLine): string => String(cellIn(line, 1) ?? '');

/** What a spreadsheet took for a number has lost the zeros that it began with. */
export const withFinessZeros = (number: string): string => number.padStart(FINESS_DIGITS, '0');
export const withCipZeros = (code: string): string => code.padStart(CIP_DIGITS, '0');

/** Each line by itself; a centre and product that two lines name is a fault of the second. */
export function readLines(
  lines: readonly SheetLine[],
  columns: readonly QuantityColumn[],
  mode: QuantityMode,
  centreNamed: CentreNamed,
  productsNamed: ProductsNamed,
  facts: CommandFacts,
): readonly ReadLine[] {
  const seen = new Map<string, number>();
  return lines.map((line): ReadLine => {
    const finess = finessIn(line);
    const name = productIn(line);
    const centreId = centreNamed(finess);
    const [productId = null, ...others] = productsNamed(name);
    const outcome = { line: line.number, label: [finess, name].filter(Boolean).join(' · ') || null };
    const faults: (Violation & { readonly field: string })[] = [];
    const fault = (field: string, code: Violation['code'], more: Partial<Violation> = {}) =>
      faults.push({ ...more, field, code });
    if (finess === '') fault(FINESS, ErrorCode.required);
    else if (!mayPlanFor(centreId, facts)) fault(FINESS, ApiCode.unknownFiness, { rejectedValue: finess });
    else if (isDisabledCentre(centreId!, facts))
      fault(FINESS, ApiCode.centreInactive, { rejectedValue: finess });
    if (name === '') fault(PRODUCT, ErrorCode.required);
    else if (productId === null) fault(PRODUCT, ApiCode.unknownProduct, { rejectedValue: name });
    else if (others.length > 0) fault(PRODUCT, ApiCode.ambiguousProduct, { rejectedValue: name });
    if (faults.length > 0) return { outcome, faults };
    const before = seen.get(`${centreId} ${productId}`);
    if (before !== undefined) fault('', ApiCode.importTwice, { arguments: { line: before } });
    seen.set(`${centreId} ${productId}`, line.number);
    const weeks = [...daysByWeek(line, columns)].map(([week, days]) => ({
      week,
      mode,
      days,
      editedVersion: null,
    }));
    for (const [index, cell] of line.cells) {
      const column = columns[index - IMPORT_HEADINGS.length];
      if (column && quantityIn(cell) === null)
        fault(column.heading, ErrorCode.integer, { rejectedValue: String(cell) });
    }
    if (weeks.length === 0) return { outcome, faults };
    const command: PlanAllocations = {
      type: 'PlanAllocations',
      centreId,
      centreKnown: true,
      productId,
      productKnown: true,
      weeks,
      currentWeek: currentWeek(facts),
      replaces: true,
    };
    return { outcome, faults, command };
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
    days[column.day] = { ...days[column.day]!, [column.counts]: quantityIn(cell) };
    weeks.set(column.week, days);
  }
  return weeks;
}

/**
 * A quantity as a text. Three decimals may be meant as thousands and are refused, as is a text such as `1e2`
 * (docs/rules/allocations.md, AL-10).
 */
const WHOLE_NUMBER = /^\s*\+?(\d{1,15})(?:[.,]0{1,2})?\s*$/;

/** Null where the cell holds neither a number nor the text of a whole one. */
function quantityIn(cell: Cell): number | null {
  if (typeof cell === 'number') return cell;
  const digits = WHOLE_NUMBER.exec(String(cell))?.[1];
  return digits === undefined ? null : Number(digits);
}
