/** What specs look at in a PDF. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Drawing, readDrawing } from './picture.js';

const run = promisify(execFile);
const SCRIPT = join(__dirname, 'pdf-pages.mjs');
const MAX_OUTPUT = 64 * 1024 * 1024;

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

/** Every page of every PDF as it looks, at so many dots per inch; many at once take little longer than one. */
export async function drawPages<Name extends string>(
  pdfs: Readonly<Record<Name, Buffer>>,
  dotsPerInch: number,
): Promise<Record<Name, Drawing[]>> {
  return inFolder(async (folder) => {
    const pages = await shown(folder, pdfs, String(dotsPerInch));
    const drawn = Object.entries(pages).map(async ([name, { length }]) => [
      name,
      await Promise.all(
        Array.from({ length }, (_, index) => readDrawing(join(folder, `${name}.${index + 1}.png`))),
      ),
    ]);
    return Object.fromEntries(await Promise.all(drawn));
  });
}

async function shown(
  folder: string,
  pdfs: Readonly<Record<string, Buffer>>,
  ...resolution: string[]
): Promise<Record<string, PdfPage[]>> {
  for (const [name, pdf] of Object.entries(pdfs)) await writeFile(join(folder, `${name}.pdf`), pdf);
  const { stdout } = await run(process.execPath, [SCRIPT, folder, ...resolution], { maxBuffer: MAX_OUTPUT });
  return JSON.parse(stdout);
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-document-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
