/** Small .xlsx files that are made to take much time or memory, each with what becomes of it. */
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import type { SheetRead } from '../sheet.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with one sheet of these rows, as a spreadsheet program writes it. */
export async function sheetFile(rows: readonly (readonly unknown[])[]): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Lignes');
  sheet.addRows(rows as unknown[][]);
  sheet.eachRow((row) =>
    row.eachCell((cell) => {
      if (cell.value instanceof Date) cell.numFmt = 'dd/mm/yyyy';
    }),
  );
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

interface More {
  /** After the cells. */
  readonly after?: string;
  /** Before the cells. */
  readonly before?: string;
  /** In the workbook's outline. */
  readonly book?: string;
  readonly parts?: Readonly<Record<string, Uint8Array>>;
}

/** The least that is a workbook, around these rows. */
export const xlsxOf = (
  rows: string,
  { after = '', before = '', book = '', parts = {} }: More = {},
): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Lignes" sheetId="1" r:id="rId1"/></sheets>${book}</workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    ),
    ...parts,
  });

const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADINGS = `<row r="1">${cell('A1', 'code')}${cell('B1', 'nom')}</row>`;
const ROWS = `${HEADINGS}<row r="2"><c r="A2"><v>7</v></c></row>`;
const READ: SheetRead = { lines: [{ number: 2, cells: [[0, 7]] }] };
const NOT_XLSX: SheetRead = { refused: 'notXlsx' };
const WHOLE = 'A1:XFD1048576';
const MEBIBYTE = 1_048_576;

const zipOf = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array => xlsxOf(ROWS, { parts });

let packed: Uint8Array | undefined;
/** Packed once: that takes more than a second. */
function sixtyFourMegabytes(): Uint8Array {
  packed ??= zipOf({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * MEBIBYTE) });
  return packed;
}

/** The size that the archive says of its largest file, and of none other, is a few bytes. */
function lying(archive: Uint8Array): Uint8Array {
  const file = Buffer.from(archive);
  // Of each entry: in the directory at the end, and before the content.
  for (const [signature, size] of [
    ['504b0102', 24],
    ['504b0304', 22],
  ] as const) {
    const mark = Buffer.from(signature, 'hex');
    for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + 4))
      if (file.readUInt32LE(at + size) > MEBIBYTE) file.writeUInt32LE(100, at + size);
  }
  return file;
}

export const HOSTILE_SHEETS: readonly (readonly [
  what: string,
  file: () => Uint8Array | Promise<Uint8Array>,
  result: SheetRead,
])[] = [
  [
    'a rule over the whole sheet',
    () =>
      xlsxOf(ROWS, {
        after: `<dataValidations count="1"><dataValidation type="list" sqref="${WHOLE}"><formula1>"a,b"</formula1></dataValidation></dataValidations>`,
      }),
    READ,
  ],
  [
    'all cells merged',
    () => xlsxOf(ROWS, { after: `<mergeCells count="1"><mergeCell ref="${WHOLE}"/></mergeCells>` }),
    READ,
  ],
  [
    'formats for the whole sheet',
    () =>
      xlsxOf(ROWS, {
        after: `<conditionalFormatting sqref="${WHOLE}"><cfRule type="cellIs" priority="1" operator="equal"><formula>1</formula></cfRule></conditionalFormatting>`,
      }),
    READ,
  ],
  [
    'a name for the whole sheet',
    () =>
      xlsxOf(ROWS, {
        book: `<definedNames><definedName name="tout">Lignes!$A$1:$XFD$1048576</definedName></definedNames>`,
      }),
    READ,
  ],
  [
    'a thousand million columns',
    () => xlsxOf(ROWS, { before: '<cols><col min="1" max="1000000000" width="9"/></cols>' }),
    READ,
  ],
  ['a row far below', () => xlsxOf(`${ROWS}<row r="1048576"><c r="B1048576"/></row>`), READ],
  [
    'a row below the last',
    () => xlsxOf(`${HEADINGS}<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>`),
    NOT_XLSX,
  ],
  [
    'a shared formula that refers to nothing',
    () => xlsxOf(`${HEADINGS}<row r="2"><c r="A2"><f t="shared" si="9"/><v>7</v></c></row>`),
    READ,
  ],
  [
    'more cells in a row than a sheet has columns',
    () => xlsxOf(`${HEADINGS}<row r="2">${'<c r="A2"><v>1</v></c>'.repeat(200_000)}</row>`),
    NOT_XLSX,
  ],
  ['a million empty rows', () => xlsxOf(HEADINGS + '<row/>'.repeat(1_000_000)), { refused: 'tooLong' }],
  [
    'a text of four million letters',
    () => xlsxOf(`${HEADINGS}<row r="2">${cell('A2', 'x'.repeat(4_000_000))}</row>`),
    NOT_XLSX,
  ],
  [
    'a text that is repeated in each cell',
    () =>
      xlsxOf(
        HEADINGS +
          Array.from(
            { length: 4_000 },
            (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c></row>`,
          ).join(''),
        {
          parts: {
            'xl/sharedStrings.xml': strToU8(
              `<sst xmlns="${MAIN}"><si><t>${'x'.repeat(32_000)}</t></si></sst>`,
            ),
          },
        },
      ),
    { refused: 'tooLong' },
  ],
  ['elements that never end', () => xlsxOf('<row>'.repeat(300_000)), NOT_XLSX],
  ['a workbook nested without end', () => xlsxOf(ROWS, { book: '<a>'.repeat(100_000) }), NOT_XLSX],
  ['sixty-four megabytes', sixtyFourMegabytes, NOT_XLSX],
  ['sixty-four megabytes that are said to be a hundred bytes', () => lying(sixtyFourMegabytes()), NOT_XLSX],
  [
    'sixty-four megabytes beside the sheet',
    () => zipOf({ 'xl/media/image1.png': new Uint8Array(64 * MEBIBYTE) }),
    READ,
  ],
  [
    'entities that multiply',
    () =>
      zipOf({
        'xl/workbook.xml': strToU8(
          `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><workbook xmlns="${MAIN}">&b;</workbook>`,
        ),
      }),
    NOT_XLSX,
  ],
];
