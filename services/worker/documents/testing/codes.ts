/** What a camera reads on a printed page. */
import { readFile } from 'node:fs/promises';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawPages } from './pdf.js';
import type { Drawing } from './picture.js';

/** As sharp as an office printer draws. */
const DOTS_PER_INCH = 300;

export interface PrintedCode {
  /** With the application identifiers in brackets. */
  readonly readable: string;
  /** As a scanner sends it. */
  readonly raw: string;
}

/** The GS1 DataMatrix codes on the first page, in no order. */
export async function codesOn(pdf: Buffer): Promise<PrintedCode[]> {
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const { pdf: pages } = await drawPages({ pdf }, DOTS_PER_INCH);
  const picture = pictureOf(pages[0]!);
  const read = (textMode: 'HRI' | 'Plain') =>
    readBarcodes(picture, { formats: ['DataMatrix'], textMode, maxNumberOfSymbols: 0 });
  const [readable, raw] = [await read('HRI'), await read('Plain')];
  return readable.map(({ text }, index) => ({ readable: text, raw: raw[index]!.text }));
}

function pictureOf({ width, height, ink }: Drawing) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  ink.forEach((darkness, pixel) => {
    data.fill(255 * (1 - darkness), 4 * pixel, 4 * pixel + 3);
  });
  return { width, height, data, colorSpace: 'srgb' as const };
}
