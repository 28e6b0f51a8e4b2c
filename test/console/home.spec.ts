import { overhang } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Login, PHONE, settled } from './support/visit.js';

const console_ = useConsole();

/** Where the tiles of each user's home lead, in their order. */
const stockKeeper = (prefix: string) =>
  ['stock-entries', 'exits', 'scrappings', 'replenishments', 'dashboard', 'movements'].map(
    (page) => `/${prefix}/${page}`,
  );

const vaccination = [
  '/vaccination/replenishment-form',
  '/vaccination/stock-entries',
  '/vaccination/exits',
  '/vaccination/declarations-of-use',
  '/vaccination/dashboard',
  '/vaccination/movements',
  '/vaccination/replenishments',
];

const HOMES: readonly (readonly [Login, string, readonly string[]])[] = [
  ['admin', 'Administration', ['/users', '/centers', '/products', '/stocks', '/replenishments']],
  ['referent', 'Pharmacie centrale', stockKeeper('referent')],
  ['agence', 'Agence régionale', ['/referent/affiliated-stocks', '/procurements', '/usage-control']],
  ['dispatch', 'Plateforme Nord', [...stockKeeper('dispatch'), '/dispatch/return', '/stocks']],
  ['sud', 'Plateforme Sud', [...stockKeeper('dispatch'), '/dispatch/return', '/stocks']],
  ['bellevue', 'Centre Bellevue', vaccination],
  ['riviere', 'Centre Rivière', vaccination],
  [
    'point',
    'Point Bellevue',
    [
      '/vaccination-point/replenishment-form',
      '/vaccination/declarations-of-use',
      '/vaccination-point/replenishments',
    ],
  ],
];

describe.each(HOMES)('the home of %s', (login, title, tiles) => {
  it('names the centre and offers its work, at a desk and on a phone', async () => {
    const window = await console_.as(login, FRENCH_DESK, '/', centreOf(login));
    const { page } = window;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const main = page.getByRole('main');
    const work = main.getByRole('list', { name: 'Votre travail' });
    const links = await work.getByRole('listitem').getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(tiles);
    await page.setViewportSize(PHONE);
    await settled(page);
    expect(await overhang(page)).toEqual([]);
  });
});

it('has the exit from the fridge in sight on a phone, whatever waits', async () => {
  const { page } = await console_.as('bellevue', ENGLISH_PHONE);
  await page.getByRole('button', { name: /^Show all/ }).waitFor();
  const tile = page.getByRole('list', { name: 'Your work' }).getByRole('link', { name: 'Fridge exit' });
  const { y, height } = (await tile.boundingBox())!;
  expect(y + height).toBeLessThan(PHONE.height);
});

it('leads from what waits to where it is settled, in one tap', async () => {
  const { page } = await console_.as('bellevue', FRENCH_DESK);
  const waiting = page.getByRole('region', { name: /^Ce qui vous attend/ });
  await waiting
    .getByRole('link', { name: /Livraison à réceptionner/ })
    .first()
    .click();
  await page.waitForURL(/\/vaccination\/stock-entries\?idBl=/);
  // The note is chosen: what is left to do is to look at it and to receive it.
  await page.getByRole('radio', { checked: true }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Réceptionner / }).waitFor();
});

it('says how long the stock lasts, and stays of use where that cannot be read', async () => {
  const { page } = await console_.as('dispatch', FRENCH_DESK, '/notice');
  await page.route(/\/centre\/alertes/, (route) => route.abort());
  await page.goto(new URL('/', page.url()).href);
  const glance = page.getByRole('region', { name: "Le stock d'un coup d'œil" });
  await glance.getByRole('listitem').first().waitFor();
  await page.getByRole('region', { name: 'Ce qui vous attend' }).getByRole('alert').waitFor();
  await page.getByRole('list', { name: 'Votre travail' }).getByRole('link').first().waitFor();
});

it('is told by thresholds that the centre chooses', async () => {
  const { page } = await console_.as('bellevue', FRENCH_DESK, '/thresholds');
  const box = page.getByRole('textbox', { name: 'Immunol' });
  await box.fill('9999');
  await page.getByRole('button', { name: 'Enregistrer les seuils' }).click();
  await page.getByText('Les seuils ont bien été enregistrés').waitFor();
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('link', { name: /Stock bas · Immunol/ }).waitFor();
});

/** This user works for two centres: the one that is not selected by itself. */
const centreOf = (login: Login): string | undefined => (login === 'riviere' ? 'Centre Rivière' : undefined);
