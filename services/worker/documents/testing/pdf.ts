/** What specs look at in a PDF. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { type Drawing, readDrawing } from './picture.js';

/**
 * A thread, because pdf.js is an ES module that jest's CommonJS cannot load; one for all that a worker of the specs
 * looks at, as to load it takes half a second of processor time. Idle, it keeps no process alive.
 */
const reader = new Piscina({
  filename: join(__dirname, 'pdf-pages.mjs'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: Number.POSITIVE_INFINITY,
  execArgv: [],
});

export interface PdfPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly text: string;
  /** Runs of text with their place, in points from the lower left corner. */
  readonly words: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

export async function pagesOf(pdf: Buffer): Promise<PdfPage[]> {
  return inFolder(async (folder) => (await shown(folder, { document: pdf })).document!);
}

/** Every page of every PDF as it looks, at so many dots per inch. */
export async function drawPages<Name extends string>(
  pdfs: Readonly<Record<Name, Buffer>>,
  dotsPerInch: number,
): Promise<Record<Name, Drawing[]>> {
  return inFolder(async (folder) => {
    const pages = await shown(folder, pdfs, { dotsPerInch });
    const drawn = Object.entries(pages).map(async ([name, { length }]) => [
      name,
      await Promise.all(
        Array.from({ length }, (_, index) => readDrawing(join(folder, `${name}.${index + 1}.png`))),
      ),
    ]);
    return Object.fromEntries(await Promise.all(drawn));
  });
}

/** The first page as it looks, as a PNG. */
export async function drawFirstPage(pdf: Buffer, dotsPerInch: number): Promise<Buffer> {
  return inFolder(async (folder) => {
    await shown(folder, { document: pdf }, { dotsPerInch, lastPage: 1 });
    return readFile(join(folder, 'document.1.png'));
  });
}

/** What is to be drawn beside the PDFs: nothing without a resolution, else the pages up to `lastPage`, or all. */
interface Wanted {
  readonly dotsPerInch?: number;
  readonly lastPage?: number;
}

async function shown(
  folder: string,
  pdfs: Readonly<Record<string, Buffer>>,
  wanted: Wanted = {},
): Promise<Record<string, PdfPage[]>> {
  for (const [name, pdf] of Object.entries(pdfs)) await writeFile(join(folder, `${name}.pdf`), pdf);
  return reader.run({ folder, ...wanted });
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-document-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
