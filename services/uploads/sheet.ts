/**
 * Reads the first sheet of an .xlsx, where asked to also of an .xls: headings in its first row, a record in each row
 * below.
 */
import type ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import { isNestedDeeper, parseXml } from '../documents/docx/xml.js';
import { unzip, ZipRefused } from '../documents/unzip.js';
import { storable } from '../domain/shared/fields.js';

/** Loads what reads a workbook: {@link readSheet} has to wait for it once. */
export const loadLibrary = (): Promise<unknown> => import('exceljs');

/**
 * A cell as Excel keeps it: formulas by their result, formatted texts by their words, dates as `YYYY-MM-DD`. An error
 * is its text (`#N/A`), and a formula whose result the file does not have is its formula (`=A1+1`): see {@link
 * hasNoValue}.
 */
export type Cell = string | number | boolean;

const WITHOUT_VALUE = /^(?:=(?!\s)|#(?:N\/A|GETTING_DATA|[A-Z\d/]+[!?])$)/;

/** Whether a cell holds an error, or a formula without a result: not what its author wanted to say, even as a text. */
export const hasNoValue = (cell: Cell): boolean => typeof cell === 'string' && WITHOUT_VALUE.test(cell);

export interface SheetToRead {
  /** The file. */
  readonly content: Uint8Array;
  /** Columns that the sheet may have, each by any of its headings, in any case; columns may be left out. */
  readonly headings: readonly (readonly string[])[];
  /**
   * Present: the sheet begins with `headings` in their order, and has one to this many columns more, of whatever
   * heading; their cells have the indexes after those of `headings`.
   */
  readonly further?: number;
  /**
   * Rows of headings after `headings` by which a file is known to be of another kind: it is refused where two of its
   * columns or more have the first headings of such a row.
   */
  readonly otherKinds?: readonly (readonly string[])[];
  /** Whether an .xls of Excel 97 to 2003 is read, too. */
  readonly oldFormat?: boolean;
  /** Most rows with content, headings not counted. */
  readonly maxLines: number;
}

export interface SheetLine {
  /** The row in the sheet, from 2. */
  readonly number: number;
  /** Cells that hold something, each after the index of its heading in `headings`. */
  readonly cells: readonly (readonly [heading: number, cell: Cell])[];
}

export type SheetRead =
  | { readonly lines: readonly SheetLine[] }
  | { readonly refused: 'notXlsx' | 'empty' | 'tooLong' }
  /**
   * A heading that is unknown, or there twice; or the address (`AK2`) of a cell that is in no column that the sheet may
   * have, or of the heading that the first of its further columns lacks.
   */
  | { readonly refused: 'heading'; readonly heading: string };

/** Of the parts that are read: many times what a sheet of some thousand lines takes. */
const LIMITS = { bytes: 48 * 1024 * 1024, parts: 2_000 };
/** What Excel allows in a cell. */
const LONGEST_TEXT = 32_767;
/** Characters of all cells together. */
const MOST_TEXT = 16_000_000;
/** Rows and cells of a row, empty ones included: people format more than they fill. */
const SLACK_ROWS = 5_000;
const MOST_CELLS = 1_000;
/** Of a sheet in Excel. */
const LAST_ROW = 1_048_576;
const LONGEST_HEADING = 100;
const MAX_DEPTH = 32;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

class Refused extends Error {
  constructor(readonly result: Extract<SheetRead, { readonly refused: unknown }>) {
    super(result.refused);
  }
}

const refusedHeading = (heading: string): Refused =>
  new Refused({ refused: 'heading', heading: heading.slice(0, LONGEST_HEADING) });

/** Never throws for what is in the file. */
export async function readSheet(asked: SheetToRead): Promise<SheetRead> {
  const { content, maxLines, oldFormat = false } = asked;
  try {
    const file = Buffer.from(content);
    const sheet =
      oldFormat && isOldWorkbook(file)
        ? await firstOldSheet(file, maxLines + SLACK_ROWS)
        : await firstSheet(file, maxLines + SLACK_ROWS);
    return { lines: linesOf(sheet, columnsOf(sheet, asked), maxLines) };
  } catch (error) {
    if (error instanceof Refused) return error.result;
    if (error instanceof ZipRefused) return { refused: 'notXlsx' };
    throw error;
  }
}

/** A compound file, as the programs of 1997 to 2003 wrote them. */
const isOldWorkbook = (file: Buffer): boolean =>
  file.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'));

/** The first sheet of an .xls, its cells as those of a new workbook. */
async function firstOldSheet(file: Buffer, maxRows: number): Promise<ExcelJS.Worksheet> {
  const [old, { default: library }] = await Promise.all([import('@e965/xlsx'), import('exceljs')]);
  let rows: unknown[][];
  try {
    const { Sheets, SheetNames } = old.read(file, {
      type: 'buffer',
      sheets: 0,
      sheetRows: maxRows + 1,
      cellDates: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    });
    const first = Sheets[SheetNames[0] ?? ''];
    if (!first) throw new Refused({ refused: 'empty' });
    // The library leaves errors out of what it makes of a sheet.
    for (const cell of Object.values(first))
      if (cell?.t === 'e') Object.assign(cell, { t: 's', v: old.utils.format_cell(cell) });
    // From the first row and column, empty ones too.
    const range = { s: { r: 0, c: 0 }, e: old.utils.decode_range(first['!ref'] ?? 'A1').e };
    rows = old.utils.sheet_to_json<unknown[]>(first, {
      header: 1,
      raw: true,
      UTC: true,
      blankrows: true,
      range,
    });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ refused: 'notXlsx' });
  }
  if (rows.length > maxRows) throw new Refused({ refused: 'tooLong' });
  const sheet = new library.Workbook().addWorksheet('1');
  for (const row of rows) sheet.addRow(row.slice(0, MOST_CELLS));
  return sheet;
}

