/**
 * A preparation of forty lines on a phone whose processor is four times slower, over a slow mobile network: how long
 * from each tap and key until the browser has painted what follows from it (interaction to next paint), and how long a
 * list takes there. The browser's own Event Timing tells it.
 */
import { median, percentile, round } from '../lib/figures.mjs';

const LINES = 40;
const SLOWER = 4;
/** Chromium's own profile "Slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};
/** Between two keys of somebody who types fast on a phone (milliseconds). */
const BETWEEN_KEYS = 150;

/** The longest event of each interaction, as web-vitals takes it. */
const WATCH = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** A page of such a phone. */
export async function slowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
}

/** @param context of a browser in which Plateforme Nord is signed in, on a phone */
export async function measurePreparation(context, { lines = LINES, say = () => {} } = {}) {
  const page = await slowPage(context);
  await page.addInitScript(WATCH);
  await page.goto('/dispatch/exits');
  const add = page.getByRole('button', { name: /^(Ajouter un produit|Add a product)$/ });
  await add.waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  say(`${lines} lines`);
  for (let line = 0; line < lines; line++) {
    await add.tap();
    const dialog = page.getByRole('dialog');
    const product = dialog.getByRole('combobox').first();
    await product.tap();
    await page.keyboard.type('Immu', { delay: BETWEEN_KEYS });
    await page.getByRole('option').first().tap();
    await dialog.locator('input[inputmode=numeric]:focus').waitFor();
    await page.keyboard.type('1', { delay: BETWEEN_KEYS });
    await dialog.getByRole('button', { name: /^(Ajouter la ligne|Add the line)$/ }).tap();
    await dialog.waitFor({ state: 'detached' });
  }
  const comment = page.getByRole('textbox', { name: /Commentaire pour la destination|Comment for/ });
  await comment.tap();
  await page.keyboard.type('Livraison au quai nord', { delay: BETWEEN_KEYS });
  await page.waitForTimeout(500);
  const durations = await page.evaluate('[...interactions.values()]');
  await page.close();
  return {
    count: durations.length,
    p50Ms: round(median(durations), 0),
    p95Ms: round(percentile(durations, 0.95), 0),
    longestMs: Math.max(...durations),
  };
}
