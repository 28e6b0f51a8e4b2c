/** The lists that an administrator keeps: filtered, saved as a workbook, in order, page by page. */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { button, choose, downloaded, field, mark, showFilters } from './support/form.js';
import { isAccessible, overhang } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { EITHER_LOOK, ENGLISH_PHONE, FRENCH_DESK } from './support/visit.js';
import { COMMON, sayIn, type Words, wordsIn } from './support/words.js';
import { Workbook } from './support/workbook.js';

const WORDS = {
  ...COMMON,
  six: ['6 résultats', '6 results'],
  status: ['Statut', 'Status'],
  active: ['Actif', 'Active'],
  either: ['Indifférent', 'Any'],
} as const satisfies Record<string, Words>;

const RECORDS = 6;
/** More than the longest page at a desk. */
const MANY = 201;
const SORT_BY = 'Sort by';
const SORT_DESCENDING = 'Sort descending';

const digits = mark();
const nameOf = (index: number) => `Liste${digits} ${index}`;
/** Values of a column: in its order the last of the records comes first. */
const backwards = (index: number) => String(RECORDS - index);

interface Listing {
  readonly path: string;
  readonly address: string;
  /** Of the screen and its list. */
  readonly title: Words;
  /** The filter that finds them all. */
  readonly search: Words;
  readonly column: Words;
  readonly bodyOf: (index: number) => object;
}

const CENTRES: Listing = {
  path: '/centre',
  address: '/centers',
  title: ['Centres', 'Centres'],
  search: COMMON.name,
  column: ['Service', 'Department'],
  bodyOf: (index) => ({
    adresse: '1 rue Neuve',
    codePostal: '59000',
    nom: nameOf(index),
    type: 'VACCINATION',
    service: backwards(index),
    ville: 'Lille',
    destinataireEmail: 'BOTH',
  }),
};

const USERS: Listing = {
  path: '/users',
  address: '/users',
  title: ['Utilisateurs', 'Users'],
  search: ['Nom, identifiant ou e-mail', 'Name, login or e-mail'],
  column: ['E-mail', 'E-mail'],
  bodyOf: (index) => ({
    login: `liste${digits}-${index}`,
    lastname: nameOf(index),
    firstname: 'Nora',
    email: `${backwards(index)}-${digits}@example.org`,
    authorities: ['ROLE_VACCINATION_CENTER'],
  }),
};

const console_ = useConsole();
let admin: Client;
beforeAll(async () => {
  admin = await Client.signIn(console_.url, 'admin');
  for (const { path, bodyOf } of [CENTRES, USERS]) {
    for (let index = 0; index < RECORDS; index += 1) {
      // Only the first is in use.
      const { status } = await admin.post(path, { ...bodyOf(index), actif: index === 0 });
      if (status !== 201) throw new Error(`${path}: ${status}`);
    }
  }
});

/** One list in each look: all of them are made of the same parts. */
describe.each(EITHER_LOOK)('%s, an administrator', (_, look) => {
  const words = wordsIn(look, WORDS);
  const say = sayIn(look);

  it('filters a list, saves it and puts it in order', async () => {
    const listing = look === FRENCH_DESK ? CENTRES : USERS;
    const { page } = await console_.as('admin', look, listing.address);
    const count = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const search = field(page, say(listing.search));
    await search.fill(digits);
    await showFilters(page, words.filters);
    await count(words.six);
    await choose(page, words.status, words.active);
    await count(words.found);
    const file = await downloaded(page, button(page, words.exports));
    expect(file.name).toMatch(/\.xlsx$/);
    const { text } = await Workbook.open(file.path);
    expect(text).toContain(nameOf(0));
    expect(text).not.toContain(nameOf(1));

    await choose(page, words.status, words.either);
    await count(words.six);
    if (look === FRENCH_DESK) await putsInOrder(page, listing);
    else await isSortedOnAPhone(page, listing);
    expect(await overhang(page)).toEqual([]);
    await button(page, words.resetFilters).click();
    await page.getByText(words.six, { exact: true }).waitFor({ state: 'detached' });
    expect(await search.inputValue()).toBe('');
  });

  async function putsInOrder(page: Page, { title, column }: Listing): Promise<void> {
    const heading = page.getByRole('columnheader', { name: say(column), exact: true });
    const first = page
      .getByRole('table', { name: say(title) })
      .getByRole('row')
      .nth(1);
    await button(heading, say(column)).click();
    await first.getByText(nameOf(RECORDS - 1), { exact: true }).waitFor();
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await button(heading, say(column)).click();
    await first.getByText(nameOf(0), { exact: true }).waitFor();
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
  }

  async function isSortedOnAPhone(page: Page, { title, column }: Listing): Promise<void> {
    const cards = page.getByRole('list', { name: say(title) }).getByRole('listitem');
    expect(await cards.count()).toBe(RECORDS);
    await choose(page, SORT_BY, say(column));
    await cards
      .first()
      .getByText(nameOf(RECORDS - 1))
      .first()
      .waitFor();
    await button(page, SORT_DESCENDING).click();
    await cards.first().getByText(nameOf(0)).first().waitFor();
  }
});

