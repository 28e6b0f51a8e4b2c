/** Prints pages to PDF: a few at a time, within a time, once more where the browser crashed or hangs. */

import pLimit, { type LimitFunction } from 'p-limit';
import type { Browser, Page } from 'playwright-core';
import { inTime } from '../../../platform/in-time.js';
import { BrowserHangs, type BrowserKeeper } from './browser.js';
import { openSealedPage, type SealedPage } from './sealed-page.js';

/** Header and footer as Chromium prints them on every page, where CSS alone does not say them. */
export interface PageFrame {
  readonly header: string;
  readonly footer: string;
  readonly margins: Readonly<Record<'top' | 'right' | 'bottom' | 'left', string>>;
}

interface PrintableHtml {
  readonly html: string;
}

/** A page that is built by scripts of this program: answers what goes around it, or nothing. */
export interface ScriptedPrint {
  build(page: Page): Promise<PageFrame | undefined>;
}

export interface PrinterOptions {
  /** Pages printed at the same time. */
  readonly concurrency: number;
  /** A page takes a fraction of a second to open: a browser that takes longer is faulty. Milliseconds. */
  readonly openWithinMs: number;
  /**
   * Longest time for one document on an open page, in ms. Both together are less than its caller waits, who is answered
   * that the document is too large.
   */
  readonly timeoutMs: number;
}

export const PRINTER_OPTIONS: PrinterOptions = { concurrency: 2, openWithinMs: 10_000, timeoutMs: 45_000 };

export class PrintTimeout extends Error {
  override readonly name = 'PrintTimeout';
  constructor(milliseconds: number) {
    super(`The document is not printed after ${milliseconds} ms`);
  }
}

type Print = PrintableHtml | ScriptedPrint;

/** A page that has printed so many documents is replaced: what leaks, leaks no further. */
const DOCUMENTS_A_PAGE = 50;

interface OpenPage {
  readonly browser: Browser;
  readonly sealed: SealedPage;
  documents: number;
}

/**
 * Pages without scripts hold nothing beyond the document that they show, and print one after the other: to open a page
 * takes longer than to print. A page in which scripts have drawn somebody's template prints that one document.
 */
export class Printer {
  private readonly limit: LimitFunction;
  private readonly spare: OpenPage[] = [];
  /** A scripted page that is opened ahead, so that a click does not wait for it. */
  private ahead: { readonly browser: Browser; readonly page: Promise<SealedPage> } | undefined;

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
        if (!isOfBrowser(error)) throw error;
        return this.attempt(document);
      }
    });
  }

  private attempt(document: Print): Promise<Buffer> {
    return this.keeper.use((browser) =>
      'build' in document ? this.printScripted(browser, document) : this.printPlain(browser, document),
    );
  }

  private async printPlain(browser: Browser, document: PrintableHtml): Promise<Buffer> {
    const open = await this.plainPage(browser);
    let isClean = false;
    try {
      const pdf = await this.rendered(open, document);
      isClean = !open.sealed.hasReached && ++open.documents < DOCUMENTS_A_PAGE;
      return pdf;
    } finally {
      if (isClean) this.spare.push(open);
      else void open.sealed.close();
    }
  }

  private async plainPage(browser: Browser): Promise<OpenPage> {
    for (let open = this.spare.pop(); open; open = this.spare.pop()) {
      // Pages of a browser that was replaced go with it.
      if (open.browser === browser && !open.sealed.hasReached) return open;
      void open.sealed.close();
    }
    const sealed = await this.opened(openSealedPage(browser, { scripts: false }));
    return { browser, sealed, documents: 0 };
  }

  private async printScripted(browser: Browser, document: ScriptedPrint): Promise<Buffer> {
    const { ahead } = this;
    this.ahead = undefined;
    const open = () => openSealedPage(browser, { scripts: true });
    const sealed = await this.opened(ahead?.browser === browser ? ahead.page.catch(open) : open());
    try {
      return await this.rendered({ browser, sealed }, document);
    } finally {
      this.prepare(browser);
      void sealed.close();
    }
  }

  private opened(page: Promise<SealedPage>): Promise<SealedPage> {
    return inTime(page, this.options.openWithinMs, () => new BrowserHangs());
  }

  /**
   * When the time is over the caller has its answer, and a later failure is ignored. The browser is replaced, so that
   * neither what the document left in it nor its faults affect the next document.
   */
  private rendered({ browser, sealed }: Omit<OpenPage, 'documents'>, document: Print): Promise<Buffer> {
    const { timeoutMs } = this.options;
    return inTime(render(sealed.page, document), timeoutMs, () => {
      this.keeper.replace(browser);
      return new PrintTimeout(timeoutMs);
    });
  }

  private prepare(browser: Browser): void {
    if (this.ahead?.browser === browser || !browser.isConnected()) return;
    const page = openSealedPage(browser, { scripts: true });
    page.catch(() => undefined);
    this.ahead = { browser, page };
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

/** The browser or the page is gone or hangs: the document may not be the cause. */
const isOfBrowser = (error: unknown): boolean =>
  error instanceof BrowserHangs ||
  (error instanceof Error &&
    /has been closed|crashed|Target closed|disconnected|Protocol error/i.test(error.message));
