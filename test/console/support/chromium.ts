import { statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright-core';

/** Not @sparticuz/chromium's own flags: these are made for functions in a cloud. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  ...(hasRoomToShare() ? [] : ['--disable-dev-shm-usage']),
  '--no-zygote',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A page of a spec lives for seconds: what V8's second compiler would cost comes to more than it saves.
  '--js-flags=--no-opt',
];

/**
 * Whether what the processes of browsers share may be in memory: in a container there is mostly too little room, and then
 * it is in files, which takes a tenth more time.
 */
function hasRoomToShare(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** Of the browser that the global setup of the specs chose. */
const launchOptions = (flags: readonly string[] = []): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [...FLAGS, ...flags],
  headless: true,
});

/** The next story file of a worker begins at once; where none does, jest waits for half a second for the worker's end. */
const UNUSED_MS = 300;

let shared: Browser | undefined;
let unused: NodeJS.Timeout | undefined;

/** The browser of all story files of this jest worker; each gives it back with {@link releaseChromium}. */
export async function sharedChromium(): Promise<Browser> {
  clearTimeout(unused);
  if (!shared?.isConnected()) shared = await chromium.launch(launchOptions());
  return shared;
}

/** Closes all windows of a story file, and the browser unless another file asks for it soon. */
export async function releaseChromium(): Promise<void> {
  await Promise.all(shared?.contexts().map((context) => context.close()) ?? []);
  unused = setTimeout(async () => {
    const ended = shared;
    shared = undefined;
    await ended?.close();
  }, UNUSED_MS);
}

/** A browser for one story. @param flags beside those of every spec */
export const launchChromium = (flags: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(flags));

/** A browser that keeps what it stores in a folder, as people's own do: closed and opened again, it goes on. */
export function launchProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...options,
    ...launchOptions(),
  });
}

/** Processes of a browser that has been closed still write for a moment. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10 });
