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

  it('the sheet of a scrapping is one label', async () => {
    const type = 'DISPATCH_DECHET';
    const pages = await pagesOf(await print(type, exampleOf(type, { language: 'fr' })));
    expect(pages.map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual([[148, 105]]);
  });

  it.each([
    ['REFERENT_FLACON', 36],
    ['DISPATCH_FLACON_96', 96],
  ] as const)('%s has its labels on one sheet', async (type, count) => {
    const pages = await pagesOf(await print(type, exampleOf(type, { language: 'fr' })));
    expect(pages).toHaveLength(1);
    expect(pages[0]!.text.match(/Vaxilor/g)).toHaveLength(count);
  });

  /** Twenty characters, as many as a code holds. */
  const LONG_LOT = 'LOT-1234567890-ABCDE';
  const NAMES = [
    'Comirnaty Omicron XBB.1.5 30 microgrammes/dose dispersion injectable',
    'Vaccin grippal quadrivalent inactivé à virion fragmenté '.repeat(5).slice(0, 250),
    'W'.repeat(250),
  ] as const;

  const withLine = (type: DocumentType, lines: number, line: object): DocumentValues => {
    const values = exampleOf(type, { language: 'fr', lines });
    return { ...values, lignes: values.lignes.map((each) => ({ ...each, ...line })) } as DocumentValues;
  };

  it.each([1, 5, 9, 40, 200])(
    'a container label of %i lines with long names counts what it leaves out',
    async (lines) => {
      for (const produit of NAMES) {
        const line = { produit, lot: LONG_LOT, peremption: '01/01/2030', quantite: '1 000' };
        const type = 'DISPATCH_ETIQUETTE_CONTENANT';
        const pages = await pagesOf(await print(type, withLine(type, lines, line)));
        expect(pages).toHaveLength(1);
        const { text, words } = pages[0]!;
        const shown = Math.min(lines, 5);
        const rows = words.filter((word) => word.text.includes('01/01/2030'));
        expect(rows).toHaveLength(shown);
        expect(words.filter((word) => word.text.includes(LONG_LOT))).toHaveLength(shown);
        expect(text.match(/1 000/g)).toHaveLength(shown);
        if (lines > shown) expect(text).toContain(`+ ${lines - shown} lignes — voir le bon de livraison`);
        const footer = words.find((word) => word.text.includes('PN-2026-000123'))!;
        const goods = words.filter(({ text: word }) => /01\/01\/2030|voir le bon/.test(word));
        // Letters of the goods end two points above those of the footer at least.
        expect(Math.min(...goods.map(({ y }) => y)) - footer.y).toBeGreaterThan(11);
      }
    },
  );

  it('a container label tells how its goods are kept: at its foot, or beside each where they are kept differently', async () => {
    const type = 'DISPATCH_ETIQUETTE_CONTENANT';
    const values = withLine(type, 3, {
      lot: LONG_LOT,
      conservation: 'Entre 2 °C et 8 °C',
      quantite: '1 000',
    });
    const [alike] = await pagesOf(await print(type, values));
    expect(alike!.text.match(/Entre 2 °C et 8 °C/g)).toHaveLength(1);
    const frozen = { ...values.lignes[0]!, conservation: '−20 °C' };
    const [mixed] = await pagesOf(
      await print(type, { ...values, lignes: [...values.lignes, frozen] } as DocumentValues),
    );
    expect(mixed!.text.match(/Entre 2 °C et 8 °C/g)).toHaveLength(3);
    expect(mixed!.text.match(/−20 °C/g)).toHaveLength(1);
    expect(mixed!.text.match(/1 000/g)).toHaveLength(4);
  });

  it('a sheet of 36 vials tells how they are kept', async () => {
    const values = withLine('DISPATCH_FLACON_36', 1, { conservation: '−20 °C' });
    const [page] = await pagesOf(await print('DISPATCH_FLACON_36', values));
    expect(page!.text.match(/−20 °C/g)!.length).toBeGreaterThanOrEqual(36);
  });

  it.each(['DISPATCH_FLACON_36', 'DISPATCH_FLACON_96'] as const)(
    '%s has a lot of twenty characters whole, on two lines at most',
    async (type) => {
      for (const lot of [LONG_LOT, 'AB123456789012345678', 'W'.repeat(20)]) {
        const line = { lot, produit: NAMES[0], limiteUtilisation: '28/11/2026 21:16' };
        const [page, ...more] = await pagesOf(await print(type, withLine(type, 1, line)));
        expect(more).toEqual([]);
        const labels = page!.text.split('Lot ').slice(1);
        for (const label of labels) {
          const [wrapped, rest] = label.split(/ (?=[^ ]*Exp| Per|Pér)/);
          expect([wrapped!.replaceAll(' ', ''), wrapped!.split(' ').length <= 2]).toEqual([lot, true]);
          expect(rest).toContain('28/11/2026 21:16');
        }
        expect(labels.length).toBeGreaterThanOrEqual(36);
      }
    },
  );
});
