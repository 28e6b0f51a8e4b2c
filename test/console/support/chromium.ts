import { statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright-core';

const MEMORY = '/dev/shm';

/** Not @sparticuz/chromium's own flags: these are made for functions in a cloud. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-zygote',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A page lives for one file of stories at most: what V8's slowest compiler, and collections of a small heap, would cost
  // comes to more than they save (docs/decisions/0069-what-a-run-of-the-specs-costs.md).
  '--js-flags=--no-opt --initial-old-space-size=256',
];

/**
 * Whether profiles may be in memory: hundreds of small files, made and deleted. In a container there is mostly too little
 * room, and then they are on the disk.
 */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
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

/**
 * The next story file of a worker begins at once. Where none does, jest waits for half a second until a worker has ended,
 * and to close a browser takes a part of it.
 */
const UNUSED_MS = 150;

let shared: Browser | undefined;
let unused: NodeJS.Timeout | undefined;

/** The browser of all story files of this jest worker; each gives it back with {@link releaseChromium}. */
export async function sharedChromium(): Promise<Browser> {
  clearTimeout(unused);
  if (!shared?.isConnected()) shared = await chromium.launch(launchOptions());
  return shared;
}

/** Closes all windows of a story file. */
export async function closeWindows(): Promise<void> {
  await Promise.all(shared?.contexts().map((context) => context.close()) ?? []);
}

/** Closes the browser unless another file asks for it soon. */
export function releaseChromium(): void {
  clearTimeout(unused);
  unused = setTimeout(() => {
    const ended = shared;
    shared = undefined;
    void ended?.close();
  }, UNUSED_MS);
}

/** A browser for one story. @param flags beside those of every spec */
export const launchChromium = (flags: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(flags));

/** A folder for {@link launchProfile}; {@link removeProfile} removes it. */
export const newProfile = (): Promise<string> =>
  mkdtemp(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'ledger-profile-'));

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
