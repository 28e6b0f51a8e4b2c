/**
 * Templates print as a word processor prints them: the same pages, rows and columns. What LibreOffice made of them is
 * stored beside this file; `APPROVE_FIDELITY=true` asks the LibreOffice of the machine anew.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentType } from '../../../documents/document-type.js';
import { fillTemplate } from '../../../documents/docx/fill.js';
import { exampleOf } from '../../../documents/examples/example.js';
import type { Values } from '../../../documents/fields.js';
import { openPrinter, type TestPrinter } from '../testing/chromium.js';
import { inFolder, type PdfPage, pagesOf } from '../testing/pdf.js';
import { labelSheetTemplate, noteTemplate } from './testing/templates.js';

/** Points by which a column may stand elsewhere: a millimetre. */
const TOLERANCE = 3;

interface Shape {
  readonly size: readonly [number, number];
  /** Batches printed on each page: rows of the note, labels of the sheet. */
  readonly rowsOnPages: readonly number[];
  /** Left edges of what `mark` finds on the first page, in points. */
  readonly columns: readonly number[];
}

function shapeOf(pages: readonly PdfPage[], row: RegExp, mark: RegExp): Shape {
  const edges = pages[0]!.words.filter(({ text }) => mark.test(text)).map(({ x }) => x);
  const columns: number[] = [];
  for (const edge of edges.sort((a, b) => a - b)) {
    if (edge - (columns.at(-1) ?? -Infinity) > 2 * TOLERANCE) columns.push(edge);
  }
  return {
    size: [pages[0]!.widthMm, pages[0]!.heightMm],
    rowsOnPages: pages.map(({ text }) => text.match(row)?.length ?? 0),
    columns,
  };
}

async function libreOffice(docx: Buffer): Promise<Buffer> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'document.docx'), docx);
    execFileSync('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'document.docx')],
    ]);
    return readFile(join(folder, 'document.pdf'));
  });
}

describe('a template prints as a word processor prints it', () => {
  let printer: TestPrinter;
  beforeAll(() => {
    printer = openPrinter();
  });
  afterAll(() => printer.close());

  it.each([
    ['note', 'DISPATCH_BL', noteTemplate, /LX\d{4}/g, /^(?:N°|Produit|Lot|Péremption|Quantité|Doses)$/],
    ['label-sheet', 'DISPATCH_FLACON_36', labelSheetTemplate, /LX\d{4}/g, /^Lot/],
  ] as [string, DocumentType, () => Promise<Buffer>, RegExp, RegExp][])(
    '%s',
    async (name, type, template, row, mark) => {
      const values = exampleOf(type, { language: 'fr', lines: 40 });
      const file = await template();
      const stored = join(__dirname, 'fidelity', `${name}.json`);
      if (process.env.APPROVE_FIDELITY) {
        const filled = await fillTemplate(file, values as Values, new Set(['codeDatamatrix']));
        const shape = shapeOf(await pagesOf(await libreOffice(Buffer.from(filled.content))), row, mark);
        await writeFile(stored, `${JSON.stringify(shape, null, 2)}\n`);
      }
      const expected = JSON.parse(await readFile(stored, 'utf8')) as Shape;
      const printed = await printer.documents.print([{ type, values, language: 'fr', template: file }]);
      const shape = shapeOf(await pagesOf(printed), row, mark);
      expect(shape.size).toEqual(expected.size);
      expect(shape.rowsOnPages).toEqual(expected.rowsOnPages);
      expect(shape.columns).toHaveLength(expected.columns.length);
      shape.columns.forEach((column, index) => {
        expect(Math.abs(column - expected.columns[index]!)).toBeLessThanOrEqual(TOLERANCE);
      });
    },
  );

  it('prints codes, page numbers and conditions, and nothing of its own marks', async () => {
    const values = exampleOf('DISPATCH_BL', { language: 'fr', lines: 40 });
    const template = await noteTemplate();
    const pages = await pagesOf(
      await printer.documents.print([{ type: 'DISPATCH_BL', values, language: 'fr', template }]),
    );
    expect(pages[0]!.text).toMatch(/Bon de livraison PN-2026-000123/);
    expect(pages[0]!.text).toMatch(/Centre Bellevue ?, Roubaix/);
    expect(pages[0]!.text).toContain('Produits décongelés');
    pages.forEach(({ text }, index) => {
      expect(text).toMatch(new RegExp(`Page ${index + 1} / ${pages.length}`));
      expect(text).not.toMatch(/[\uE000\uE001{}]/);
      if (/LX\d{4}/.test(text)) expect(text).toMatch(/N° Produit Lot/);
    });
  });

  it('prints what is typed into a field as text', async () => {
    const values = {
      ...exampleOf('DISPATCH_BL', { language: 'fr' }),
      numeroBl: '<w:t>&amp;</w:t>{{lignes}}\u0000\u0007',
    };
    const template = await noteTemplate();
    const [page] = await pagesOf(
      await printer.documents.print([{ type: 'DISPATCH_BL', values, language: 'fr', template }]),
    );
    expect(page!.text).toContain('<w:t>&amp;</w:t>{{lignes}}');
  });
});
