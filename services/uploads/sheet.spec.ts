import { utils, type WorkSheet, write } from '@e965/xlsx';
import { readSheet, type SheetLine, type SheetRead } from './sheet.js';
import { sheetFile, xlsxOf } from './testing/hostile-sheets.js';

const HEADINGS = [['code'], ['nom', 'name']];

const read = (content: Uint8Array, more: object = {}): Promise<SheetRead> =>
  readSheet({ content, headings: HEADINGS, maxLines: 100, ...more });
const linesIn = async (content: Uint8Array, more: object = {}): Promise<readonly SheetLine[]> => {
  const sheet = await read(content, more);
  return 'lines' in sheet ? sheet.lines : [];
};
const codesIn = async (content: Uint8Array, more: object = {}) =>
  (await linesIn(content, more)).map(({ number, cells }) => [
    number,
    cells.find(([column]) => column === 0)?.[1],
  ]);

const xls = (sheet: WorkSheet): Uint8Array =>
  write({ SheetNames: ['Lignes'], Sheets: { Lignes: sheet } }, { bookType: 'biff8', type: 'buffer' });

const HEADING_ROW =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c><c r="B1" t="inlineStr"><is><t>nom</t></is></c></row>';
/** A sheet with this cell in A2, beside a name. */
const withCell = (cell: string): Uint8Array =>
  xlsxOf(`${HEADING_ROW}<row r="2">${cell}<c r="B2" t="inlineStr"><is><t>x</t></is></c></row>`);

describe('a sheet', () => {
  it('holds the texts of errors, also of those that formulas have led to', async () => {
    const file = await sheetFile([
      ['code', 'nom'],
      [{ error: '#N/A' }, 'x'],
      [{ formula: 'A9/0', result: { error: '#DIV/0!' } }, 'x'],
    ]);
    expect(await codesIn(file)).toEqual([
      [2, '#N/A'],
      [3, '#DIV/0!'],
    ]);
  });

  it('holds the texts of errors in an .xls, too, each in its row', async () => {
    const sheet = utils.aoa_to_sheet([['code', 'nom'], [1, 'x'], [], [null, 'x']]);
    sheet.A4 = { t: 'e', v: 0x2a };
    sheet.A5 = { t: 'e', v: 0 };
    sheet['!ref'] = 'A1:B5';
    expect(await codesIn(xls(sheet), { oldFormat: true })).toEqual([
      [2, 1],
      [4, '#N/A'],
      [5, '#NULL!'],
    ]);
  });

  it('has its headings in its first row in an .xls, too', async () => {
    const below = utils.aoa_to_sheet([[], ['code'], [1]]);
    expect(await read(xls({ ...below, '!ref': 'A2:A3' }), { oldFormat: true })).toEqual({ refused: 'empty' });
  });

  it.each([
    ['a formula without a result', '<c r="A2"><f>1+B2</f></c>', '=1+B2'],
    ['a formula with an empty one', '<c r="A2"><f>1+B2</f><v></v></c>', '=1+B2'],
    ['a shared formula that refers to nothing', '<c r="A2"><f t="shared" si="9"/></c>', '='],
    ['a formula that results in 0', '<c r="A2"><f>1-1</f><v>0</v></c>', 0],
    ['a formula that results in no', '<c r="A2" t="b"><f>1=2</f><v>0</v></c>', false],
    [
      'a formula that results in an empty text',
      '<c r="A2" t="str"><f>IF(B2="","",1)</f><v></v></c>',
      undefined,
    ],
    ['the same, as others write it', '<c r="A2" s="0" t="str"><f aca="false">""</f><v/></c>', undefined],
    ['a text that a formula results in', '<c r="A2" t="str"><f>"a"</f><v>a</v></c>', 'a'],
    ['a text in the cell', '<c r="A2" t="str"><v>a &amp;amp; b &lt; c&#x20;d</v></c>', 'a &amp; b < c d'],
    ['such a text of a formula', '<c r="A2" t="str"><f>B1&amp;"x"</f><v>&amp;lt; é</v></c>', '&lt; é'],
    ['a number that is none', '<c r="A2"><v>many</v></c>', 'NaN'],
  ])('holds what is in %s', async (_, cell, expected) => {
    expect(await codesIn(withCell(cell))).toEqual([[2, expected]]);
  });

  it('holds texts as they are taken when they are entered', async () => {
    const file = await sheetFile([
      ['\u200Ecode ', 'nom'],
      ['V\u00ADX 24 ', 'x'],
      ['\u200B', 'x'],
      [{ richText: [{ text: 'VX' }, { text: '\u00A0 25\n' }] }, 'x'],
    ]);
    expect(await codesIn(file)).toEqual([
      [2, 'VX 24'],
      [3, undefined],
      [4, 'VX 25'],
    ]);
  });

  it('is refused where a cell that holds something is in no known column', async () => {
    const rows = (third: string) => [
      ['code', 'nom', third],
      [1, 'x'],
      [2, 'x', ' ', ' '],
      [3, 'x', '', 99],
    ];
    const refused = { refused: 'heading', heading: 'D4' };
    expect(await read(await sheetFile(rows('')))).toEqual(refused);
    expect(await read(await sheetFile(rows('S1')), { further: 1 })).toEqual(refused);
    expect(await read(xls(utils.aoa_to_sheet(rows('S1'))), { further: 1, oldFormat: true })).toEqual(refused);
    expect(await codesIn(await sheetFile(rows('S1')), { further: 2 })).toHaveLength(3);
  });

  it('is refused where it has none of the further columns', async () => {
    const rows = [
      ['code', 'nom', ' '],
      [1, 'x'],
    ];
    expect(await read(await sheetFile(rows), { further: 3 })).toEqual({ refused: 'heading', heading: 'C1' });
    const one = [[...rows[0]!, 'S2'], rows[1]!];
    expect(await codesIn(await sheetFile(one), { further: 3 })).toEqual([[2, 1]]);
  });
});
