/**
 * From the click on "Stock" until a list of 1,000 batches is on the screen, in a real Chromium against the built
 * console: the first time after the page was opened (the screen's code and its rows still have to come), and again;
 * then the preparation of forty lines on a slow phone.
 */
import chromiumPackage from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { percentile, round } from '../lib/figures.mjs';
import { signIn, startService } from '../lib/service.mjs';
import { measurePreparation } from './preparation.mjs';

const BATCHES = 1_000;
const AT_ONCE = 16;
const WARM_UP = 3;
const ROUNDS = 40;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-zygote'];

export async function run({ rounds = ROUNDS, say = () => {} } = {}) {
  const service = await startService({
    script: new URL('../../../scripts/start.mjs', import.meta.url).pathname,
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromiumPackage.executablePath()),
    args: FLAGS,
  });
  try {
    const nord = await signIn(service.url, 'dispatch', 'Plateforme Nord');
    const preparation = await preparationOnPhone(browser, service.url, nord, say);
    say(`entering ${BATCHES} batches`);
    await enter(nord);
    const page = await signedIn(browser, service.url, nord);
    const times = { first: [], again: [] };
    for (let turn = -WARM_UP; turn < rounds; turn++) {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const first = await page.evaluate(CLICK_UNTIL_LISTED);
      await page.locator('header a[href="/"]').first().click();
      await page.locator('main a[href="/dispatch/exits"]').waitFor();
      const again = await page.evaluate(CLICK_UNTIL_LISTED);
      if (turn >= 0) {
        times.first.push(first);
        times.again.push(again);
      }
    }
    const lists = Object.fromEntries(
      Object.entries(times).flatMap(([name, values]) => [
        [`${name}P50Ms`, round(percentile(values, 0.5), 0)],
        [`${name}P95Ms`, round(percentile(values, 0.95), 0)],
      ]),
    );
    return { ...lists, preparation };
  } finally {
    await browser.close();
    await service.remove();
  }
}

/** With some batches of what the lines are made of, as a platform has them. */
async function preparationOnPhone(browser, baseURL, nord, say) {
  await enter(nord, 2 * AT_ONCE, 'PREPARED');
  const context = await contextOf(browser, baseURL, nord, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const figures = await measurePreparation(context, { say });
  await context.close();
  return figures;
}

async function enter(nord, batches = BATCHES, name = 'LIST') {
  const products = (await nord.call('GET', '/referentiel/liste/produit')).body;
  const { id: idProduit } = products.find(({ nomCommercial }) => nomCommercial === 'Immunol');
  let position;
  for (let batch = 0; batch < batches; batch += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        nord.call('POST', '/dispatch/entree-stock', {
          idProduit,
          quantite: 10,
          lot: `${name}-${batch + index}`,
          peremption: '2034-06-30',
          conforme: true,
        }),
      ),
    );
    position = answers.at(-1).position;
  }
  await nord.call('GET', '/dispatch/stock?page=0&size=1', undefined, position);
}

async function signedIn(browser, baseURL, keeper) {
  const context = await contextOf(browser, baseURL, keeper, { viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

async function contextOf(browser, baseURL, { headers }, device) {
  const context = await browser.newContext({ baseURL, ...device });
  await context.addInitScript(
    ({ token, centre }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('centerId', centre);
    },
    { token: headers.authorization.replace('Bearer ', ''), centre: headers['x-centre-id'] },
  );
  return context;
}

/** In the page itself, so that no word between two processes is measured; a list counts once it is painted. */
const CLICK_UNTIL_LISTED = `new Promise((done) => {
  const begun = performance.now();
  document.querySelector('nav a[href="/dispatch/stocks"]').click();
  const look = () => {
    const table = document.querySelector('main table[aria-rowcount]');
    const listed = Number(table?.getAttribute('aria-rowcount')) >= ${BATCHES};
    if (listed && table.querySelector('tbody tr[aria-rowindex]')) {
      // Still before this frame is painted; a task comes after that.
      setTimeout(() => done(performance.now() - begun));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
})`;
