import { expect, it } from 'vitest';
import type { CentreTree, User } from '../../api/types.js';
import { mayOpen } from '../../providers/access.js';
import { menuOf } from '../../shared/navigation/workplace-menu.js';
import { SCREENS } from '../routes.js';

const user = (rights: Partial<User>) =>
  ({ isAdmin: false, isAuditor: false, isAdminDispatch: false, ...rights }) as User;
const centre = (type: CentreTree['type']) => ({ type, gestionStock: true }) as CentreTree;

/** Every address of a menu leads an auditor to a screen that opens. */
it.each([null, 'REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT'] as const)(
  'shows an auditor what can be read, and nothing that writes, at %s',
  (type) => {
    const session = {
      user: user({ isAuditor: true, authorities: ['ROLE_AUDITOR'] }),
      centre: type && centre(type),
    };
    const { work, more } = menuOf(session);
    const paths = [...work, ...more].map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/users', '/audit', '/security-events', '/centers']));
    const routes = new Map(SCREENS.map((route) => [route.path, route]));
    for (const path of paths)
      expect([path, mayOpen(routes.get(path)!.access, session)]).toEqual([path, true]);
    const readable = menuOf({ ...session, user: user({ isAdmin: true, authorities: ['ROLE_ADMIN'] }) });
    const missing = [...readable.work, ...readable.more].filter(({ path }) => !paths.includes(path));
    expect(missing.filter(({ path }) => routes.get(path)!.access.writes !== true)).toEqual([]);
  },
);
