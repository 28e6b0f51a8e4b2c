import { isAccessible } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Login } from './support/visit.js';

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
  it('names the centre and offers its work, at a desk in French', async () => {
    const window = await console_.as(login, FRENCH_DESK, '/', centreOf(login));
    const { page } = window;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const main = page.getByRole('main');
    const links = await main.getByRole('listitem').getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(tiles);
    await isAccessible(page);
  });

  it('does so on a phone in English', async () => {
    const window = await console_.as(login, ENGLISH_PHONE, '/', centreOf(login));
    const { page } = window;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(ENGLISH_PHONE.size.width);
    await isAccessible(page);
  });
});

/** This user works for two centres: the one that is not selected by itself. */
const centreOf = (login: Login): string | undefined => (login === 'riviere' ? 'Centre Rivière' : undefined);
