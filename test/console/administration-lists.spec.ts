/** Every list that an administrator keeps, in both languages: filtered, saved as a workbook, in order, page by page. */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { type AdministeredListing, listingsOf, nameOf, RECORDS } from './support/administered-lists.js';
import { button, choose, downloaded, field, mark, showFilters } from './support/form.js';
import { isAccessible, overhang } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { EITHER_LOOK, FRENCH_DESK, type Visit } from './support/visit.js';
import { COMMON, sayIn, type Words, wordsIn } from './support/words.js';
import { Workbook } from './support/workbook.js';

jest.setTimeout(180_000);

const WORDS = {
  ...COMMON,
  six: ['6 résultats', '6 results'],
  status: ['Statut', 'Status'],
  active: ['Actif', 'Active'],
  either: ['Indifférent', 'Either'],
  publishedOnly: ['Modèles publiés uniquement', 'Published templates only'],
  nextPage: ['Page suivante', 'Next page'],
} as const satisfies Record<string, Words>;

/** More than a page at a desk. */
const MANY = 201;

const digits = mark();
const listings = listingsOf(digits);

const console_ = useConsole();
let admin: Client;
beforeAll(async () => {
  admin = await Client.signIn(console_.url, 'admin');
  for (const [name, { create }] of Object.entries(listings)) {
    for (let index = 0; index < RECORDS; index += 1) {
      const { status } = await create(admin, index);
      if (status !== 201) throw new Error(`${name}: ${status}`);
    }
  }
}, 60_000);

describe.each(EITHER_LOOK)('%s, an administrator', (_, look) => {
  const words = wordsIn(look, WORDS);
  const say = sayIn(look);

  it('filters every list, saves it, puts it in order and turns it over', async () => {
    const window = await console_.as('admin', look);
    for (const [name, listing] of Object.entries(listings)) {
      await goThrough(window, listing).catch((error: Error) => {
        error.message = `${name}: ${error.message}`;
        throw error;
      });
    }
  });

  async function goThrough({ page, open }: Visit, listing: AdministeredListing): Promise<void> {
    const count = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const search = field(page, say(listing.search));
    await open(listing.address);
    await search.fill(digits);
    await showFilters(page, words.filters);
    const publishedOnly = page.getByRole('switch', { name: words.publishedOnly });
    const isTemplates = (await publishedOnly.count()) > 0;
    if (!isTemplates) {
      await count(words.six);
      await choose(page, words.status, words.active);
    }
    await count(words.found);
    const file = await downloaded(page, button(page, words.exports));
    expect(file.name).toMatch(/\.xlsx$/);
    const { text } = await Workbook.open(file.path);
    expect(text).toContain(nameOf(digits, 0));
    expect(text).not.toContain(nameOf(digits, 1));

    if (isTemplates) await publishedOnly.uncheck();
    else await choose(page, words.status, words.either);
    await count(words.six);
    if (look === FRENCH_DESK) await putsInOrder(page, listing);
    else await turnsOver(page, listing);
    expect(await overhang(page)).toEqual([]);
    await button(page, words.resetFilters).click();
    await page.getByText(words.six, { exact: true }).waitFor({ state: 'detached' });
    expect(await search.inputValue()).toBe('');
  }

  async function putsInOrder(page: Page, { title, column, called }: AdministeredListing): Promise<void> {
    const heading = page.getByRole('columnheader', { name: say(column), exact: true });
    const first = page
      .getByRole('table', { name: say(title) })
      .getByRole('row')
      .nth(1);
    await button(heading, say(column)).click();
    await first.getByText(called(RECORDS - 1), { exact: true }).waitFor();
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await button(heading, say(column)).click();
    await first.getByText(called(0), { exact: true }).waitFor();
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
  }

  async function turnsOver(page: Page, { title }: AdministeredListing): Promise<void> {
    const cards = page.getByRole('list', { name: say(title) }).getByRole('listitem');
    expect(await cards.count()).toBe(RECORDS - 1);
    await button(page, words.nextPage).click();
    await cards.nth(1).waitFor({ state: 'detached' });
    expect(await cards.count()).toBe(1);
  }
});

it('has a second page at a desk too, after two hundred rows', async () => {
  const called = (index: number) => `Page${digits} ${String(index).padStart(3, '0')}`;
  const { status } = await admin.send('/referentiel/produit/import', {
    dryRun: 'false',
    file: { name: 'import.xlsx', content: await manyProducts(called) },
  });
  expect(status).toBe(200);
  const window = await console_.as('admin', FRENCH_DESK, '/products');
  const { page } = window;
  await field(page, 'Nom commercial').fill(`Page${digits}`);
  await page.getByText(`${MANY} résultats`, { exact: true }).waitFor();
  await page.getByRole('row', { name: called(1) }).waitFor();
  await button(page, 'Page suivante').click();
  await page.getByRole('row', { name: called(MANY) }).waitFor();
  expect(await page.getByRole('table', { name: 'Produits' }).getByRole('row').count()).toBe(2);
  await isAccessible(page);
});

function manyProducts(called: (index: number) => string): Promise<Buffer> {
  const products = Array.from({ length: MANY }, (_, index) => ({
    codeCip: `3401${digits}${index}`,
    type: 'SERINGUE',
    nomCommercial: called(index + 1),
    nom: 'Seringue',
    typeConditionnement: 'BOITE',
  }));
  return Workbook.of(products).content();
}
