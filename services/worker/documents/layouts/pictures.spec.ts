/**
 * Every built-in document looks as it was approved: the pages in `golden/`, drawn at 60 dots per inch. After a change
 * that is meant: `APPROVE_PICTURES=1 npx jest pictures.spec`, then look at what has changed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentType,
  VIAL_SHEETS,
} from '../../../documents/document-type.js';
import { exampleOf } from '../../../documents/examples/example.js';
import { LANGUAGES, type Language } from '../../../words/language.js';
import { openPrinter, type TestPrinter } from '../testing/chromium.js';
import { drawPages } from '../testing/pdf.js';
import { type Drawing, differenceOf, keepDrawing, readDrawing, shrunk } from '../testing/picture.js';
import { renderBuiltIn } from './render.js';

const DOTS_PER_INCH = 60;
/** Ink of a cell, from 0 to 1. What follows says what it tells apart. */
const TOLERANCE = 0.08;

const golden = (name: string, page: number): string => join(__dirname, 'golden', `${name}.${page}.png`);

/** One type of each kind: the layout is the same for every centre. */
const KINDS = DOCUMENT_TYPES.filter(
  (type, index) =>
    DOCUMENT_TYPES.findLastIndex((one) => DOCUMENT_KINDS[one] === DOCUMENT_KINDS[type]) === index,
);
/** Sheets of vial labels are heavy pictures of few words: one language of them is enough. */
const isSheet = (type: DocumentType): boolean => Object.hasOwn(VIAL_SHEETS, DOCUMENT_KINDS[type]);
const DOCUMENTS: readonly (readonly [name: string, DocumentType, Language, lines?: number])[] = [
  ...LANGUAGES.flatMap((language) =>
    KINDS.filter((type) => language === 'fr' || !isSheet(type)).map(
      (type) => [`${DOCUMENT_KINDS[type]}.${language}`, type, language] as const,
    ),
  ),
  ['delivery-note-40.fr', 'DISPATCH_BL', 'fr', 40],
];

/** What may be otherwise on another machine, and what may not, in a note that looked right. */
const ALIKE = {
  'a fraction of a pixel': 'body{position:relative;left:.15mm;top:.15mm}',
};
const DIFFERENT = {
  'a column that has moved by two millimetres': '.lines .c-lot{width:24mm!important}',
  'a smaller letter': '.lines{font-size:7.5pt!important}',
  'a missing code': '.lines .datamatrix{display:none!important}',
  'a line that has slipped': '.facts{margin-top:7mm!important}',
  'a missing badge': '.badges{visibility:hidden}',
};

describe('the built-in documents', () => {
  let printer: TestPrinter;
  let drawn: Record<string, Drawing[]>;
  let changed: Record<string, Drawing[]>;
  let large: Drawing;

  beforeAll(async () => {
    printer = openPrinter();
    const pdfs = await printed(DOCUMENTS, ([name, type, language, lines]) => [
      name,
      renderBuiltIn(type, exampleOf(type, { language, lines }), { language }),
    ]);
    drawn = await drawPages(pdfs, DOTS_PER_INCH);
    const html = renderBuiltIn('DISPATCH_BL', exampleOf('DISPATCH_BL', { language: 'fr' }), {
      language: 'fr',
    });
    const changes = await printed(Object.entries({ ...ALIKE, ...DIFFERENT }), ([name, css]) => [
      name,
      html.replace('</style>', `${css}</style>`),
    ]);
    changed = await drawPages(changes, DOTS_PER_INCH);
    const { note } = await drawPages({ note: pdfs['delivery-note.fr']! }, 3 * DOTS_PER_INCH);
    large = note[0]!;
  }, 300_000);
  afterAll(() => printer.close());

  async function printed<Item>(
    items: readonly Item[],
    page: (item: Item) => readonly [name: string, html: string],
  ): Promise<Record<string, Buffer>> {
    const pdfs = items.map(async (item) => {
      const [name, html] = page(item);
      return [name, await printer.printer.print({ html })] as const;
    });
    return Object.fromEntries(await Promise.all(pdfs));
  }

  it.each(DOCUMENTS.map(([name]) => name))('%s looks as it was approved', async (name) => {
    const pages = drawn[name]!;
    for (const [index, page] of pages.entries()) {
      const approved = golden(name, index + 1);
      if (process.env.APPROVE_PICTURES) await keepDrawing(approved, page);
      const { most, at } = differenceOf(await readDrawing(approved), page, DOTS_PER_INCH);
      expect({ page: index + 1, most, at, alike: most <= TOLERANCE }).toMatchObject({ alike: true });
    }
    expect(existsSync(golden(name, pages.length + 1))).toBe(false);
  });

  describe('are told apart', () => {
    const difference = async (page: Drawing) =>
      differenceOf(await readDrawing(golden('delivery-note.fr', 1)), page, DOTS_PER_INCH).most;

    it('not by how letters are smoothed', async () => {
      expect(await difference(shrunk(large, 3))).toBeLessThan(TOLERANCE);
    });

    it.each(Object.keys(ALIKE))('not by %s', async (name) => {
      expect(await difference(changed[name]![0]!)).toBeLessThan(0.75 * TOLERANCE);
    });

    it.each(Object.keys(DIFFERENT))('by %s', async (name) => {
      expect(await difference(changed[name]![0]!)).toBeGreaterThan(1.25 * TOLERANCE);
    });
  });
});
