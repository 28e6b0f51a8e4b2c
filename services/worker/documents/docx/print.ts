/** Prints a filled .docx: docx-preview draws it in the sealed page, scripts of this program make it fit for paper. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import type { FilledTemplate } from '../../../documents/docx/fill.js';
import { type FontFile, fontFaces } from '../layouts/fonts.js';
import { type DataMatrix, dataMatrix } from '../printing/data-matrix.js';
import type { PageFrame, ScriptedPrint } from '../printing/printer.js';
import { CONTENT_POLICY } from '../printing/sealed-page.js';

const require = createRequire(import.meta.url);

interface InPage {
  readonly title: string;
  readonly file: string;
  readonly codes: Readonly<Record<string, DataMatrix>>;
  readonly fontCss: string;
}

/** What `print.page.js` adds to the page. */
interface PageScope {
  printDocx(input: InPage): Promise<PageFrame | undefined>;
}

/** Scripts come in through the browser's debugging channel: the page's own policy lets none in. */
const EMPTY_PAGE = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}"></head><body></body></html>`;

let scripts: string | undefined;

function printingScripts(): string {
  if (scripts === undefined) {
    const previewEntry = require.resolve('docx-preview');
    const preview = join(dirname(previewEntry), 'docx-preview.min.js');
    const zip = createRequire(previewEntry).resolve('jszip/dist/jszip.min.js');
    const own = new URL('./print.page.js', import.meta.url);
    scripts = [zip, preview, own].map((file) => readFileSync(file, 'utf8')).join(';\n');
  }
  return scripts;
}

/**
 * @param title of the PDF
 * @param codes GS1 element strings that the document may hold
 */
export const docxPrint = (
  { content, fonts }: FilledTemplate,
  title: string,
  codes: Iterable<string>,
): ScriptedPrint => ({
  async build(page: Page): Promise<PageFrame | undefined> {
    await page.setContent(EMPTY_PAGE);
    await page.evaluate(printingScripts());
    const input: InPage = {
      title,
      file: Buffer.from(content).toString('base64'),
      codes: Object.fromEntries([...codes].map((elements) => [elements, dataMatrix(elements)])),
      fontCss: officeFontFaces(fonts),
    };
    return page.evaluate((given) => (globalThis as unknown as PageScope).printDocx(given), input);
  },
});

/** Free fonts with the very widths of those that Word documents ask for, where the machine has not the originals. */
const METRIC_TWINS: readonly (readonly [RegExp, string])[] = [
  [/^calibri/i, 'carlito'],
  [/^cambria$/i, 'caladea'],
  [/^(?:arial|helvetica|liberation sans)$/i, 'arimo'],
  [/^(?:times new roman|times|liberation serif)$/i, 'tinos'],
  [/^(?:courier new|courier|liberation mono)$/i, 'cousine'],
];

/** `@font-face` rules for the fonts that a document asks for. @param families their names */
const officeFontFaces = (families: readonly string[]): string => fontFaces(families.flatMap(facesOf));

function facesOf(family: string): FontFile[] {
  const source = METRIC_TWINS.find(([pattern]) => pattern.test(family))?.[1];
  if (!source) return [];
  return ([400, 700] as const).flatMap((weight) =>
    (['normal', 'italic'] as const).map((style) => ({ family, source, weight, style })),
  );
}
