import { exampleOf } from '../../documents/examples/example.js';
import type { DocumentToPrint } from './document-printer.js';
import { noteTemplate } from './docx/testing/templates.js';
import { openPrinter, type TestPrinter } from './testing/chromium.js';

describe('the document printer', () => {
  let printer: TestPrinter;
  beforeAll(() => {
    printer = openPrinter();
  });
  afterAll(() => printer.close());

  it('gives a document the same title from a template as from the built-in layout', async () => {
    const values = { ...exampleOf('DISPATCH_BL', { language: 'fr', lines: 1 }), numeroBl: 'P&N-2026-000123' };
    const document: DocumentToPrint = { type: 'DISPATCH_BL', language: 'fr', values };
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    for (const template of [undefined, await noteTemplate()]) {
      const pdf = await PDFDocument.load(await printer.documents.print([{ ...document, template }]));
      expect(pdf.getTitle()).toBe('Bon de livraison P&N-2026-000123');
    }
  });

  it('gives several that become one the title of the first, and how many more there are', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const documents = ['BL-1', 'BL-2', 'BL-3'].map(
      (numeroBl): DocumentToPrint => ({
        type: 'DISPATCH_BL',
        language: 'fr',
        values: { ...exampleOf('DISPATCH_BL', { language: 'fr', lines: 1 }), numeroBl },
      }),
    );
    const pdf = await PDFDocument.load(await printer.documents.print(documents));
    expect(pdf.getTitle()).toBe('Bon de livraison BL-1 + 2');
  });

  it('begins no further one of several once nobody waits for them', async () => {
    const values = exampleOf('DISPATCH_BL', { language: 'fr' });
    const abandoned = new AbortController();
    let begun = 0;
    const documents = Array.from(
      { length: 40 },
      (): DocumentToPrint => ({
        type: 'DISPATCH_BL',
        language: 'fr',
        get values() {
          begun += 1;
          if (begun === 6) abandoned.abort(new Error('nobody waits'));
          return values;
        },
      }),
    );
    await expect(printer.documents.print(documents, abandoned.signal)).rejects.toThrow('nobody waits');
    expect(begun).toBe(6);
  });
});
