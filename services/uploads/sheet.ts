/** Reads the first sheet of an .xlsx: headings in its first row, a record in each row below. */
import type ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import { isNestedDeeper, parseXml } from '../documents/docx/xml.js';
import { unzip, ZipRefused } from '../documents/unzip.js';

/** A cell as Excel keeps it: formulas by their result, formatted texts by their words, dates as `YYYY-MM-DD`. */
export type Cell = string | number | boolean;

export interface SheetToRead {
  /** The .xlsx. */
  readonly content: Uint8Array;
  /** Headings that the sheet may have, in any case; columns may be left out. */
  readonly headings: readonly string[];
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
  /** A heading that is unknown, or there twice. */
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

/** Never throws for what is in the file. */
export async function readSheet({ content, headings, maxLines }: SheetToRead): Promise<SheetRead> {
  try {
    const sheet = await firstSheet(Buffer.from(content), maxLines + SLACK_ROWS);
    return { lines: linesOf(sheet, placesOf(sheet, headings), maxLines) };
  } catch (error) {
    if (error instanceof Refused) return error.result;
    if (error instanceof ZipRefused) return { refused: 'notXlsx' };
    throw error;
  }
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
      'xl/worksheets/sheet1.xml': sheet,
    },
    { level: 0 },
  );
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
function placesOf(sheet: ExcelJS.Worksheet, headings: readonly string[]): ReadonlyMap<number, number> {
  const known = headings.map((heading) => heading.toLowerCase());
  const places = new Map<number, number>();
  sheet.getRow(1).eachCell((cell, place) => {
    const heading = String(contentOf(cell.value) ?? '').trim();
    const index = known.indexOf(heading.toLowerCase());
    if (index < 0 || [...places.values()].includes(index))
      throw new Refused({ refused: 'heading', heading: heading.slice(0, LONGEST_HEADING) });
    places.set(place, index);
  });
  if (places.size === 0) throw new Refused({ refused: 'empty' });
  return places;
}

function linesOf(
  sheet: ExcelJS.Worksheet,
  places: ReadonlyMap<number, number>,
  maxLines: number,
): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  let characters = 0;
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    const cells: (readonly [number, Cell])[] = [];
    for (const [place, heading] of places) {
      const cell = contentOf(row.findCell(place)?.value);
      if (cell === null) continue;
      if (typeof cell === 'string') characters += cell.length;
      cells.push([heading, cell]);
    }
    if (cells.length > 0) lines.push({ number, cells });
    if (lines.length > maxLines || characters > MOST_TEXT) throw new Refused({ refused: 'tooLong' });
  });
  if (lines.length === 0) throw new Refused({ refused: 'empty' });
  return lines;
}

/** @throws Refused for a text that no spreadsheet program writes */
function contentOf(value: ExcelJS.CellValue | undefined): Cell | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) throw new Refused({ refused: 'notXlsx' });
    return value.trim() === '' ? null : value;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if ('richText' in value) return contentOf(value.richText.map(({ text }) => text).join(''));
  if ('text' in value) return contentOf(value.text as ExcelJS.CellValue);
  if ('result' in value) return contentOf(value.result as ExcelJS.CellValue);
  return null;
}
