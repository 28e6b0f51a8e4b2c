/**
 * Text and templates that try to break out of the page: they print as what they are, no request leaves, no script runs,
 * and the next document is printed as if nothing had been.
 */
import { Document, ImageRun, Packer, Paragraph, TextRun } from 'docx';
import { DOCUMENT_KINDS, DOCUMENT_TYPES, type DocumentType } from '../../documents/document-type.js';
import { checkTemplate } from '../../documents/docx/check.js';
import { docx, rewritten } from '../../documents/docx/testing/hostile.js';
import { exampleOf } from '../../documents/examples/example.js';
import { labelSheetTemplate, noteTemplate } from './docx/testing/templates.js';
import { openPrinter, type TestPrinter } from './testing/chromium.js';
import { Listener, poisoned } from './testing/hostile.js';
import { pagesOf } from './testing/pdf.js';

const KINDS = DOCUMENT_TYPES.filter(
  (type, index) => DOCUMENT_TYPES.findIndex((one) => DOCUMENT_KINDS[one] === DOCUMENT_KINDS[type]) === index,
);

describe('what tries to break out of a document', () => {
  let printer: TestPrinter;
  let listener: Listener;
  beforeAll(async () => {
    printer = openPrinter();
    listener = await Listener.start();
  });
  afterEach(() => expect(listener.reached).toEqual([]));
  afterAll(async () => {
    await printer.close();
    await listener.stop();
  });

  /** All that the pages say. */
  async function printed(type: DocumentType, text?: string, template?: Buffer): Promise<string> {
    const example = exampleOf(type, { language: 'fr' });
    const values = text === undefined ? example : poisoned(example, text);
    const pages = await pagesOf(await printer.documents.print([{ type, values, language: 'fr', template }]));
    for (const { text: words } of pages) expect(words).not.toBe('ran');
    return pages.map(({ text: words }) => words).join('\n');
  }

  it.each(KINDS)('%s prints markup in its fields as text', async (type) => {
    expect(await printed(type, listener.injection)).toContain('<img');
  });

  it.each([
    ['DISPATCH_BL', noteTemplate],
    ['DISPATCH_FLACON_36', labelSheetTemplate],
  ] as const)('a template of %s prints markup in its fields as text', async (type, template) => {
    expect(await printed(type, listener.injection, await template())).toContain('<img');
  });

  it.each([
    ['a font', '<w:rFonts w:ascii="INJECTION" w:hAnsi="INJECTION"/>'],
    ['a colour', '<w:color w:val="INJECTION"/>'],
    ['a shade', '<w:shd w:val="clear" w:fill="INJECTION"/>'],
    ['a highlight', '<w:highlight w:val="INJECTION"/>'],
    ['a size', '<w:sz w:val="INJECTION"/>'],
  ])('a template that hides it in the name of %s', async (_, property) => {
    const escaped = `x;}</style>${listener.injection}<style>*{background:url(${listener.url}/property)}`
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
      .replaceAll('{{', '');
    const file = rewritten(await docx('Bon {{numeroBl}}'), 'word/document.xml', (text) =>
      text.replace('<w:r>', `<w:r><w:rPr>${property.replaceAll('INJECTION', escaped)}</w:rPr>`),
    );
    expect(await checkTemplate(file, 'DISPATCH_BL')).toEqual([]);
    expect(await printed('DISPATCH_BL', undefined, file)).toContain('Bon PN-2026-000123');
  });

  it('a template with a drawing that scripts and fetches', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>document.title='ran'</script><image href="${listener.url}/svg"/><style>@import url(${listener.url}/svgcss)</style></svg>`;
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const file = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({
                children: [
                  new TextRun('Bon {{numeroBl}}'),
                  new ImageRun({
                    type: 'svg',
                    data: Buffer.from(svg),
                    transformation: { width: 100, height: 100 },
                    fallback: { type: 'png', data: pixel },
                  }),
                ],
              }),
            ],
          },
        ],
      }),
    );
    expect(await checkTemplate(file, 'DISPATCH_BL')).toEqual([]);
    expect(await printed('DISPATCH_BL', undefined, file)).toContain('Bon PN-2026-000123');
  });

  it('a page that is made of nothing else', async () => {
    const html = `<!doctype html><meta http-equiv="refresh" content="0;url=${listener.url}/refresh"><body><form action="${listener.url}/form"><button autofocus></form>${listener.injection}<object data="${listener.url}/object"></object><video src="${listener.url}/video" autoplay></video>harmless</body>`;
    const [page] = await pagesOf(await printer.printer.print({ html }));
    expect(page!.text).toContain('harmless');
  });

  it('leaves the printer as it was', async () => {
    expect(await printed('DISPATCH_BL')).toContain('PN-2026-000123');
  });
});
