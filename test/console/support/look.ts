import type { Page } from 'playwright-core';
import { violations } from './axe.js';
import { DESK, PHONE, settled } from './visit.js';

/** The theme that the system asks for; nothing fades in the windows of the specs, so that its colours are there. */
export async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
}

/** axe-core, in one theme: light at a desk, dark on a phone, as each screen is looked at. */
export async function isAccessible(page: Page): Promise<void> {
  await inTheme(page, page.viewportSize()?.width === PHONE.width ? 'dark' : 'light');
  expect(await violations(page)).toEqual([]);
}

/** Waits until the words are on the page. */
export const said = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByText(words).first().waitFor();

/** Waits until the words are on the page that many times, no more: parts of a page say them in paints of their own. */
export async function saidTimes(page: Page, words: string, times: number): Promise<void> {
  const found = page.getByText(words);
  await found.nth(times - 1).waitFor();
  await found.nth(times).waitFor({ state: 'detached' });
}

/** What hangs over the edge of the window, so that the page, or a list of records, would have to be moved sideways. */
export async function overhang(page: Page): Promise<string[]> {
  const lists = (await page.evaluate(
    `[...document.querySelectorAll('.RaDataTable-tableWrapper')].map((list) => list.scrollWidth - list.clientWidth)`,
  )) as number[];
  return [
    ...(await pageOverhang(page)),
    ...lists.filter((surplus) => surplus > 0).map((surplus) => `a list is ${surplus} px too wide`),
  ];
}

async function pageOverhang(page: Page): Promise<string[]> {
  const width = (await page.evaluate('document.documentElement.scrollWidth')) as number;
  const room = page.viewportSize()?.width ?? 0;
  return width > room ? [`the page is ${width} wide where there is room for ${room}`] : [];
}

/** What hangs over the edge of a window of this width; lists of records may be wider. The size is restored. */
export async function overhangAt(page: Page, width: number): Promise<string[]> {
  const own = page.viewportSize() ?? DESK;
  await page.setViewportSize({ ...own, width });
  const found = await pageOverhang(page);
  await page.setViewportSize(own);
  return found;
}

/** The parts of a page that stay in sight while it scrolls, in a window of this height. The size is restored. */
export async function stayingAt(page: Page, height: number): Promise<string[]> {
  const own = page.viewportSize() ?? DESK;
  await page.setViewportSize({ ...own, height });
  const found = (await page.evaluate(
    `[...document.querySelectorAll('body *')].filter((part) => getComputedStyle(part).position === 'sticky').map((part) => part.localName)`,
  )) as string[];
  await page.setViewportSize(own);
  return found;
}

/**
 * Accessible and without overhang in the size of the window, light, and in the other of desk and phone, dark. The size
 * is restored; the theme is light afterwards.
 */
export async function isFitAtEverySize(page: Page): Promise<void> {
  const own = page.viewportSize() ?? DESK;
  await inTheme(page, 'light');
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toEqual([]);
  await page.setViewportSize(own.width === PHONE.width ? DESK : PHONE);
  await inTheme(page, 'dark');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toEqual([]);
  await page.setViewportSize(own);
  await inTheme(page, 'light');
  await settled(page);
}

/** Forms that are wider than the widest at a desk (docs/rules/screens.md, SC-7). */
export async function wideForms(page: Page): Promise<string[]> {
  const widths = (await page.evaluate(
    `[...document.querySelectorAll('main form > * > * > fieldset')].map((fields) => Math.round(fields.parentElement.getBoundingClientRect().width))`,
  )) as number[];
  return widths.filter((width) => width > 800).map((width) => `a form is ${width} px wide`);
}
