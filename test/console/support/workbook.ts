/** Workbooks as a user opens and fills them. */
import ExcelJS from 'exceljs';

/** A model file, filled in line by line. */
export class Workbook {
  private constructor(
    private readonly book: ExcelJS.Workbook,
    private readonly sheet: ExcelJS.Worksheet,
  ) {}

  static async open(path: string): Promise<Workbook> {
    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(path);
    return new Workbook(book, book.worksheets[0]!);
  }

  /** One line each; the fields of the first are the headings. */
  static of(lines: readonly Readonly<Record<string, string>>[]): Workbook {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet();
    sheet.addRow(Object.keys(lines[0] ?? {}));
    for (const line of lines) sheet.addRow(Object.values(line));
    return new Workbook(book, sheet);
  }

  /** The cells of all its sheets. */
  get text(): string {
    const lines: string[] = [];
    this.book.eachSheet((sheet) => {
      sheet.eachRow((row) => {
        row.eachCell(({ text }) => {
          lines.push(text);
        });
      });
    });
    return lines.join('\n');
  }

  /** @param line from 2, below the headings; cells by these */
  fill(line: number, values: Readonly<Record<string, string>>): void {
    const headings = (this.sheet.getRow(1).values as (string | undefined)[]).map(String);
    for (const [heading, value] of Object.entries(values)) {
      this.sheet.getRow(line).getCell(headings.indexOf(heading)).value = value;
    }
  }

  async content(): Promise<Buffer> {
    return Buffer.from(await this.book.xlsx.writeBuffer());
  }
}
