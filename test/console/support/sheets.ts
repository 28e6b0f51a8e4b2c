/** Addresses with an id, found in the demonstration data: what `routes.ts` cannot name beforehand. */
import { Client } from '../../support/client.js';
import type { Login } from './visit.js';

interface Movement {
  readonly type: string;
  readonly idOperation: string;
}

interface Kind {
  readonly login: Login;
  readonly prefix: 'referent' | 'dispatch' | 'vaccination';
  /** Movement types and the screen that shows their operation. */
  readonly sheets: Readonly<Record<string, string>>;
}

const KINDS: readonly Kind[] = [
  {
    login: 'referent',
    prefix: 'referent',
    sheets: { PREPARATION: '/referent/exits', DECHET: '/referent/scrappings' },
  },
  {
    login: 'dispatch',
    prefix: 'dispatch',
    sheets: { PREPARATION: '/dispatch/exits', DECHET: '/dispatch/scrappings', RETOUR: '/dispatch/return' },
  },
  {
    login: 'bellevue',
    prefix: 'vaccination',
    sheets: {
      SORTIE_FRIGO: '/vaccination/exits',
      SORTIE_POINT: '/vaccination/exits',
      DECHET: '/vaccination/scrappings',
    },
  },
];

const RECORDS: Readonly<Record<string, string>> = {
  '/centre': '/centers',
  '/referentiel/produit': '/products',
  '/referentiel/tracker': '/trackers',
  '/referentiel/contenant': '/containers',
  '/referentiel/transporteur': '/carriers',
  '/users': '/users',
  '/value-list/all': '/value-list',
};

/** One sheet of each kind, by who may open it. */
export async function sheetRoutes(baseUrl: string): Promise<Partial<Record<Login, string[]>>> {
  const found: Partial<Record<Login, string[]>> = {};
  for (const { login, prefix, sheets } of KINDS) {
    const client = await Client.signIn(baseUrl, login);
    const { body } = await client.get<Movement[]>(`/${prefix}/mouvement?dateDebut=2000-01-01`);
    found[login] = Object.entries(sheets).flatMap(([type, screen]) => {
      const movement = body.find((each) => each.type === type);
      return movement ? [`${screen}/${movement.idOperation}`] : [];
    });
  }
  const admin = await Client.signIn(baseUrl, 'admin');
  found.admin = [];
  for (const [path, screen] of Object.entries(RECORDS)) {
    const { status, body } = await admin.get<{ id: string }[]>(path);
    if (status === 200 && body[0]) found.admin.push(`${screen}/${body[0].id}`);
  }
  return found;
}
