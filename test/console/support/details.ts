/** Addresses with an id, found in the demonstration data: what `routes.ts` cannot name beforehand. */
import { type MovementType, movementDefinition } from '../../../services/domain/ledger/vocabulary.js';
import { RECORD_DEFINITIONS } from '../../../services/reference-data/records/definitions.js';
import { Client } from '../../support/client.js';
import type { Login } from './visit.js';

interface Movement {
  readonly type: MovementType;
  readonly idOperation: string;
  /** Of a cancellation, which has the type of what it cancels. */
  readonly idMouvementAnnule: string | null;
}

const EXITS = { exit: 'exits', scrapping: 'scrappings' };

/** Who opens the details of operations, where, the page of each category of movements, and what there is to open. */
const WORKPLACES: readonly {
  readonly login: Login;
  readonly prefix: string;
  readonly pages: Readonly<Record<string, string>>;
  readonly kinds: readonly string[];
}[] = [
  { login: 'referent', prefix: 'referent', pages: EXITS, kinds: ['PREPARATION', 'DECHET'] },
  {
    login: 'dispatch',
    prefix: 'dispatch',
    pages: { ...EXITS, return: 'return' },
    kinds: ['PREPARATION', 'PREPARATION cancelled', 'DECHET', 'RETOUR'],
  },
  {
    login: 'bellevue',
    prefix: 'vaccination',
    pages: EXITS,
    kinds: ['SORTIE_FRIGO', 'SORTIE_POINT', 'DECHET'],
  },
  { login: 'point', prefix: 'vaccination', pages: EXITS, kinds: ['SORTIE_POINT'] },
];

/** The details of one operation of each type of movement, and of one cancelled, for the login that may open them. */
export async function detailRoutes(baseUrl: string): Promise<Partial<Record<Login, string[]>>> {
  const found: Partial<Record<Login, string[]>> = {};
  for (const { login, prefix, pages, kinds } of WORKPLACES) {
    const client = await Client.signIn(baseUrl, login);
    const { body } = await client.get<Movement[]>(`/${prefix}/mouvement?dateDebut=2000-01-01`);
    const routes = new Map<string, string>();
    for (const { type, idOperation, idMouvementAnnule } of body) {
      const { category, details } = movementDefinition(type);
      const page = details && pages[category];
      const kind = idMouvementAnnule ? `${type} cancelled` : type;
      if (page) routes.set(kind, `/${prefix}/${page}/${idOperation}`);
    }
    const missing = kinds.filter((kind) => !routes.has(kind));
    if (missing.length > 0) throw new Error(`nothing to open of ${missing} for ${login}`);
    found[login] = [...new Set(routes.values())];
    if (login === 'dispatch') {
      const plans = await client.get<{ id: string }[]>('/vaccination/approvisionnement');
      if (!plans.body[0]) throw new Error(`no plan to open for ${login}`);
      found[login].push(`/procurements/${plans.body[0].id}`);
    }
  }
  const admin = await Client.signIn(baseUrl, 'admin');
  found.admin = [];
  for (const { name, address, path, ...definition } of RECORD_DEFINITIONS) {
    // The demonstration has none: a document without a template is laid out by the service itself.
    if (name === 'template') continue;
    const list = 'listPath' in definition ? `/${path}/${definition.listPath}` : `/${path}`;
    const { body } = await admin.get<{ id: string }[]>(list);
    if (!body[0]) throw new Error(`no ${name} to open for admin`);
    found.admin.push(`${address}/${body[0].id}`);
  }
  return found;
}
