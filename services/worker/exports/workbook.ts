/** An .xlsx written as its rows come: what was written is not kept. */
import { PassThrough } from 'node:stream';
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { Temporal } from 'temporal-polyfill';
import { noun } from '../../words/catalogue.js';
import type { DateFormat, Reader } from '../../words/reader.js';
import type { CellType, CellValue, Column } from './list.js';

export interface WorkbookOptions extends Reader {
  readonly timeZone: string;
  readonly title: string;
}

/** Most rows that Excel takes in one sheet, the heading included. */
const SHEET_ROWS = 1_048_576;
/** Bytes that may wait for the reader. */
const MOST_WAITING = 1024 * 1024;

/** exceljs writes down a style once for each object that it meets as one: cells of a kind share theirs. */
type CellStyles = Readonly<Record<CellType | 'month', Partial<ExcelJS.Style>>>;

const cellStyles = (date: string): CellStyles => ({
  text: { numFmt: '@' },
  whole: { numFmt: '#,##0' },
  decimal: { numFmt: '#,##0.0##' },
  date: { numFmt: date },
  expiry: { numFmt: date },
  month: { numFmt: 'mm/yyyy' },
  instant: { numFmt: `${date} hh:mm` },
});

const STYLES: Readonly<Record<DateFormat, CellStyles>> = {
  FR: cellStyles('dd/mm/yyyy'),
  EN: cellStyles('mm/dd/yyyy'),
};

const MONTH_LENGTH = 'YYYY-MM'.length;

const HEAD_STYLE: Partial<ExcelJS.Style> = {
  font: { bold: true, color: { argb: 'FFFFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF0B4F5C' } },
  alignment: { vertical: 'middle', wrapText: true },
};

export class ExportWorkbook<Row> {
  /** The file, to be read while it is written. */
  readonly output = new PassThrough({ highWaterMark: 256 * 1024 });
  private readonly workbook: ExcelJS.stream.xlsx.WorkbookWriter;
  private readonly wallClock: (instant: Date) => Date;
  private sheet: ExcelJS.Worksheet | undefined;
  private rowsInSheet = 0;
  private sheets = 0;
  /** What was asked for, in words: the second sheet. */
  filters: readonly (readonly [name: string, value: string])[] = [];

  constructor(
    private readonly columns: readonly Column<Row>[],
    private readonly options: WorkbookOptions,
  ) {
    this.workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
      stream: this.output,
      useStyles: true,
      useSharedStrings: false,
    });
    this.workbook.creator = 'vaccine-stock-ledger';
    this.wallClock = businessClock(options.timeZone);
  }

  /**
   * Others in the process get their turn after each call.
   * @throws where nobody reads the file any more
   */
  async writeRows(rows: readonly Row[]): Promise<void> {
    if (this.output.destroyed) throw new Error('The workbook was abandoned');
    for (const row of rows) {
      if (!this.sheet || this.rowsInSheet === SHEET_ROWS) this.openSheet();
      this.addRow(this.sheet!, row);
      this.rowsInSheet++;
    }
    await breathe();
    while (this.output.readableLength > MOST_WAITING && !this.output.destroyed) await sleep(2);
  }

  async finish(): Promise<void> {
    if (!this.sheet) this.openSheet();
    this.closeSheet();
    await this.workbook.commit();
  }

  /**
   * The export was cancelled or has failed: the file stays unfinished, and whatever reads it gets `reason` as an error.
   */
  abandon(reason: Error): void {
    this.output.on('error', () => {});
    this.output.destroy(reason);
  }

  /** Of the sheets with data; the filters follow the first, so that a reader, or an import, finds the data first. */
  private closeSheet(): void {
    this.sheet?.commit();
    if (this.sheets === 1) this.writeFilters();
  }

  private writeFilters(): void {
    const { language } = this.options;
    const sheet = this.workbook.addWorksheet(noun('filters', language), {
      views: [{ state: 'frozen', ySplit: 1 }],
    });
    sheet.columns = [
      { header: noun('filter', language), width: 28 },
      { header: noun('value', language), width: 48 },
    ];
    styleHead(sheet);
    for (const pair of this.filters) sheet.addRow([...pair]).commit();
    sheet.commit();
  }

  private openSheet(): void {
    this.closeSheet();
    const { language, dateFormat, title } = this.options;
    const name = ++this.sheets === 1 ? title : `${title} ${this.sheets}`;
    const sheet = this.workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = this.columns.map(({ heading, width, type }) => ({
      header: heading(language),
      width,
      style: STYLES[dateFormat][type],
    }));
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: this.columns.length } };
    styleHead(sheet);
    this.sheet = sheet;
    this.rowsInSheet = 1;
  }

  private addRow(sheet: ExcelJS.Worksheet, row: Row): void {
    const styles = STYLES[this.options.dateFormat];
    const added = sheet.addRow(this.columns.map((column) => this.cell(column, row)));
    added.eachCell((cell, number) => {
      const { type, value } = this.columns[number - 1]!;
      cell.style = styles[type === 'expiry' && isMonth(value(row)) ? 'month' : type];
    });
    added.commit();
  }

  /** Excel knows no time zones: an instant is written as the clock on the wall showed it. */
  private cell({ type, value }: Column<Row>, row: Row): ExcelJS.CellValue {
    const given = value(row);
    // Not null, which is written as an empty cell.
    if (given === null) return undefined;
    if (type === 'date') return new Date(`${String(given)}T00:00:00.000Z`);
    if (type === 'expiry')
      return isMonth(given) ? lastDayOf(given) : new Date(`${String(given)}T00:00:00.000Z`);
    if (type === 'instant') return this.wallClock(given as Date);
    return given;
  }
}

const isMonth = (value: CellValue): value is string =>
  typeof value === 'string' && value.length === MONTH_LENGTH;

/** At midnight UTC. @param month `YYYY-MM` */
const lastDayOf = (month: string): Date =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));

function styleHead(sheet: ExcelJS.Worksheet): void {
  const head = sheet.getRow(1);
  head.eachCell((cell) => Object.assign(cell, { style: { ...HEAD_STYLE, numFmt: '@' } }));
  head.height = 22;
  head.commit();
}

const HOUR = 3_600_000;

/**
 * Local time in the business time zone, as a Date in UTC: offsets are looked up once for each hour, not for each cell.
 */
function businessClock(timeZone: string): (instant: Date) => Date {
  const offsets = new Map<number, number>();
  return (instant) => {
    const milliseconds = instant.getTime();
    const hour = Math.floor(milliseconds / HOUR);
    let offset = offsets.get(hour);
    if (offset === undefined) {
      const zoned = Temporal.Instant.fromEpochMilliseconds(hour * HOUR).toZonedDateTimeISO(timeZone);
      offset = zoned.offsetNanoseconds / 1_000_000;
      offsets.set(hour, offset);
    }
    return new Date(milliseconds + offset);
  };
}
