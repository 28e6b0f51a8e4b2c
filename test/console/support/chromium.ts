import { rm } from 'node:fs/promises';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  LaunchOptions,
} from 'playwright-core';

/** What the stories of a jest worker share (test/support/environment.mjs). */
declare const worker: {
  readonly chromium: BrowserType;
  browser(options: LaunchOptions): Promise<Browser>;
};

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

/** Of the browser that the global setup of the specs chose. */
const launchOptions = (flags: readonly string[] = []): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [...FLAGS, ...flags],
  headless: true,
});

/** The browser of all stories of this jest worker. Who asks for it closes the windows that it opens, not the browser. */
export const sharedChromium = (): Promise<Browser> => worker.browser(launchOptions());

/** A browser for one story. @param flags beside those of every spec */
export const launchChromium = (flags: readonly string[]): Promise<Browser> =>
  worker.chromium.launch(launchOptions(flags));

/** A browser that keeps what it stores in a folder, as people's own do: closed and opened again, it goes on. */
export function launchProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return worker.chromium.launchPersistentContext(folder, {
    ...options,
    ...launchOptions(),
  });
}

/** Processes of a browser that has been closed still write for a moment. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10 });
