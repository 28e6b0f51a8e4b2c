/**
 * One headless browser, started on first use, replaced when it crashes or has printed a lot, ended when nothing was
 * printed for a while: a service that prints nothing holds no browser in memory.
 */
import type { Browser } from 'playwright-core';
import { browserExecutable } from './executable.js';
import { browserStart } from './unprivileged.js';

export interface BrowserOptions {
  /** Without a document for so long, the browser ends. */
  readonly idleMs: number;
  /** So many documents are printed before a fresh browser takes over: what leaks, leaks no further. */
  readonly documentsPerBrowser: number;
  /** Told with each start how the browser is less shut in than it could be. */
  readonly onWarning?: (warning: string) => void;
}

export const BROWSER_OPTIONS: BrowserOptions = { idleMs: 5 * 60_000, documentsPerBrowser: 1_000 };

const FLAGS = [
  // No name resolves, no proxy is asked, nothing phones home: what a document names is not reached.
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
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: BrowserOptions = BROWSER_OPTIONS) {}

  /** Lends the browser for one document. A crash rejects `work`; the next call gets a new browser. */
  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    if (this.closed) throw new Error('The browser has been closed');
    clearTimeout(this.idle);
    const running = await this.running();
    running.users++;
    running.documents++;
    if (running.documents >= this.options.documentsPerBrowser) this.starting = undefined;
    try {
      return await work(running.browser);
    } finally {
      running.users--;
      if (running.users === 0) await this.release(running);
    }
  }

  /** For a health page and tests. */
  get isRunning(): boolean {
    return this.starting !== undefined;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    const running = await this.starting?.catch(() => undefined);
    this.starting = undefined;
    await running?.browser.close();
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

  private async start(): Promise<Running> {
    // Loaded with the first document: it weighs as much as the rest of the service.
    const { chromium } = await import('playwright-core');
    const { executablePath, chromiumSandbox, env, warnings, close } = await browserStart(
      await browserExecutable(),
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
    browser.once('disconnected', () => this.forget(running));
    return running;
  }

  private forget(running: Running): void {
    const starting = this.starting;
    starting?.then(
      (current) => {
        if (current === running && this.starting === starting) this.starting = undefined;
      },
      () => undefined,
    );
  }

  /** When no page is open in it: a replaced browser ends now, the current one when it stays idle. */
  private async release(running: Running): Promise<void> {
    const current = await this.starting?.catch(() => undefined);
    if (current !== running) {
      await running.browser.close().catch(() => undefined);
      return;
    }
    this.idle = setTimeout(() => {
      if (running.users > 0) return;
      this.starting = undefined;
      void running.browser.close().catch(() => undefined);
    }, this.options.idleMs);
    this.idle.unref();
  }
}
