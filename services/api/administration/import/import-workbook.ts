/** Reads an .xlsx: headings in the first row of the first sheet, a record in each row below. */
import type ExcelJS from 'exceljs';
import { unzipSync } from 'fflate';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import type { UploadedFile } from '../../http/forms/form.js';
import type { Cell, ImportColumn } from './import-columns.js';

export const MAX_LINES = 5_000;
/** Bytes of everything in the file, unpacked. */
const LARGEST_UNPACKED = 100 * 1_048_576;
const LONGEST_HEADING = 100;

export interface ImportLine {
  /** The row in the sheet, from 2. */
  readonly number: number;
  /** Cells that hold something, by column. */
  readonly cells: ReadonlyMap<ImportColumn, Cell>;
}

/** @throws InvalidRequest on `file`; `erreurColonne` and `csvVide` speak of the file as a whole */
export async function readLines(
  file: UploadedFile,
  columns: readonly ImportColumn[],
): Promise<readonly ImportLine[]> {
  const sheet = await firstSheet(file);
  const places = columnsAt(sheet, columns);
  const lines: ImportLine[] = [];
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    const cells = new Map<ImportColumn, Cell>();
    for (const [place, column] of places) {
      const cell = contentOf(row.getCell(place).value);
      if (cell !== null) cells.set(column, cell);
    }
    if (cells.size > 0) lines.push({ number, cells });
  });
  if (lines.length === 0) throw new InvalidRequest({ code: ApiCode.importEmpty });
  if (lines.length > MAX_LINES) {
    throw new InvalidRequest({ code: ApiCode.importTooLong, arguments: { max: MAX_LINES } });
  }
  return lines;
}

/** The library is large, and few processes ever import: it is loaded with the first file. */
export async function newWorkbook(): Promise<ExcelJS.Workbook> {
  const { default: library } = await import('exceljs');
  return new library.Workbook();
}

async function firstSheet({ name, content }: UploadedFile): Promise<ExcelJS.Worksheet> {
  const refused = new InvalidRequest({
    field: 'file',
    code: ApiCode.notXlsx,
    rejectedValue: name.slice(0, 250),
  });
  if (!isModest(content)) throw refused;
  const workbook = await newWorkbook();
  try {
    await workbook.xlsx.load(Uint8Array.from(content).buffer);
  } catch {
    throw refused;
  }
  const [sheet] = workbook.worksheets;
  if (!sheet) throw refused;
  return sheet;
}

/** A zip that says of itself that it fits; nothing is unpacked to find out. */
function isModest(zip: Buffer): boolean {
  let bytes = 0;
  try {
    unzipSync(zip, {
      filter: ({ originalSize }) => {
        bytes += originalSize;
        return false;
      },
    });
  } catch {
    return false;
  }
  return bytes > 0 && bytes <= LARGEST_UNPACKED;
}

/** Every heading is a column, each once; columns may be left out. */
function columnsAt(
  sheet: ExcelJS.Worksheet,
  columns: readonly ImportColumn[],
): ReadonlyMap<number, ImportColumn> {
  const places = new Map<number, ImportColumn>();
  const seen = new Set<ImportColumn>();
  sheet.getRow(1).eachCell((cell, place) => {
    const heading = String(contentOf(cell.value) ?? '').trim();
    const column = columns.find(({ name }) => name.toLowerCase() === heading.toLowerCase());
    if (!column || seen.has(column)) {
      throw new InvalidRequest({
        code: ApiCode.importColumn,
        arguments: { column: heading.slice(0, LONGEST_HEADING) },
      });
    }
    seen.add(column);
    places.set(place, column);
  });
  if (places.size === 0) throw new InvalidRequest({ code: ApiCode.importEmpty });
  return places;
}

function contentOf(value: ExcelJS.CellValue | undefined): Cell | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if ('richText' in value) return contentOf(value.richText.map(({ text }) => text).join(''));
  if ('text' in value) return contentOf(value.text as ExcelJS.CellValue);
  if ('result' in value) return contentOf(value.result as ExcelJS.CellValue);
  return null;
}
