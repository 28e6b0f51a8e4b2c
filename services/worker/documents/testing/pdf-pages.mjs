/**
 * What the PDFs of a folder show: by name, the size and text of each page; with a resolution, each page is drawn beside
 * it as `<name>.<n>.png`, up to a last one where one is given. For a thread (`pdf.ts`).
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';

// What pdf.js draws with must be of the canvas that it draws on: it brings one of its own otherwise.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export default async function pagesOf({ folder, dotsPerInch, lastPage = Infinity }) {
  const shown = {};
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.pdf')) continue;
    const name = basename(file, '.pdf');
    const document = await getDocument({
      data: new Uint8Array(await readFile(join(folder, file))),
      standardFontDataUrl: `${join(library, 'standard_fonts')}/`,
      verbosity: 0,
    }).promise;
    try {
      shown[name] = [];
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        shown[name].push(await wordsOf(page));
        if (dotsPerInch && number <= lastPage)
          await writeFile(join(folder, `${name}.${number}.png`), await drawingOf(page, dotsPerInch));
      }
    } finally {
      await document.destroy();
    }
  }
  return shown;
}

async function wordsOf(page) {
  const { width, height } = page.getViewport({ scale: 25.4 / 72 });
  const { items } = await page.getTextContent();
  return {
    widthMm: Math.round(width),
    heightMm: Math.round(height),
    text: items
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
    words: items
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform }) => ({
        text: str.trim(),
        x: Math.round(transform[4]),
        y: Math.round(transform[5]),
      })),
  };
}

async function drawingOf(page, dotsPerInch) {
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  return canvas.toBuffer('image/png');
}
