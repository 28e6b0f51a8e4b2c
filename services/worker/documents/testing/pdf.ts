/** What specs look at in a PDF. */
import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Drawing, readDrawing } from './picture.js';

const SCRIPT = join(__dirname, 'pdf-pages.mjs');

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

/** What is to be drawn beside the PDFs: every page up to the last one, or all. */
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
  reader ??= startReader();
  return reader.ask({ folder, ...wanted });
}

interface Reader {
  ask(question: Wanted & { readonly folder: string }): Promise<Record<string, PdfPage[]>>;
}

interface Answer {
  readonly id: number;
  readonly pages?: Record<string, PdfPage[]>;
  readonly error?: string;
}

/** One for all that a worker of the specs looks at: to load pdf.js takes half a second of processor time. */
let reader: Reader | undefined;

function startReader(): Reader {
  const child = fork(SCRIPT, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  /** Jest ends when nothing holds it; the child ends with its connection. */
  const holdJest = (isHeld: boolean) => {
    const method = isHeld ? 'ref' : 'unref';
    child[method]();
    child.channel?.[method]();
  };
  const take = (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
    if (waiting.size === 0) holdJest(false);
  };
  const started: Reader = {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, ({ pages, error }) => (pages ? resolve(pages) : reject(new Error(error))));
        holdJest(true);
        child.send({ ...question, id });
      }),
  };
  const end = (why: string) => {
    if (reader === started) reader = undefined;
    for (const id of waiting.keys()) take({ id, error: `what reads PDFs is gone: ${why}` });
  };
  child.on('message', take);
  child.on('error', ({ message }) => end(message));
  child.on('exit', (code, signal) => end(String(signal ?? code)));
  holdJest(false);
  return started;
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-document-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
