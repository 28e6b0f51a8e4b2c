/** The printer of the service with a real browser, for specs. */
import { DocumentPrinter } from '../document-printer.js';
import { BrowserKeeper } from '../printing/browser.js';
import { Printer } from '../printing/printer.js';

export interface TestPrinter {
  readonly printer: Printer;
  readonly documents: DocumentPrinter;
  close(): Promise<void>;
}

export function openPrinter(): TestPrinter {
  const keeper = new BrowserKeeper();
  const printer = new Printer(keeper);
  return { printer, documents: new DocumentPrinter(printer), close: () => keeper.close() };
}
