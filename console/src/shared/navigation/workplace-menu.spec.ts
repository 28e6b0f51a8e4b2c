import { expect, it } from 'vitest';
import type { CentreTree, User } from '../../api/types.js';
import { menuOf } from './workplace-menu.js';

const user = (rights: Partial<User>) =>
  ({ authorities: [], isAdmin: false, isAuditor: false, isAdminDispatch: false, ...rights }) as User;
const centre = (type: CentreTree['type']) => ({ type, gestionStock: true }) as CentreTree;
const paths = (menu: ReturnType<typeof menuOf>) => [...menu.work, ...menu.more].map(({ path }) => path);

it('keeps the administration for an administrator who has selected a centre', () => {
  const menu = menuOf({ user: user({ isAdmin: true }), centre: centre('VACCINATION'), centres: [] });
  expect(menu.work.map(({ path }) => path)).toContain('/vaccination/exits');
  expect(paths(menu)).toEqual(expect.arrayContaining(['/users', '/centers', '/products', '/audit']));
});

it('offers each page once', () => {
  for (const type of ['REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT'] as const) {
    const both = user({ isAdmin: true, isAdminDispatch: true });
    const { more } = menuOf({ user: both, centre: centre(type), centres: [] });
    expect(new Set(more.map(({ path }) => path)).size).toBe(more.length);
  }
});

it('offers nothing to a user without a centre', () => {
  expect(paths(menuOf({ user: user({}), centre: null, centres: [] }))).toEqual([]);
});

const ofStockKeeper = (prefix: string) =>
  ['stock-entries', 'exits', 'scrappings', 'replenishments', 'dashboard', 'movements'].map(
    (page) => `/${prefix}/${page}`,
  );
const REFERENT = centre('REFERENT');

it.each([
  ['a referent centre', REFERENT, ofStockKeeper('referent')],
  [
    'a referent centre without stock',
    { ...REFERENT, gestionStock: false },
    ['/referent/affiliated-stocks', '/procurements', '/usage-control'],
  ],
  ['a dispatch centre', centre('DISPATCH'), [...ofStockKeeper('dispatch'), '/dispatch/return', '/stocks']],
  [
    'a vaccination centre',
    centre('VACCINATION'),
    [
      '/vaccination/replenishment-form',
      '/vaccination/stock-entries',
      '/vaccination/exits',
      '/vaccination/declarations-of-use',
      '/vaccination/dashboard',
      '/vaccination/movements',
      '/vaccination/replenishments',
    ],
  ],
  [
    'a point',
    centre('VACCINATION_POINT'),
    [
      '/vaccination-point/replenishment-form',
      '/vaccination/declarations-of-use',
      '/vaccination-point/replenishments',
    ],
  ],
])('offers the work of %s in the order in which it is done', (_, at, tiles) => {
  const { work } = menuOf({ user: user({}), centre: at, centres: [] });
  expect(work.map(({ path }) => path)).toEqual(tiles);
});

it('offers an administrator, without a centre, the records, the stock and the requests of all', () => {
  const { work } = menuOf({ user: user({ isAdmin: true }), centre: null, centres: [] });
  expect(work.map(({ path }) => path)).toEqual([
    '/users',
    '/centers',
    '/products',
    '/stocks',
    '/replenishments',
  ]);
});
