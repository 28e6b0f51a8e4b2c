/** The printer of the service with a real browser, for specs. */
import { FileThreads } from '../../../uploads/file-threads.js';
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
  const threads = new FileThreads();
  const close = async () => {
    await Promise.all([keeper.close(), threads.close()]);
  };
  return { printer, documents: new DocumentPrinter(printer, threads), close };
}
