import type { Page } from 'playwright-core';
import { violations } from './axe.js';

/** The theme that the system asks for, once every colour has arrived. */
export async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(`
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() => {
      const ends = (animation) => animation.effect.getComputedTiming().endTime < Infinity;
      return Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
    }).then(() => undefined)`);
}

/** axe-core in both themes. */
export async function isAccessible(page: Page): Promise<void> {
  await inTheme(page, 'dark');
  expect(await violations(page, 'colours')).toEqual([]);
  await inTheme(page, 'light');
  expect(await violations(page)).toEqual([]);
}

/** Waits until the words stand on the page. */
export const said = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByText(words).first().waitFor();

/** What hangs over the edge of the window, so that the page would have to be moved sideways. */
export async function overhang(page: Page): Promise<string[]> {
  const width = (await page.evaluate('document.documentElement.scrollWidth')) as number;
  const room = page.viewportSize()?.width ?? 0;
  return width > room ? [`the page is ${width} wide where there is room for ${room}`] : [];
}