async function firstSheet(file: Buffer, maxRows: number): Promise<ExcelJS.Worksheet> {
  const workbook = await onlyTheFirstSheet(file);
  const { default: library } = await import('exceljs');
  const read = new library.Workbook();
  try {
    // Cells only: a rule or a merged range over a whole sheet would be written out cell by cell.
    const options = { ignoreNodes: BESIDE_THE_CELLS, maxRows, maxCols: MOST_CELLS };
    await read.xlsx.load(workbook.buffer as ArrayBuffer, options as Partial<ExcelJS.XlsxReadOptions>);
  } catch (error) {
    const isTooLong = error instanceof Error && /^Max row count/.test(error.message);
    throw new Refused({ refused: isTooLong ? 'tooLong' : 'notXlsx' });
  }
  const [sheet] = read.worksheets;
  if (!sheet || sheet.rowCount > LAST_ROW) throw new Refused({ refused: 'notXlsx' });
  return sheet;
}

/** Elements of a sheet beside `sheetData`, as exceljs knows them. */
const BESIDE_THE_CELLS = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'autoFilter',
  'mergeCells',
  'rowBreaks',
  'hyperlinks',
  'pageMargins',
  'dataValidations',
  'pageSetup',
  'headerFooter',
  'printOptions',
  'picture',
  'drawing',
  'sheetProtection',
  'tableParts',
  'conditionalFormatting',
  'extLst',
];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook of the first sheet, its texts and its number formats; nothing else of the file is unpacked or read. */
async function onlyTheFirstSheet(file: Buffer): Promise<Uint8Array> {
  const outline = await unzip(file, LIMITS, (name) => name === WORKBOOK || name === RELATIONS);
  const book = textIn(outline, WORKBOOK);
  const path = pathOfFirstSheet(book, textIn(outline, RELATIONS));
  const parts = await unzip(file, LIMITS, (name) => name === path || name === STRINGS || name === STYLES);
  const sheet = parts.get(path);
  if (!sheet) throw new Refused({ refused: 'notXlsx' });
  const date1904 = /\bdate1904="(?:1|true)"/.test(book) ? '<workbookPr date1904="1"/>' : '';
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const xml = (text: string) => new TextEncoder().encode(text);
  const strings = parts.get(STRINGS);
  const styles = parts.get(STYLES);
  return zipSync(
    {
      [WORKBOOK]: xml(
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${date1904}<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      [RELATIONS]: xml(
        `<Relationships xmlns="${PACKAGE}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      ),
      ...(strings && { [STRINGS]: strings }),
      ...(styles && { [STYLES]: styles }),
      'xl/worksheets/sheet1.xml': readableByExceljs(sheet),
    },
    { level: 0 },
  );
}

/** A cell that says that its formula results in a text, and holds an empty one. */
const EMPTY_RESULT =
  /(<c\b[^<>]{0,200}\bt=["']str["'][^<>]{0,200}>)\s*<f\b[^<>]*(?:\/>|>[^<]*<\/f>)\s*<v\b[^<>]*(?:\/>|>\s*<\/v>)/g;

const NAMED = /&((?:amp|lt|gt|quot|apos);)/g;
/** The text of a cell that is neither among the shared ones nor rich. */
const OWN_TEXT =
  /<c\b[^<>]{0,200}\bt=["']str["'][^<>]{0,200}>(?:\s*<f\b[^<>]*(?:\/>|>[^<]*<\/f>))?\s*<v\b[^<>]*>[^<]*</g;

/**
 * exceljs does not tell a formula that results in an empty text from one whose result the file does not have, and
 * decodes `&amp;` and its like twice in the text of such a cell.
 */
function readableByExceljs(sheet: Uint8Array): Uint8Array {
  // One character for each byte: what is not replaced stays as it is, in any encoding.
  const xml = Buffer.from(sheet).toString('latin1');
  const readable = xml.replace(EMPTY_RESULT, '$1').replace(OWN_TEXT, (cell) => {
    const text = cell.lastIndexOf('>') + 1;
    return cell.slice(0, text) + cell.slice(text).replace(NAMED, '&amp;$1');
  });
  return Buffer.from(readable, 'latin1');
}

function textIn(parts: ReadonlyMap<string, Uint8Array>, name: string): string {
  const part = parts.get(name);
  const xml = part && new TextDecoder().decode(part);
  if (!xml || isNestedDeeper(xml, MAX_DEPTH)) throw new Refused({ refused: 'notXlsx' });
  return xml;
}

function pathOfFirstSheet(book: string, relations: string): string {
  const elements = (xml: string, name: string) => {
    try {
      return Array.from(parseXml(xml).getElementsByTagNameNS('*', name));
    } catch {
      throw new Refused({ refused: 'notXlsx' });
    }
  };
  const id = elements(book, 'sheet')[0]?.getAttributeNS(OFFICE, 'id');
  const relation = elements(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The index of each column's heading, by the column's number. */
function columnsOf(sheet: ExcelJS.Worksheet, asked: SheetToRead): ReadonlyMap<number, number> {
  const { headings, further } = asked;
  if (further !== undefined) return columnsInOrder(sheet, { ...asked, further });
  const columns = new Map<number, number>();
  sheet.getRow(1).eachCell((cell, column) => {
    const heading = String(contentOf(cell) ?? '');
    if (heading === '') return;
    const index = headings.findIndex((names) => isOneOf(names, heading));
    if (index < 0 || [...columns.values()].includes(index)) throw refusedHeading(heading);
    columns.set(column, index);
  });
  if (columns.size === 0) throw new Refused({ refused: 'empty' });
  return columns;
}

const isOneOf = (names: readonly string[], heading: string): boolean =>
  names.some((name) => name.toLowerCase() === heading.toLowerCase());

function columnsInOrder(
  sheet: ExcelJS.Worksheet,
  { headings, further, otherKinds = [] }: SheetToRead & { readonly further: number },
): ReadonlyMap<number, number> {
  const columns = new Map<number, number>();
  const row = sheet.getRow(1);
  if (row.cellCount === 0) throw new Refused({ refused: 'empty' });
  const headingAt = (column: number) => String(contentOf(row.findCell(column)) ?? '');
  for (const [index, names] of headings.entries()) {
    if (!isOneOf(names, headingAt(index + 1))) throw refusedHeading(headingAt(index + 1) || names[0]!);
    columns.set(index + 1, index);
  }
  for (let index = headings.length; index < headings.length + further; index++) columns.set(index + 1, index);
  const given: string[] = [];
  row.eachCell((cell, column) => {
    if (column > headings.length && contentOf(cell) !== null)
      given[column - headings.length - 1] = headingAt(column);
  });
  if (!given.some((heading) => heading !== ''))
    throw refusedHeading(row.getCell(headings.length + 1).address);
  // Checked before the number of columns: for a model with more columns, its first heading says more than the first one
  // too many.
  if (otherKinds.some((kind) => isOfKind(given, kind))) throw refusedHeading(given[0]!);
  const beyond = given.slice(further).find((heading) => heading !== undefined);
  if (beyond !== undefined) throw refusedHeading(beyond);
  return columns;
}

/** A single matching heading may be a coincidence. */
const isOfKind = (given: readonly string[], kind: readonly string[]): boolean =>
  given.length > 1 &&
  Array.from(given).every((heading = '', index) => isOneOf(kind.slice(index, index + 1), heading));

function linesOf(
  sheet: ExcelJS.Worksheet,
  columns: ReadonlyMap<number, number>,
  maxLines: number,
): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  let characters = 0;
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    const cells: (readonly [number, Cell])[] = [];
    row.eachCell((cell, column) => {
      const content = contentOf(cell);
      if (content === null) return;
      const heading = columns.get(column);
      if (heading === undefined) throw refusedHeading(cell.address);
      if (typeof content === 'string') characters += content.length;
      cells.push([heading, content]);
    });
    if (cells.length > 0) lines.push({ number, cells });
    if (lines.length > maxLines || characters > MOST_TEXT) throw new Refused({ refused: 'tooLong' });
  });
  if (lines.length === 0) throw new Refused({ refused: 'empty' });
  return lines;
}

/**
 * Null where the cell holds nothing.
 *
 * @throws Refused for a text that no spreadsheet program writes
 */
const contentOf = (cell: ExcelJS.Cell | undefined): Cell | null =>
  // The value of a formula lacks its result where that is 0 or false.
  cell === undefined ? null : plainOf((cell.result as ExcelJS.CellValue | undefined) ?? cell.value);

function plainOf(value: ExcelJS.CellValue): Cell | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) throw new Refused({ refused: 'notXlsx' });
    return storable(value) || null;
  }
  // What is no valid number or date is kept as a text, so that a column of numbers or dates refuses it.
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'boolean') return value;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? String(value) : value.toISOString().slice(0, 10);
  if ('richText' in value) return plainOf(value.richText.map(({ text }) => text).join(''));
  if ('text' in value) return plainOf(value.text as ExcelJS.CellValue);
  if ('error' in value) return plainOf(value.error);
  return plainOf(`=${value.formula ?? ('sharedFormula' in value ? value.sharedFormula : '')}`);
}
