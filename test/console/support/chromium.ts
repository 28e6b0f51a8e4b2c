/**
 * A real browser, without a download: `CHROMIUM_PATH`, else Debian's, else the one inside @sparticuz/chromium
 * (which needs libnss3, libnspr4 and libexpat1).
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Not @sparticuz/chromium's own flags: these are made for functions in a cloud. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-zygote',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: executable(), args: FLAGS, headless: true });
}

function executable(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const installed = DEBIAN.find((path) => existsSync(path));
  if (installed) return installed;
  // The package is an ES module that asks where it lies, which jest's CommonJS cannot answer.
  return execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], { encoding: 'utf8' });
}

const UNPACK = `
  import packed from '@sparticuz/chromium';
  process.stdout.write(await packed.executablePath());
`;
