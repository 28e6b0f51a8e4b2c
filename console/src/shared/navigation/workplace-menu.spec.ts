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
