import type { DocumentType } from '../../../documents/document-type.js';
import { exampleOf } from '../../../documents/examples/example.js';
import type { DocumentValues } from '../../../documents/fields/catalogue.js';
import { openPrinter, type TestPrinter } from '../testing/chromium.js';
import { pagesOf } from '../testing/pdf.js';

describe('the built-in documents', () => {
  let printer: TestPrinter;
  beforeAll(() => {
    printer = openPrinter();
  });
  afterAll(() => printer.close());

  const print = (type: DocumentType, values: DocumentValues, language: 'fr' | 'en' = 'fr') =>
    printer.documents.print([{ type, values, language }]);

  it('repeats the head of the table on every page of a note of forty lines, and counts the pages', async () => {
    const values = exampleOf('DISPATCH_BL', { language: 'fr', lines: 40 });
    const pages = await pagesOf(await print('DISPATCH_BL', values));
    expect(pages.length).toBeGreaterThan(2);
    const tables = pages.filter(({ text }) => /LX\d{4}/.test(text));
    for (const { text } of tables) expect(text).toMatch(/Produit .*Péremption .*Quantité/);
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`Page ${index + 1} sur ${pages.length}`);
    });
    const lots = new Set(pages.flatMap(({ text }) => text.match(/LX\d{4}/g) ?? []));
    expect(lots.size).toBe(40);
  });

  it.each([
    ['DISPATCH_BL', 'fr', /Bon de livraison/],
    ['DISPATCH_BL', 'en', /Delivery note/],
    ['DISPATCH_RETOUR', 'en', /Return note/],
  ] as const)('%s speaks %s', async (type, language, title) => {
    const [page] = await pagesOf(await print(type, exampleOf(type, { language }), language));
    expect(page!.text).toMatch(title);
    expect([page!.widthMm, page!.heightMm]).toEqual([210, 297]);
  });

  it.each(['REFERENT_DECHET', 'DISPATCH_DECHET', 'VACCINATION_DECHET'] as const)(
    '%s is one label, not a sheet',
    async (type) => {
      const pages = await pagesOf(await print(type, exampleOf(type, { language: 'fr' })));
      expect(pages.map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual([[148, 105]]);
    },
  );

  it.each([
    ['REFERENT_FLACON', 36],
    ['DISPATCH_FLACON_96', 96],
  ] as const)('%s has its labels on one sheet', async (type, count) => {
    const pages = await pagesOf(await print(type, exampleOf(type, { language: 'fr' })));
    expect(pages).toHaveLength(1);
    expect(pages[0]!.text.match(/Vaxilor/g)).toHaveLength(count);
  });
});
