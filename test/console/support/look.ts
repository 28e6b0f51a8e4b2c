import type { Page } from 'playwright-core';
import { violations } from './axe.js';

/** axe-core in both themes. */
export async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
}

/** Waits until the words stand on the page. */
export const said = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByText(words).first().waitFor();
