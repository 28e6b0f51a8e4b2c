import { rm } from 'node:fs/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

/** Not @sparticuz/chromium's own flags: these are made for functions in a cloud. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-zygote',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A page of a spec lives for seconds: what V8's second compiler would cost comes to more than it saves.
  '--js-flags=--no-opt',
];

/**
 * The browser that the global setup of the specs chose.
 * @param flags beside those of every spec
 */
export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...FLAGS, ...flags],
    headless: true,
  });
}

/** A browser that keeps what it stores in a folder, as people's own do: closed and opened again, it goes on. */
export function launchProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: process.env.CHROMIUM_PATH,
    args: FLAGS,
    headless: true,
  });
}

/** Processes of a browser that has been closed still write for a moment. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10 });
