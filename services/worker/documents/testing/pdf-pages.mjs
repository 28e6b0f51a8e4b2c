/**
 * `node pdf-pages.mjs <file.pdf> [folder]`: what a PDF shows, as JSON: size and text of each page; with a folder, each
 * page as `<n>.png` in it. A process of its own, because pdf.js is an ES module that jest's CommonJS cannot load.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const DOTS_PER_INCH = 60;

const [file, folder] = process.argv.slice(2);
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const document = await getDocument({
  data: new Uint8Array(await readFile(file)),
  standardFontDataUrl: `${join(library, 'standard_fonts')}/`,
  verbosity: 0,
}).promise;

const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 25.4 / 72 });
  const { items } = await page.getTextContent();
  pages.push({
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
  });
  if (!folder) continue;
  const viewport = page.getViewport({ scale: DOTS_PER_INCH / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  await writeFile(join(folder, `${number}.png`), canvas.toBuffer('image/png'));
}
process.stdout.write(JSON.stringify(pages));
