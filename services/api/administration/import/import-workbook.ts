/** The lines of an import's .xlsx: headings in the first row of its first sheet, a record in each row below. */
import { type FileThreads, FileTooHeavy } from '../../../uploads/file-threads.js';
import type { SheetLine, SheetRead, SheetToRead } from '../../../uploads/sheet.js';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import type { UploadedFile } from '../../http/forms/form.js';
import type { Cell, ImportColumn } from './import-columns.js';

const MAX_LINES = 5_000;

export interface ImportLine {
  /** The row in the sheet, from 2. */
  readonly number: number;
  /** Cells that hold something, by column. */
  readonly cells: ReadonlyMap<ImportColumn, Cell>;
}

/**
 * @param exported headings of the exported list's columns, by their name; those that are no column of the import may be
 * in the file and are not read
 * @param party who sends the file: parties take turns
 * @throws InvalidRequest on `file`; `erreurColonne` and `csvVide` speak of the file as a whole
 */
export async function readLines(
  threads: FileThreads,
  file: UploadedFile,
  columns: readonly ImportColumn[],
  exported: ReadonlyMap<string, readonly string[]>,
  party: string,
): Promise<readonly ImportLine[]> {
  const names = new Set([...columns.map(({ name }) => name), ...exported.keys()]);
  const headings = [...names].map((name) => [name, ...(exported.get(name) ?? [])]);
  const lines = await sheetLines(threads, file, { headings }, party);
  return lines.map(({ number, cells }) => ({
    number,
    cells: new Map(
      cells.flatMap(([heading, cell]) => {
        const column = columns[heading];
        return column ? [[column, cell]] : [];
      }),
    ),
  }));
}

/**
 * The lines of a sheet, their cells by the index of the column.
 *
 * @param party who sends the file: parties take turns
 * @throws InvalidRequest on `file`; `erreurColonne` and `csvVide` speak of the file as a whole
 */
export async function sheetLines(
  threads: FileThreads,
  { name, content }: UploadedFile,
  asked: Pick<SheetToRead, 'headings' | 'further' | 'otherKinds' | 'oldFormat'>,
  party: string,
): Promise<readonly SheetLine[]> {
  const read = await threads
    .run('readSheet', { content, ...asked, maxLines: MAX_LINES }, party)
    .catch((error: unknown): SheetRead => {
      if (error instanceof FileTooHeavy) return { refused: 'notXlsx' };
      throw error;
    });
  if ('lines' in read) return read.lines;
  if (read.refused === 'heading')
    throw new InvalidRequest({ code: ApiCode.importColumn, arguments: { column: read.heading } });
  if (read.refused === 'empty') throw new InvalidRequest({ code: ApiCode.importEmpty });
  if (read.refused === 'tooLong')
    throw new InvalidRequest({ code: ApiCode.importTooLong, arguments: { max: MAX_LINES } });
  const code = asked.oldFormat ? ApiCode.notWorkbook : ApiCode.notXlsx;
  throw new InvalidRequest({ field: 'file', code, rejectedValue: name });
}
