/** Prints pages to PDF: a few at a time, each in a page of its own, within a time, once more after a crash. */

import pLimit, { type LimitFunction } from 'p-limit';
import type { Browser, Page } from 'playwright-core';
import { type BrowserKeeper } from './browser.js';
import { openSealedPage, type SealedPage } from './sealed-page.js';

export interface Margins {
  readonly top: string;
  readonly right: string;
  readonly bottom: string;
  readonly left: string;
}

/** Header and footer as Chromium prints them on every page, where CSS alone does not say them. */
export interface PageFrame {
  readonly header: string;
  readonly footer: string;
  readonly margins: Margins;
}

export interface PrintableHtml {
  readonly html: string;
}

/** A page that is built by scripts of this program: answers what goes around it, or nothing. */
export interface ScriptedPrint {
  build(page: Page): Promise<PageFrame | undefined>;
}

export interface PrinterOptions {
  /** Pages printed at the same time. */
  readonly concurrency: number;
  /** Longest that one document may take. */
  readonly timeoutMs: number;
}

export const PRINTER_OPTIONS: PrinterOptions = { concurrency: 2, timeoutMs: 60_000 };

export class PrintTimeout extends Error {
  override readonly name = 'PrintTimeout';
  constructor(milliseconds: number) {
    super(`The document is not printed after ${milliseconds} ms`);
  }
}

type Print = PrintableHtml | ScriptedPrint;

export class Printer {
  private readonly limit: LimitFunction;
  /** Pages made ahead, so that a click does not wait for one. */
  private readonly ready = new Map<
    string,
    { readonly browser: Browser; readonly page: Promise<SealedPage> }
  >();

  constructor(
    private readonly keeper: BrowserKeeper,
    private readonly options: PrinterOptions = PRINTER_OPTIONS,
  ) {
    this.limit = pLimit(options.concurrency);
  }

  /**
   * The PDF. The document carries everything that it shows: nothing is fetched.
   *
   * @throws PrintTimeout
   */
  print(document: Print): Promise<Buffer> {
    return this.limit(async () => {
      try {
        return await this.attempt(document);
      } catch (error) {
        if (!isCrash(error)) throw error;
        return this.attempt(document);
      }
    });
  }

  private attempt(document: Print): Promise<Buffer> {
    const scripts = 'build' in document;
    return this.keeper.use(async (browser) => {
      const sealed = await this.take(browser, scripts);
      try {
        return await within(this.options.timeoutMs, render(sealed.page, document));
      } finally {
        this.prepare(browser, scripts);
        void sealed.close();
      }
    });
  }

  private async take(browser: Browser, scripts: boolean): Promise<SealedPage> {
    const key = String(scripts);
    const ahead = this.ready.get(key);
    this.ready.delete(key);
    const page = ahead?.browser === browser ? await ahead.page.catch(() => undefined) : undefined;
    return page ?? openSealedPage(browser, { scripts });
  }

  private prepare(browser: Browser, scripts: boolean): void {
    const key = String(scripts);
    if (this.ready.get(key)?.browser === browser || !browser.isConnected()) return;
    const page = openSealedPage(browser, { scripts });
    page.catch(() => undefined);
    this.ready.set(key, { browser, page });
  }
}

async function render(page: Page, document: Print): Promise<Buffer> {
  let frame: PageFrame | undefined;
  if ('build' in document) frame = await document.build(page);
  else await page.setContent(document.html, { waitUntil: 'load' });
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    ...(frame && {
      displayHeaderFooter: true,
      headerTemplate: frame.header,
      footerTemplate: frame.footer,
      margin: frame.margins,
    }),
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new PrintTimeout(milliseconds)), milliseconds);
  });
  // Whoever loses the race has been told already.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The browser or the page is gone: the document itself may be innocent. */
const isCrash = (error: unknown): boolean =>
  error instanceof Error &&
  /has been closed|crashed|Target closed|disconnected|Protocol error/i.test(error.message);
