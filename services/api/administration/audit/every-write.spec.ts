/**
 * Every route of the administration that is no question, called once: what it wrote is in the trail with its before
 * and after. A route that is added without a row here fails the first spec.
 */
import {
  DEMONSTRATION_PASSWORD,
  demonstrationIds,
} from '../../../demonstration/reference-data/demonstration.js';
import type { AuditedEntity } from '../../../reference-data/records/definitions.js';
import { createOpenApiDocument } from '../../http/openapi/openapi.js';
import { SIMPLE_DEFINITIONS } from '../administered-kinds.js';
import {
  type AdministrationApi,
  type Login,
  NEW,
  type Resource,
  startAdministrationApi,
  xlsx,
} from '../testing/administration-api.js';
import { docx } from '../testing/docx.js';
import { exampleOf } from '../testing/example-record.js';

const { centres, products, users } = demonstrationIds;
const PASSWORD = 'Chevaux-de-bois-2026';

type Shown = Readonly<Record<string, unknown>>;

interface Write {
  readonly entity: AuditedEntity;
  /** Below `/api/admin`; the record is at `{path}/{id}`. */
  readonly path: string;
  /** The record that is to be changed; absent: the call creates one. */
  readonly existing?: () => Promise<string>;
  /** Answers the id of what was created or changed. */
  readonly send: (id: string) => Promise<string>;
  /** Who is to stand in the trail. */
  readonly by?: Login;
  /** What the call changes, where that is not the record at `{path}/{id}`. */
  readonly read?: () => Promise<Shown>;
}

/** Names beside ids, and what follows from other fields: shown, not kept. */
const NOT_KEPT = [
  'history',
  'utilisateurs',
  'centreEnfants',
  'centreParents',
  'centreDispatch',
  'isAdmin',
  'isAdminDispatch',
  'centres',
  'invitation',
];

/** Change no record: a session, a link in a mail, a mail. */
const WITHOUT_RECORD: readonly string[] = [
  'post /auth/login',
  'post /auth/logout',
  'post /auth/logout/all',
  'post /auth/password/forgotten',
  'post /centre/mail',
  'post /users/{id}/invitation',
];