describe('a list of two hundred products and one', () => {
  const called = (index: number) => `Page${digits} ${String(index).padStart(3, '0')}`;
  const address = `/products?filter=${encodeURIComponent(JSON.stringify({ nomCommercial: `Page${digits}` }))}`;

  beforeAll(async () => {
    const { status } = await admin.send('/referentiel/produit/import', {
      dryRun: 'false',
      file: { name: 'import.xlsx', content: await manyProducts(called) },
    });
    expect(status).toBe(200);
  });

  it('has pages at a desk, as long as a reader chooses', async () => {
    const { page } = await console_.as('admin', FRENCH_DESK, address);
    const rows = page.getByRole('table', { name: 'Produits' }).getByRole('row');
    await page.getByRole('row', { name: called(50) }).waitFor();
    expect(await rows.count()).toBe(51);
    await page.getByRole('combobox', { name: /Lignes par page/ }).click();
    await page.getByRole('option', { name: '200' }).click();
    await page.getByRole('row', { name: called(200) }).waitFor();
    await button(page, 'Aller à la prochaine page').click();
    await page.getByRole('row', { name: called(MANY) }).waitFor();
    expect(await rows.count()).toBe(2);
    await isAccessible(page);
  });

  it('goes on while one scrolls on a phone', async () => {
    const { page } = await console_.as('admin', ENGLISH_PHONE, address);
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await cards.first().waitFor();
    let shown = await cards.count();
    expect(shown).toBeLessThan(MANY);
    while (shown < MANY) {
      await cards.nth(shown - 1).scrollIntoViewIfNeeded();
      await page.keyboard.press('End');
      await cards.nth(shown).waitFor();
      shown = await cards.count();
    }
    await cards.last().getByText(called(MANY)).waitFor();
  });

  it('keeps the columns and filters that a reader has chosen, switches what is selected, and saves rows in the order on screen', async () => {
    const { page, open } = await console_.as('admin', FRENCH_DESK, address);
    const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
    await heading('Code CIP').waitFor();
    await button(page, 'Colonnes').click();
    await page.getByRole('switch', { name: 'Code CIP' }).click();
    await page.getByRole('switch', { name: 'Code UCD' }).click();
    await page.keyboard.press('Escape');
    await heading('Code UCD').waitFor();
    expect(await heading('Code CIP').count()).toBe(0);

    await button(page, 'Filtres enregistrés').click();
    await button(page, 'Enregistrer les filtres actuels…').click();
    await page.getByRole('dialog').getByRole('textbox').fill('Mes produits');
    await button(page.getByRole('dialog'), 'Enregistrer').click();
    await open('/products');
    await heading('Code UCD').waitFor();
    await button(page, 'Filtres enregistrés').click();
    await button(page, 'Mes produits').click();
    await page.getByText(`${MANY} résultats`, { exact: true }).waitFor();
    expect(await field(page, 'Nom commercial').inputValue()).toBe(`Page${digits}`);

    const row = (index: number) => page.getByRole('row', { name: called(index) });
    await row(1).getByRole('checkbox').check();
    await row(2).getByRole('checkbox').check();
    await button(page, 'Activer').click();
    await button(page.getByRole('alertdialog'), 'Activer').click();
    await page.getByText('2 statuts ont été modifiés').waitFor();
    await row(1).getByText('Actif', { exact: true }).waitFor();
    await row(3).getByText('Inactif', { exact: true }).waitFor();

    await button(heading('Nom commercial'), 'Nom commercial').click();
    await row(MANY).waitFor();
    const { text } = await Workbook.open((await downloaded(page, button(page, 'Exporter'))).path);
    expect(text.indexOf(called(MANY))).toBeLessThan(text.indexOf(called(1)));
  });
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
