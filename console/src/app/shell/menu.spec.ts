import { expect, it } from 'vitest';
import type { CentreTree, User } from '../../api/types.js';
import { mayOpen } from '../../providers/access.js';
import { menuOf } from '../../shared/navigation/workplace-menu.js';
import { SCREENS } from '../routes.js';

const user = (rights: Partial<User>) =>
  ({ authorities: [], isAdmin: false, isAuditor: false, isAdminDispatch: false, ...rights }) as User;
const centre = (type: CentreTree['type'], gestionStock = true) =>
  ({ id: 'own', type, gestionStock }) as CentreTree;

const USERS = {
  'somebody without further rights': user({}),
  'an administrator': user({ isAdmin: true, authorities: ['ROLE_ADMIN'] }),
  'a dispatch administrator': user({ isAdminDispatch: true, authorities: ['ROLE_ADMIN_DISPATCH'] }),
  'an auditor': user({ isAuditor: true, authorities: ['ROLE_AUDITOR'] }),
  'an auditor who also works there': user({
    isAuditor: true,
    authorities: [
      'ROLE_AUDITOR',
      'ROLE_DISPATCH_CENTER',
      'ROLE_VACCINATION_CENTER',
      'ROLE_VACCINATION_POINT',
    ],
  }),
};
const CENTRES = {
  'a referent centre': centre('REFERENT'),
  'a referent centre without stock': centre('REFERENT', false),
  'a dispatch centre': centre('DISPATCH'),
  'a vaccination centre': centre('VACCINATION'),
  'a point': centre('VACCINATION_POINT'),
};
/** Opened by the bar or by a page: what one adds or imports, the account, and lists that have a second address. */
const WITHOUT_ENTRY = [
  /\/(?:add|import)$/,
  /^\/(?:|me|notice|lots\/trace|(?:point-)?replenishments|dispatch\/referent\/stocks)$/,
];
const AT_CENTRES = Object.entries(CENTRES).flatMap(([where, selected]) =>
  Object.entries(USERS).map(
    ([who, each]) => [who, where, { user: each, centre: selected, centres: [selected] }] as const,
  ),
);

it.each(AT_CENTRES)(
  'leads %s at %s to every list that opens, and to none that does not',
  (_, where, session) => {
    const { work, more } = menuOf(session);
    const paths = [...work, ...more].map(({ path }) => path);
    const open = SCREENS.filter(({ path, access }) => !path.includes(':') && mayOpen(access, session));
    const missing = open
      .map(({ path }) => path)
      .filter((path) => !paths.includes(path) && !WITHOUT_ENTRY.some((each) => each.test(path)));
    // Nobody plans, creates centres or chooses carriers there: the lists are open to whom a link leads to them.
    const onlyByLink = /vaccination|point/.test(where) ? ['/centers', '/carriers', '/procurements'] : [];
    expect(missing.filter((path) => !onlyByLink.includes(path))).toEqual([]);
    expect(paths.filter((path) => open.every((route) => route.path !== path))).toEqual([]);
  },
);

/** Every address of a menu leads an auditor to a screen that opens. */
it.each([null, 'REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT'] as const)(
  'shows an auditor what can be read, and nothing that writes, at %s',
  (type) => {
    const session = {
      user: user({ isAuditor: true, authorities: ['ROLE_AUDITOR'] }),
      centre: type && centre(type),
      centres: [],
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