describe('every write of the administration', () => {
  let api: AdministrationApi;
  let number = 0;

  beforeAll(async () => {
    api = await startAdministrationApi({ PUBLIC_URL: 'https://stock.example.org' });
  });
  afterAll(() => api.close());

  const fresh = (resource: Resource): object => {
    const mark = ++number;
    const unique: Partial<Record<Resource, object>> = {
      'referentiel/produit': { codeCip: `CIP-${mark}` },
      'referentiel/transporteur': { siret: `SIRET-${mark}` },
      'value-list': { code: `VOL_${mark}` },
      users: { login: `user${mark}`, email: `user${mark}@example.org` },
    };
    const name = 'nom' in NEW[resource] && { nom: `Nom ${mark}` };
    return { ...NEW[resource], ...name, ...unique[resource] };
  };

  /** The four routes of a kind of record. */
  const record = (
    entity: AuditedEntity,
    resource: string,
    body: () => object,
    change: () => object,
  ): Record<string, Write> => {
    const existing = () => api.create(resource, body());
    const write = { entity, path: resource };
    const put = async (path: string, body: object) => {
      const answer = await api.as('admin', 'put', path, body).expect(200);
      return answer.body.id as string;
    };
    return {
      [`post /${resource}`]: { ...write, send: existing },
      [`put /${resource}`]: {
        ...write,
        existing,
        send: async (id) => put(resource, { ...(await shown(resource, id)), ...change() }),
      },
      [`put /${resource}/{id}`]: {
        ...write,
        existing,
        send: async (id) => put(`${resource}/${id}`, { ...(await shown(resource, id)), ...change() }),
      },
      [`put /${resource}/status`]: {
        ...write,
        existing,
        send: (id) => put(`${resource}/status`, { id, status: true }),
      },
    };
  };

  const kind = (entity: AuditedEntity, resource: Resource, change: object) =>
    record(
      entity,
      resource,
      () => fresh(resource),
      () => change,
    );

  const simpleKinds = (): Record<string, Write> =>
    Object.assign(
      {},
      ...SIMPLE_DEFINITIONS.map((definition) =>
        record(
          definition.entity,
          definition.path,
          () => exampleOf(definition, ++number),
          () => ({ [definition.order]: `Renommé ${++number}` }),
        ),
      ),
    );

  const template = (): Record<string, Write> => {
    const write = { entity: 'template', path: 'template' } as const;
    const form = () => ({ nom: `Modèle ${++number}`, type: 'DISPATCH_BL' });
    const existing = async () => {
      const { body } = await api.upload('admin', 'post', 'template', form(), docx('Bon')).expect(201);
      return body.id as string;
    };
    const put = async (path: string, id: string) => {
      await api.upload('admin', 'put', path, { ...form(), id }, docx(`Autre ${id}`)).expect(200);
      return id;
    };
    return {
      'post /template': { ...write, send: existing },
      'put /template': { ...write, existing, send: (id) => put('template', id) },
      'put /template/{id}': { ...write, existing, send: (id) => put(`template/${id}`, id) },
      'put /template/publication': {
        ...write,
        existing,
        send: async (id) => {
          await api.as('admin', 'put', 'template/publication', { id, status: true }).expect(200);
          return id;
        },
      },
    };
  };

  const imported = (
    entity: AuditedEntity,
    path: Resource,
    rows: (mark: string) => unknown[][],
  ): Record<string, Write> => ({
    [`post /${path}/import`]: {
      entity,
      path,
      send: async () => {
        const file = await xlsx(rows(String(590_000_000 + ++number)));
        const { body } = await api.upload('admin', 'post', `${path}/import`, {}, file).expect(200);
        return body.lignes[0].id as string;
      },
    },
  });

  const preference = (path: string, body: object): Write => ({
    entity: 'users',
    path: 'users',
    by: 'point',
    existing: async () => users.point,
    send: async () => {
      await api.as('point', 'put', `utilisateurs/${path}`, body).expect(200);
      return users.point;
    },
  });

  const thresholds: Write = {
    entity: 'centre',
    path: 'centre',
    by: 'bellevue',
    existing: async () => centres.centreBellevue,
    read: async () => (await api.as('bellevue', 'get', 'centre/seuils').expect(200)).body as Shown,
    send: async () => {
      const seuils = [{ idProduit: products.immunol, stockBas: 5 }];
      await api.as('bellevue', 'put', 'centre/seuils', { seuils, joursReception: 1 }).expect(200);
      return centres.centreBellevue;
    },
  };

  const newPassword: Write = {
    entity: 'users',
    path: 'users',
    by: 'sud',
    existing: async () => users.sud,
    send: async () => {
      const body = { oldPassword: DEMONSTRATION_PASSWORD, password: PASSWORD, confirmation: PASSWORD };
      await api.as('sud', 'put', 'auth/password', body).expect(200);
      return users.sud;
    },
  };

  const forgottenPassword: Write = {
    entity: 'users',
    path: 'users',
    by: 'riviere',
    existing: async () => users.riviere,
    send: async () => {
      await api.http().post('/api/admin/auth/password/forgotten').send({ login: 'riviere' }).expect(204);
      const token = await mailedToken('riviere@demo.example');
      const body = { token, password: PASSWORD, confirmation: PASSWORD };
      await api.http().post('/api/admin/auth/password/reset').send(body).expect(204);
      return users.riviere;
    },
  };

  const writes: Readonly<Record<string, Write>> = {
    ...kind('centre', 'centre', { ville: 'Roubaix' }),
    ...kind('produit', 'referentiel/produit', { nom: 'Renommé' }),
    ...simpleKinds(),
    ...kind('transporteur', 'referentiel/transporteur', { ville: 'Roubaix' }),
    ...kind('value-list', 'value-list', { labels: { '1': 'Larcin', '2': 'Larceny' } }),
    ...kind('users', 'users', { company: 'Hôpital' }),
    ...template(),
    ...imported('produit', 'referentiel/produit', (mark) => [
      ['codeCip', 'type', 'nomCommercial', 'nom', 'typeConditionnement'],
      [mark, 'SERINGUE', 'Seringue', 'Seringue', 'BOITE'],
    ]),
    ...imported('centre', 'centre', (mark) => [
      ['numFiness', 'nom', 'type', 'adresse', 'codePostal', 'ville', 'destinataireEmail'],
      [mark, 'Centre importé', 'DISPATCH', '1 rue A', '59000', 'Lille', 'BOTH'],
    ]),
    'put /centre/seuils': thresholds,
    'put /utilisateurs/langue': preference('langue', { langue: 'fr' }),
    'put /utilisateurs/format-date': preference('format-date', { dateFormat: 'FR' }),
    'put /utilisateurs/recapitulatif': preference('recapitulatif', { actif: true }),
    'put /auth/password': newPassword,
    'post /auth/password/reset': forgottenPassword,
  };

  async function shown(path: string, id: string): Promise<Shown> {
    const { body } = await api.as('admin', 'get', `${path}/${id}`).expect(200);
    return body as Shown;
  }

  const kept = (record: Shown): Shown =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !NOT_KEPT.includes(field)));

  const trail = async (entity: AuditedEntity, id: string) => {
    const { body } = await api.as('admin', 'get', `audit?entity=${entity}&id=${id}`).expect(200);
    return body as { userId: string; origin: string; before: Shown | null; after: Shown }[];
  };

  async function mailedToken(address: string): Promise<string> {
    const mail = (await api.mails()).find((each) => each.includes(`To: ${address}`)) ?? '';
    return /token=([\w-]+)/.exec(mail)![1]!;
  }

  it('is listed here', () => {
    const routes = Object.entries(createOpenApiDocument(api.app).paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => method !== 'get')
        .map((method) => `${method} ${path.replace('/api/admin', '')}`),
    );
    expect(routes.sort()).toEqual([...Object.keys(writes), ...WITHOUT_RECORD].sort());
  });

  it.each(Object.keys(writes))('stands in the trail with its before and after: %s', async (route) => {
    const { entity, path, existing, send, by = 'admin', read } = writes[route]!;
    const look = (id: string) => read?.() ?? shown(path, id);
    const subject = await existing?.();
    const before = subject === undefined ? null : await look(subject);
    const entered = subject === undefined ? 0 : (await trail(entity, subject)).length;
    const id = await send(subject ?? '');
    const after = await look(id);

    const entries = await trail(entity, id);
    expect(entries).toHaveLength(entered + 1);
    const [entry] = entries;
    expect(entry).toMatchObject({ userId: users[by], origin: 'service' });
    expect(entry!.after).toMatchObject(kept(after));
    if (before === null) expect(entry!.before).toBeNull();
    else expect(entry!.before).toMatchObject(kept(before));
    expect(entry!.after).not.toEqual(entry!.before);
  });

  it('keeps no secret', async () => {
    const { rows } = await api.pool.query<{ everything: string; hashes: string[] }>(
      `SELECT (SELECT string_agg(entry::text, ' ') FROM reference.audit_entry AS entry) AS everything,
         (SELECT array_agg(password_hash) FROM reference.user_account WHERE password_hash IS NOT NULL) AS hashes`,
    );
    const { everything, hashes } = rows[0]!;
    for (const secret of [PASSWORD, DEMONSTRATION_PASSWORD, ...hashes]) {
      expect(everything.includes(secret)).toBe(false);
    }
    expect(everything).toContain('passwordChangedAt');
  });
});
