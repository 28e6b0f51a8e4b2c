/** What specs read in an exported workbook. */
import ExcelJS from 'exceljs';
import type { Test } from 'supertest';

/** Keeps the body as it came. */
export const file = (test: Test): Test =>
  test.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

export async function workbookOf(body: Buffer): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(body as unknown as ArrayBuffer);
  return workbook;
}

export interface Sheets {
  readonly filters: ReadonlyMap<string, string>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Values of a row, the first cell first. */
export const cellsOf = (sheet: ExcelJS.Worksheet, row: number): unknown[] =>
  (sheet.getRow(row).values as unknown[]).slice(1);

export async function sheetsOf(body: Buffer): Promise<Sheets> {
  const [list, filters] = (await workbookOf(body)).worksheets;
  const heading = cellsOf(list!, 1) as string[];
  const rows = Array.from({ length: list!.rowCount - 1 }, (_, index) => {
    const values = cellsOf(list!, index + 2);
    return Object.fromEntries(heading.map((name, place) => [name, values[place]]));
  });
  const pairs = Array.from({ length: filters!.rowCount - 1 }, (_, i) => cellsOf(filters!, i + 2));
  return { filters: new Map(pairs as [string, string][]), rows };
}
