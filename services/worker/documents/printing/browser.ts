/**
 * One headless browser, started on first use, replaced when it crashes, hangs or has printed a lot, ended when nothing
 * was printed for a while: a service that prints nothing holds no browser in memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { inTime } from '../../../platform/in-time.js';
import { CLOSE_WITHIN_MS } from '../../../platform/ready-or-closed.js';
import { browserExecutable } from './executable.js';
import { browserStart } from './unprivileged.js';

export interface BrowserOptions {
  /** Chromium's own sandbox is used, where the machine allows one. */
  readonly sandboxed: boolean;
  /** The browser ends after this time without a document, in ms. */
  readonly idleMs: number;
  /** A new browser is started after this many documents, which bounds leaks of memory. */
  readonly documentsPerBrowser: number;
  /** Interval in ms at which the browser is asked for an answer while a document is made. */
  readonly askEveryMs: number;
  /**
   * A browser that answers later (ms) hangs, however heavy the document: the process that answers does not draw the
   * pages.
   */
  readonly answersWithinMs: number;
  /** Called at each start for each kind of isolation that is missing, such as the sandbox. */
  readonly onWarning?: (warning: string) => void;
}

export const BROWSER_OPTIONS: BrowserOptions = {
  sandboxed: true,
  idleMs: 5 * 60_000,
  documentsPerBrowser: 1_000,
  askEveryMs: 1_000,
  answersWithinMs: 10_000,
};

/** The browser is at fault; the document may not be the cause. */
export class BrowserHangs extends Error {
  override readonly name = 'BrowserHangs';
  constructor() {
    super('The browser does not answer');
  }
}

const FLAGS = [
  // No name resolves, no proxy is used, no requests go to the browser's maker: no address in a document is reached.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AudioServiceOutOfProcess',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--mute-audio',
  '--js-flags=--max-old-space-size=512',
];

interface Running {
  readonly browser: Browser;
  documents: number;
  users: number;
}

export class BrowserKeeper {
  private starting: Promise<Running> | undefined;
  /** What documents are made with from now on; absent while it is being started. */
  private current: Running | undefined;
  private readonly ending = new Set<Promise<void>>();
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: BrowserOptions = BROWSER_OPTIONS) {}

  /**
   * Lends the browser for one document. A crash, or that it hangs, rejects `work`; the next call gets a new browser.
   */
  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    if (this.closed) throw new Error('The browser has been closed');
    clearTimeout(this.idle);
    const running = await this.running();
    const { browser } = running;
    running.users++;
    running.documents++;
    if (running.documents >= this.options.documentsPerBrowser) this.replace(browser);
    const over = new AbortController();
    try {
      return await Promise.race([work(browser), this.hangs(browser, over.signal)]);
    } catch (error) {
      if (error instanceof BrowserHangs) {
        this.replace(browser);
        this.end(browser);
      }
      throw error;
    } finally {
      over.abort();
      running.users--;
      if (running.users === 0) this.release(running);
    }
  }

  /** The next document gets another browser; those that are being made with this one keep it until they are done. */
  replace(browser: Browser): void {
    if (this.current?.browser !== browser) return;
    this.current = undefined;
    this.starting = undefined;
  }

  /** A browser that does not end by then is killed later, or with this process: Playwright sees to both. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    const running = await this.starting?.catch(() => undefined);
    this.starting = undefined;
    this.current = undefined;
    if (running) this.end(running.browser);
    await inTime(Promise.all(this.ending), CLOSE_WITHIN_MS, 'the browser does not end').catch(() => {});
  }

  private async running(): Promise<Running> {
    this.starting ??= this.start();
    const starting = this.starting;
    try {
      return await starting;
    } catch (error) {
      if (this.starting === starting) this.starting = undefined;
      throw error;
    }
  }

  /** Rejects when the browser takes too long to answer. */
  private async hangs(browser: Browser, over: AbortSignal): Promise<never> {
    for (;;) {
      await sleep(this.options.askEveryMs, undefined, { signal: over });
      await inTime(answer(browser), this.options.answersWithinMs, () => new BrowserHangs());
    }
  }

  private async start(): Promise<Running> {
    // Loaded with the first document: it weighs as much as the rest of the service.
    const { chromium } = await import('playwright-core');
    const { executablePath, chromiumSandbox, env, warnings, close } = await browserStart(
      await browserExecutable(),
      this.options,
    );
    for (const warning of warnings) this.options.onWarning?.(warning);
    const launched = chromium.launch({
      executablePath,
      headless: true,
      chromiumSandbox,
      env,
      args: FLAGS,
      timeout: 30_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const browser = await launched.finally(close);
    const running: Running = { browser, documents: 0, users: 0 };
    browser.once('disconnected', () => this.replace(browser));
    this.current = running;
    return running;
  }

  /** When no page is open in it: a replaced browser ends now, the current one when it stays idle. */
  private release(running: Running): void {
    const { browser } = running;
    if (this.current !== running) {
      this.end(browser);
      return;
    }
    this.idle = setTimeout(() => {
      if (running.users > 0) return;
      this.replace(browser);
      this.end(browser);
    }, this.options.idleMs);
    this.idle.unref();
  }

  /** Nobody waits for it but `close`: one that hangs ends when Playwright kills it, after half a minute. */
  private end(browser: Browser): void {
    const ending = browser
      .close()
      .catch(() => undefined)
      .finally(() => this.ending.delete(ending));
    this.ending.add(ending);
  }
}

async function answer(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.getVersion');
  await session.detach();
}
