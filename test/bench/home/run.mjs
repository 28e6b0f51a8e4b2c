/**
 * From the answer of the sign-in until the home page of a centre is painted, in a real Chromium against the built
 * console: its title and its tiles, which is what somebody begins to work with. The first time in a browser that has
 * never been here (the code still has to come), and again in one that knows the console.
 */
import chromiumPackage from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { percentile, round } from '../lib/figures.mjs';
import { startService } from '../lib/service.mjs';

const ROUNDS = 20;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-zygote'];

export async function run({ rounds = ROUNDS, say = () => {} } = {}) {
  const service = await startService({
    script: new URL('../../../scripts/start.mjs', import.meta.url).pathname,
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromiumPackage.executablePath()),
    args: FLAGS,
  });
  const times = { first: [], again: [], waiting: [] };
  try {
    say('signing in');
    for (let turn = 0; turn < rounds; turn++) {
      const context = await browser.newContext({
        baseURL: service.url,
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      const first = await signInOn(page);
      times.first.push(first.painted);
      times.waiting.push(first.waiting);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => localStorage.clear());
      times.again.push((await signInOn(page)).painted);
      await context.close();
    }
    return Object.fromEntries(
      Object.entries(times).flatMap(([name, values]) => [
        [`${name}P50Ms`, round(percentile(values, 0.5), 0)],
        [`${name}P95Ms`, round(percentile(values, 0.95), 0)],
      ]),
    );
  } finally {
    await browser.close();
    await service.remove();
  }
}

async function signInOn(page) {
  await page.goto('/login');
  await page.locator('input[name=username]').fill('dispatch');
  await page.locator('input[name=password]').fill('Demo-ledger-2026!');
  await page.waitForLoadState('networkidle');
  return page.evaluate(SIGN_IN_UNTIL_PAINTED);
}

/** In the page itself, so that no word between two processes is measured. */
const SIGN_IN_UNTIL_PAINTED = `new Promise((done) => {
  const begun = performance.now();
  document.querySelector('form button[type=submit]').click();
  let painted;
  let waiting;
  const look = () => {
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name, startTime }) => startTime >= begun && name.endsWith('/auth/login'));
    if (!painted && answer && document.querySelector('main a[href="/dispatch/stock-entries"]')) {
      painted = performance.now() - answer.responseEnd;
    }
    if (painted && !waiting && document.querySelector('main section li a')) {
      waiting = performance.now() - answer.responseEnd;
    }
    // Still before this frame is painted; a task comes after that.
    if (painted && waiting) setTimeout(() => done({ painted, waiting }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;
