/** What specs look at in a PDF. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TOOLS = __dirname;
const MAX_OUTPUT = 64 * 1024 * 1024;

export interface PdfPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly text: string;
  /** Runs of text with their place, in points from the lower left corner. */
  readonly words: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

export async function pagesOf(pdf: Buffer): Promise<PdfPage[]> {
  return inFolder(async (folder) => {
    const file = join(folder, 'document.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run(process.execPath, [join(TOOLS, 'pdf-pages.mjs'), file], {
      maxBuffer: MAX_OUTPUT,
    });
    return JSON.parse(stdout) as PdfPage[];
  });
}

/** Draws all pages as `1.png`, `2.png` … into a folder. */
export async function drawPages(pdf: Buffer, folder: string): Promise<void> {
  const file = join(folder, 'document.pdf');
  await writeFile(file, pdf);
  await run(process.execPath, [join(TOOLS, 'pdf-pages.mjs'), file, folder], { maxBuffer: MAX_OUTPUT });
}

/** Share of pixels that differ, from 0 to 1. */
export async function differenceOf(one: string, other: string, target: string): Promise<number> {
  const { stdout } = await run(process.execPath, [join(TOOLS, 'picture-difference.mjs'), one, other, target]);
  return Number(stdout);
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-document-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
