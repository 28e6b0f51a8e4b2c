import ExcelJS from 'exceljs';
import { type Reader, readerOf } from '../../words/reader.js';
import type { Column } from './list.js';
import { ExportWorkbook } from './workbook.js';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly doses: number | null;
  readonly day: string | null;
  readonly at: Date | null;
  readonly expiry: string | null;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    heading: (language) => (language === 'fr' ? 'Nom' : 'Name'),
    type: 'text',
    width: 20,
    value: ({ name }) => name,
  },
  {
    heading: (language) => (language === 'fr' ? 'Nombre' : 'Count'),
    type: 'whole',
    width: 10,
    value: ({ count }) => count,
  },
  { heading: () => 'Doses', type: 'decimal', width: 10, value: ({ doses }) => doses },
  {
    heading: (language) => (language === 'fr' ? 'Jour' : 'Day'),
    type: 'date',
    width: 12,
    value: ({ day }) => day,
  },
  { heading: () => 'Instant', type: 'instant', width: 18, value: ({ at }) => at },
  { heading: () => 'Expiry', type: 'expiry', width: 12, value: ({ expiry }) => expiry },
];

const ROW: Row = {
  name: 'Vaxilor',
  count: 12,
  doses: 7.5,
  day: '2027-06-30',
  at: new Date('2026-11-20T08:30:00.000Z'),
  expiry: '2027-02',
};

async function written(
  rows: readonly Row[],
  { language, dateFormat }: Reader = readerOf('fr', null),
): Promise<ExcelJS.Workbook> {
  const workbook = new ExportWorkbook(COLUMNS, {
    language,
    dateFormat,
    timeZone: 'Europe/Paris',
    title: 'Essai',
  });
  const chunks: Buffer[] = [];
  workbook.output.on('data', (chunk: Buffer) => chunks.push(chunk));
  workbook.filters = [['Centre', 'Plateforme Nord']];
  await workbook.writeRows(rows);
  await workbook.finish();
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(Buffer.concat(chunks) as unknown as ArrayBuffer);
  return read;
}

describe('the workbook of an export', () => {
  it('begins with the rows under a frozen heading that can be filtered; the filters are the second sheet', async () => {
    const { worksheets } = await written([ROW]);
    const [rows, filters] = worksheets;
    expect(worksheets.map(({ name }) => name)).toEqual(['Essai', 'Filtres']);
    expect(filters!.getRow(2).values).toEqual([undefined, 'Centre', 'Plateforme Nord']);
    expect(rows!.getRow(1).values).toEqual([
      undefined,
      'Nom',
      'Nombre',
      'Doses',
      'Jour',
      'Instant',
      'Expiry',
    ]);
    expect(rows!.views).toEqual([expect.objectContaining({ state: 'frozen', ySplit: 1 })]);
    expect(rows!.autoFilter).toBe('A1:F1');
  });

  it('types its columns: numbers add up, dates sort, an instant shows the clock on the wall', async () => {
    const row = (await written([ROW])).worksheets[0]!.getRow(2);
    expect(row.getCell(2)).toMatchObject({ value: 12, numFmt: '#,##0' });
    expect(row.getCell(3)).toMatchObject({ value: 7.5, numFmt: '#,##0.0##' });
    expect(row.getCell(4)).toMatchObject({ value: new Date('2027-06-30'), numFmt: 'dd/mm/yyyy' });
    expect(row.getCell(5)).toMatchObject({
      value: new Date('2026-11-20T09:30:00.000Z'),
      numFmt: 'dd/mm/yyyy hh:mm',
    });
  });

  it('shows an expiry as exactly as the product knows it: a month sorts as its last day', async () => {
    const days = { ...ROW, expiry: '2027-02-15' };
    const sheet = (await written([ROW, days])).worksheets[0]!;
    expect(sheet.getRow(2).getCell(6)).toMatchObject({ value: new Date('2027-02-28'), numFmt: 'mm/yyyy' });
    expect(sheet.getRow(3).getCell(6)).toMatchObject({ value: new Date('2027-02-15'), numFmt: 'dd/mm/yyyy' });
  });

  it('has English words for a reader of English', async () => {
    const { worksheets } = await written([ROW], readerOf('en', null));
    expect(worksheets[1]!.name).toBe('Filters');
    expect(worksheets[0]!.getRow(1).getCell(4).value).toBe('Day');
    expect(worksheets[0]!.getRow(2).getCell(4).numFmt).toBe('mm/dd/yyyy');
  });

  it('writes dates in the format that its reader chose', async () => {
    const { worksheets } = await written([ROW], readerOf('fr', 'EN'));
    expect(worksheets[0]!.getRow(2).getCell(4).numFmt).toBe('mm/dd/yyyy');
  });

  it('keeps empty cells empty, and its heading where there is no row', async () => {
    const row = (
      await written([{ ...ROW, doses: null, day: null, at: null, expiry: null }])
    ).worksheets[0]!.getRow(2);
    expect([3, 4, 5, 6].map((cell) => row.getCell(cell).value)).toEqual([null, null, null, null]);
    expect((await written([])).worksheets[0]!.rowCount).toBe(1);
  });

  it.each(['=1+1', '+33 1', '@SUM(A1)', '-2', '<b>&"\'', 'a\u0007b', ' deux  espaces '])(
    'writes %j as the text that it is',
    async (name) => {
      const cell = (await written([{ ...ROW, name }])).worksheets[0]!.getRow(2).getCell(1);
      expect(cell.type).toBe(ExcelJS.ValueType.String);
      expect(cell.formula).toBeUndefined();
      expect(cell.value).toBe(name.replace('\u0007', ''));
    },
  );
});
