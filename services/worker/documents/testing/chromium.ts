/** The printer of the service with a real browser, for specs. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DocumentPrinter } from '../document-printer.js';
import { BrowserKeeper } from '../printing/browser.js';
import { Printer } from '../printing/printer.js';

const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The package is an ES module that asks where it lies, which jest's CommonJS cannot answer: another process asks it. */
const UNPACK = `
  import packed from '@sparticuz/chromium';
  process.stdout.write(await packed.executablePath());
`;

/** Sets `CHROMIUM_PATH` where the machine has no browser of its own. */
export function findChromium(): void {
  if (process.env.CHROMIUM_PATH || DEBIAN.some((path) => existsSync(path))) return;
  process.env.CHROMIUM_PATH = execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    encoding: 'utf8',
  });
}

export interface TestPrinter {
  readonly printer: Printer;
  readonly documents: DocumentPrinter;
  close(): Promise<void>;
}

export function openPrinter(): TestPrinter {
  findChromium();
  const keeper = new BrowserKeeper();
  const printer = new Printer(keeper);
  return { printer, documents: new DocumentPrinter(printer), close: () => keeper.close() };
}
