import type { Page } from 'playwright-core';
import { violations } from './axe.js';

/** axe-core in both themes. */
export async function isAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
}

/** Waits until the words stand on the page. */
export const said = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByText(words).first().waitFor();
