import { type Browser, chromium } from 'playwright-core';

/** Not @sparticuz/chromium's own flags: these are made for functions in a cloud. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-zygote',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** The browser that the global setup of the specs chose. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: FLAGS, headless: true });
}
