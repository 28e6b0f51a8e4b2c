/** What a camera reads on a printed page. */
import { readFile } from 'node:fs/promises';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawFirstPage } from './pdf.js';

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
  const page = await drawFirstPage(pdf, DOTS_PER_INCH);
  const read = await readBarcodes(page, { formats: ['DataMatrix'], textMode: 'HRI', maxNumberOfSymbols: 0 });
  return read.map(({ text, bytes }) => ({ readable: text, raw: Buffer.from(bytes).toString() }));
}
