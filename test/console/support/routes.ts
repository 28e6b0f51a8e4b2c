import type { Login } from './visit.js';

/** Addresses of the console without parameters, by who may open them. */
export const PUBLIC_ROUTES = ['/login', '/logout', '/passwordForgotten'] as const;

const stockKeeper = (prefix: string) =>
  ['stock-entries', 'exits', 'scrappings', 'dashboard', 'stocks', 'movements', 'replenishments'].map(
    (page) => `/${prefix}/${page}`,
  );

export const ROUTES: Readonly<Partial<Record<Login, readonly string[]>>> = {
  admin: [
    '/',
    '/me',
    '/notice',
    '/stocks',
    '/replenishments',
    '/point-replenishments',
    '/usage-control',
    '/use-and-loss',
    '/lots',
    '/recalls',
    '/procurements',
    '/procurements/add',
    ...[
      'users',
      'centers',
      'products',
      'trackers',
      'containers',
      'carriers',
      'templates',
      'value-list',
    ].flatMap((list) => [`/${list}`, `/${list}/add`]),
    '/mail',
    '/products/import',
    '/centers/import',
    '/outbox',
    '/failed-jobs',
    '/audit',
    '/security-events',
    '/proof',
  ],
  referent: ['/', ...stockKeeper('referent'), '/stocks', '/referent/affiliated-stocks', '/procurements'],
  agence: ['/', '/referent/affiliated-stocks', '/usage-control', '/procurements/follow-up'],
  dispatch: [
    '/',
    ...stockKeeper('dispatch'),
    '/dispatch/return',
    '/dispatch/referent/stocks',
    '/procurements',
    '/procurements/add',
    '/point-replenishments',
    '/usage-control',
    '/dispatch/serving',
    '/procurements/follow-up',
  ],
  bellevue: [
    '/',
    ...stockKeeper('vaccination'),
    '/vaccination/declarations-of-use',
    '/vaccination/replenishment-form',
    '/vaccination/affiliated-replenishments',
    '/lots',
    '/recalls',
    '/usage-control',
  ],
  point: [
    '/',
    '/vaccination-point/replenishment-form',
    '/vaccination-point/replenishments',
    '/vaccination/declarations-of-use',
    '/vaccination/movements',
    '/usage-control',
    '/lots',
    '/recalls',
  ],
};
