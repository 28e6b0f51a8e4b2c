/** Forms and lists as a user sees them: every field and button is found by its label. */
import type { Locator, Page } from 'playwright-core';
import type { Client } from '../../support/client.js';

type Place = Page | Locator;

export const field = (place: Place, name: string): Locator =>
  place.getByRole('textbox', { name, exact: true });

export const button = (place: Place, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

export async function fill(place: Place, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(place, name).fill(value);
}

/** Types a date, digits only, in the order in which its reader writes it: `30062036` in French. */
export async function typeDate(page: Page, name: string | RegExp, digits: string): Promise<void> {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** Chooses from a list; what it and the option are called may go on: a star, a town. */
export async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: beginning(list) }).click();
  await page.getByRole('option', { name: beginning(option) }).click();
}

/** The input of a tile lies under what is drawn of it. */
export const pick = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true });

/** Says why a batch is taken before one that ends earlier, where the form asks it. */
export async function explainBatch(page: Page): Promise<void> {
  const reason = page.getByLabel(/^(Pourquoi ce lot|Why this batch)/);
  if (await reason.isVisible()) await reason.fill('Demandé');
}

/** Opens the parts of a form that are closed on a phone and open at a desk. */
export async function showFilters(page: Page, label: string): Promise<void> {
  const folded = page.getByRole('button', { name: beginning(label), expanded: false });
  if (await folded.isVisible()) await folded.click();
}

/** Puts a file into the form's only field for one. */
export const attach = (page: Page, name: string, content: Buffer): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });

/** How often the form says so, once it does. */
export async function missing(place: Place, words: string): Promise<number> {
  await place.getByText(words).first().waitFor();
  return place.getByText(words).count();
}

/** Waits for the list that follows a form, whose fields may be called the same, by its way to the next form. */
export const listed = (page: Page, add: string): Promise<void> =>
  page.getByRole('link', { name: add, exact: true }).waitFor();

/** Presses a button that asks first, and says yes with the same word. */
export async function confirm(page: Page, pressed: Locator, yes: string): Promise<void> {
  await pressed.click();
  const question = page.getByRole('alertdialog');
  await button(question, yes).click();
  await question.waitFor({ state: 'detached' });
}

/** The file that a button gives. */
export async function downloaded(page: Page, pressed: Locator): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), pressed.click()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

/** A name that nothing else has, though specs may meet one service again. */
export const unique = (name: string): string => `${name} ${mark()}`;

/** Digits that nothing else ends in. */
export const mark = (): string => String(Date.now() % 10_000_000).padStart(7, '0');

/** Another administrator changes the one record of this path that a list finds by this word; its id. */
export async function meanwhile(
  admin: Client,
  path: string,
  word: string,
  change: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { body } = await admin.get<{ readonly id: string }[]>(`${path}?q=${encodeURIComponent(word)}`);
  expect(body).toHaveLength(1);
  expect((await admin.put(path, { ...body[0], ...change })).status).toBe(200);
  return body[0]!.id;
}

const beginning = (text: string): RegExp => new RegExp(`^${text.replace(/[()*.?+]/g, '\\$&')}`);
