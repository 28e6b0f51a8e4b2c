import { RECORD_DEFINITIONS } from '../../../services/reference-data/records/definitions.js';
import type { Login } from './visit.js';

/** Addresses of the console without parameters, by who may open them. */
export const PUBLIC_ROUTES = ['/login', '/logout', '/passwordForgotten'] as const;

const stockKeeper = (prefix: string) =>
  [
    'stock-entries',
    'exits',
    'scrappings',
    'dashboard',
    'stocks',
    'counts',
    'movements',
    'replenishments',
  ].map((page) => `/${prefix}/${page}`);

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
    '/recalls',
    '/procurements',
    '/procurements/add',
    ...RECORD_DEFINITIONS.flatMap(({ address }) => [address, `${address}/add`]),
    '/mail',
    // Not next to one another: on a phone both imports say the same.
    '/products/import',
    '/outbox',
    '/centers/import',
    '/failed-jobs',
    '/audit',
    '/security-events',
    '/proof',
    '/replay',
    '/discrepancies',
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
    '/thresholds',
    '/calendar',
  ],
  bellevue: [
    '/',
    ...stockKeeper('vaccination'),
    '/vaccination/declarations-of-use',
    '/vaccination/replenishment-form',
    '/vaccination/affiliated-replenishments',
    '/usage-control',
    '/thresholds',
    '/calendar',
  ],
  point: [
    '/',
    '/vaccination-point/replenishment-form',
    '/vaccination-point/replenishments',
    '/vaccination/declarations-of-use',
    '/vaccination/movements',
    '/usage-control',
    // The search is the same for everybody, the recalls for all who may not recall a lot, which administrators may.
    '/lots',
    '/recalls',
  ],
};
