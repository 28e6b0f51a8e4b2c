/** Who may administer what, for each route (docs/rules/access.md, AC-6 to AC-10). */

import { demonstrationIds } from '../../demonstration/reference-data/demonstration.js';
import type { RecordDefinition } from '../../reference-data/records/definition.js';
import { createOpenApiDocument } from '../http/openapi/openapi.js';
import { SIMPLE_DEFINITIONS } from './administered-kinds.js';
import {
  type AdministrationApi,
  type Login,
  type Method,
  NEW,
  SELECTED,
  startAdministrationApi,
} from './testing/administration-api.js';

const { centres, products, carriers, users } = demonstrationIds;
const LOGINS = Object.keys(SELECTED) as Login[];
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Statuses = Partial<Record<Login, number>> & { readonly others: number };
type Row = readonly [method: Method, path: string, body: object | undefined, statuses: Statuses];

/** Status 400: let in, the body is looked at. */
const LET_IN = 400;
const onlyAdmin = (status = LET_IN): Statuses => ({ admin: status, others: 403 });
const consultants: Statuses = { admin: 200, referent: 200, agence: 200, dispatch: 200, others: 403 };
const everybody: Statuses = { others: 200 };
const carrierEditors: Statuses = { admin: LET_IN, dispatch: LET_IN, others: 403 };
/** Of a record that does not exist: 404 for all who may read such records. */
const consultNothing: Statuses = { admin: 404, referent: 404, agence: 404, dispatch: 404, others: 403 };
/** Of Bellevue: below Nord and the central pharmacy, not below the agency. */
const bellevue: Statuses = { admin: 200, referent: 200, agence: 404, dispatch: 200, others: 403 };

const ofSimpleKind = ({ path, choicesPath }: RecordDefinition): readonly Row[] => [
  ['get', path, undefined, everybody],
  ['get', `${path}/${NOBODY}`, undefined, { others: 404 }],
  ...(choicesPath ? [['get', choicesPath, undefined, everybody] as const] : []),
  ['post', path, {}, onlyAdmin()],
  ['put', path, {}, onlyAdmin()],
  ['put', `${path}/${NOBODY}`, {}, onlyAdmin(404)],
  ['put', `${path}/status`, {}, onlyAdmin()],
];

const ROWS: readonly Row[] = [
  ...SIMPLE_DEFINITIONS.flatMap(ofSimpleKind),
  ['get', 'centre', undefined, consultants],
  ['get', 'centre/available?centerType=DISPATCH', undefined, consultants],
  ['get', 'users', undefined, consultants],
  ['get', 'users/query?query=bern', undefined, consultants],
  ['get', 'value-list/all', undefined, consultants],
  ['get', 'audit', undefined, onlyAdmin(200)],
  ['get', 'audit/securite', undefined, onlyAdmin(200)],
  ['get', 'referentiel/produit', undefined, everybody],
  ['get', `referentiel/produit/${products.vaxilor}`, undefined, everybody],
  ['get', 'referentiel/transporteur', undefined, everybody],
  ['get', 'referentiel/liste/produit', undefined, everybody],
  ['get', 'template', undefined, everybody],
  ['get', 'template/available', undefined, everybody],
  ['get', 'value-list?code=PRODUCT_TYPE', undefined, everybody],
  ['get', 'centre/dispatch', undefined, everybody],
  ['get', 'centre/me', undefined, { admin: 400, others: 200 }],
  ['get', 'centre/me/list', undefined, everybody],
  ['get', `centre/${centres.centreBellevue}`, undefined, bellevue],
  ['get', `users/${users.bellevue}`, undefined, bellevue],
  ['get', `value-list/${NOBODY}`, undefined, consultNothing],
  ['get', `referentiel/transporteur/${NOBODY}`, undefined, { others: 404 }],
  ['get', `template/${NOBODY}`, undefined, { others: 404 }],
  ['get', 'referentiel/liste/transporteur', undefined, everybody],
  ['put', 'utilisateurs/langue', {}, { others: LET_IN }],
  ['put', 'utilisateurs/format-date', {}, { others: LET_IN }],
  ['put', 'utilisateurs/recapitulatif', {}, { others: LET_IN }],
  ['get', 'centre/seuils', undefined, { admin: 400, others: 200 }],
  [
    'put',
    'centre/seuils',
    { seuils: 'none' },
    { admin: LET_IN, dispatch: LET_IN, bellevue: LET_IN, riviere: LET_IN, others: 403 },
  ],
  // Writing: who may not is refused before the body is looked at.
  ['post', 'centre', {}, { admin: LET_IN, dispatch: LET_IN, others: 403 }],
  ['put', 'centre', {}, onlyAdmin()],
  ['put', `centre/${centres.centreMer}`, {}, onlyAdmin()],
  [
    'put',
    'centre/status',
    {},
    { admin: LET_IN, referent: LET_IN, agence: LET_IN, dispatch: LET_IN, others: 403 },
  ],
  ['post', 'centre/mail', {}, onlyAdmin()],
  ['get', 'centre/mail/apercu', undefined, onlyAdmin(200)],
  ['get', 'centre/perte-acces', undefined, consultants],
  ['post', `users/${users.bellevue}/invitation`, undefined, onlyAdmin(400)],
  ['post', 'centre/import', {}, onlyAdmin()],
  ['get', 'centre/import/model', undefined, onlyAdmin(200)],
  ['post', 'referentiel/produit', {}, onlyAdmin()],
  ['put', 'referentiel/produit', {}, onlyAdmin()],
  ['put', `referentiel/produit/${products.vaxilor}`, {}, onlyAdmin()],
  ['put', 'referentiel/produit/status', {}, onlyAdmin()],
  ['post', 'referentiel/produit/import', {}, onlyAdmin()],
  ['get', 'referentiel/produit/import/model', undefined, onlyAdmin(200)],
  ['post', 'referentiel/transporteur', {}, carrierEditors],
  ['put', 'referentiel/transporteur', {}, carrierEditors],
  ['put', `referentiel/transporteur/${carriers.nord}`, {}, carrierEditors],
  ['put', 'referentiel/transporteur/status', {}, carrierEditors],
  ['post', 'template', {}, onlyAdmin()],
  ['put', 'template', {}, onlyAdmin()],
  ['put', `template/${NOBODY}`, {}, onlyAdmin(404)],
  ['put', 'template/publication', {}, onlyAdmin()],
  ['post', 'users', {}, onlyAdmin()],
  ['put', 'users', {}, onlyAdmin()],
  ['put', `users/${users.bellevue}`, {}, onlyAdmin()],
  ['put', 'users/status', {}, onlyAdmin()],
  ['post', 'value-list', {}, onlyAdmin()],
  ['put', 'value-list', {}, onlyAdmin()],
  ['put', `value-list/${NOBODY}`, {}, onlyAdmin(404)],
  ['put', 'value-list/status', {}, onlyAdmin()],
];

/** A row's route as the document of the API calls it. */
const routeOf = ([method, path]: Row): string =>
  `${method} /${path.replace(/\?.*$/, '').replace(/[0-9a-f-]{36}/, '{id}')}`;

const statusOf = (centre: string, status = true): Row => [
  'put',
  'centre/status',
  { id: centre, status },
  { others: 0 },
];

describe('access to the administration', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  it('is told here of every route that there is', () => {
    const { paths } = createOpenApiDocument(api.app);
    const routes = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/') && !path.startsWith('/api/admin/auth/'))
      .flatMap(([path, item]) =>
        Object.keys(item).map((method) => `${method} ${path.replace('/api/admin', '')}`),
      );
    expect([...new Set(ROWS.map(routeOf))].sort()).toEqual(routes.sort());
  });

  it.each(ROWS)('%s %s %j → %j', async (method, path, body, { others, ...special }) => {
    const answered = LOGINS.map(async (login) => [login, (await api.as(login, method, path, body)).status]);
    const expected = LOGINS.map((login) => [login, special[login] ?? others]);
    expect(Object.fromEntries(await Promise.all(answered))).toEqual(Object.fromEntries(expected));
  });

  it.each([...new Set(ROWS.map(([method, path]) => `${method} ${path}`))])(
    'is for every user who is signed in: %s',
    async (row) => {
      const [method, path] = row.split(' ') as [Method, string];
      await api.http()[method](`/api/admin/${path}`).expect(401);
    },
  );

  it.each<[Login, string]>([
    ['referent', centres.agenceRegionale],
    ['dispatch', centres.plateformeSud],
    // Below one's own: looked after, not selected.
    ['dispatch', centres.centreBellevue],
    ['bellevue', centres.plateformeNord],
  ])('%s administers nothing for the centre %s', async (login, centre) => {
    for (const path of ['centre', 'users', 'referentiel/transporteur', 'centre/dispatch']) {
      const request = api.http().get(`/api/admin/${path}`).set('X-Centre-Id', centre);
      await request.set('Authorization', `Bearer ${api.tokenOf(login)}`).expect(403);
    }
  });

  it('is none through a centre that is disabled, selected or not', async () => {
    const activate = async (active: boolean) => {
      await api.pool.query('UPDATE reference.centre SET active = $2 WHERE id = $1', [
        centres.plateformeNord,
        active,
      ]);
      await api.directory.refresh();
    };
    const unselected = (method: 'get' | 'put', path: string) =>
      api
        .http()
        [method](`/api/admin/${path}`)
        .set('Authorization', `Bearer ${api.tokenOf('dispatch')}`);
    expect((await unselected('get', 'users').expect(200)).body).not.toEqual([]);
    await activate(false);
    try {
      const { body } = await unselected('get', 'users').expect(200);
      expect(body).toEqual([]);
      const status = { id: centres.centreBellevue, status: false };
      await unselected('put', 'centre/status').send(status).expect(400);
    } finally {
      await activate(true);
    }
  });

  it('gives who works for a referent, and elsewhere too, the reach of the referent alone where no centre is selected', async () => {
    const link = (sql: string) => api.pool.query(sql, [users.agence, centres.plateformeNord]);
    await link('INSERT INTO reference.centre_user (user_id, centre_id) VALUES ($1, $2)');
    try {
      await api.directory.refresh();
      const put = (body: object) =>
        api
          .http()
          .put('/api/admin/centre/status')
          .set('Authorization', `Bearer ${api.tokenOf('agence')}`)
          .send(body);
      const { body } = await put({ id: centres.centreBellevue, status: false }).expect(400);
      expect(body.fieldErrors).toMatchObject([{ field: 'id' }]);
      await put({ id: centres.centreMer, status: true }).expect(200);
    } finally {
      await link('DELETE FROM reference.centre_user WHERE user_id = $1 AND centre_id = $2');
    }
  });

  it('keeps a user from switching an own centre, whichever is selected, disabled or not', async () => {
    const link = (sql: string) => api.pool.query(sql, [users.referent, centres.plateformeNord]);
    const activate = (active: boolean) =>
      api.pool.query('UPDATE reference.centre SET active = $1 WHERE id = $2', [
        active,
        centres.plateformeNord,
      ]);
    await link('INSERT INTO reference.centre_user (user_id, centre_id) VALUES ($1, $2)');
    try {
      for (const active of [true, false]) {
        await activate(active);
        await api.directory.refresh();
        for (const selected of [centres.pharmacieCentrale, '']) {
          const { body } = await api
            .http()
            .put('/api/admin/centre/status')
            .set('Authorization', `Bearer ${api.tokenOf('referent')}`)
            .set('X-Centre-Id', selected)
            .send({ id: centres.plateformeNord, status: active })
            .expect(403);
          expect(body.code).toBe('centre.error.ownStatus');
        }
      }
    } finally {
      await activate(true);
      await link('DELETE FROM reference.centre_user WHERE user_id = $1 AND centre_id = $2');
      await api.directory.refresh();
    }
  });

  /** Own centre, one below it, one elsewhere. */
  it.each<[Login, string, number, string]>([
    ['admin', centres.pharmacieCentrale, 200, ''],
    ['referent', centres.pharmacieCentrale, 403, 'centre.error.ownStatus'],
    ['referent', centres.plateformeNord, 200, ''],
    ['referent', centres.pointBellevue, 200, ''],
    ['referent', centres.plateformeSud, 400, ''],
    ['agence', centres.centreMer, 200, ''],
    ['agence', centres.centreBellevue, 400, ''],
    ['dispatch', centres.plateformeNord, 403, 'centre.error.ownStatus'],
    ['dispatch', centres.centreRiviere, 200, ''],
    ['dispatch', centres.centreMer, 400, ''],
    ['dispatch', NOBODY, 400, ''],
    ['sud', centres.centreMer, 403, 'global.error.forbidden'],
  ])('%s switches %s → %i', async (login, centre, status, code) => {
    const [method, path, body] = statusOf(centre);
    const answer = await api.as(login, method, path, body).expect(status);
    if (status === 400) expect(answer.body.fieldErrors).toMatchObject([{ field: 'id' }]);
    if (code) expect(answer.body.code).toBe(code);
  });

  it.each<[Login, string, number]>([
    ['admin', centres.centreMer, 200],
    ['referent', centres.pointBellevue, 200],
    ['referent', centres.centreMer, 404],
    ['dispatch', centres.plateformeNord, 200],
    ['dispatch', centres.pharmacieCentrale, 404],
  ])('%s reads the centre %s → %i', async (login, centre, status) => {
    await api.as(login, 'get', `centre/${centre}`).expect(status);
  });

  it.each<[Login, string, number]>([
    ['admin', users.agence, 200],
    ['referent', users.bellevue, 200],
    ['referent', users.agence, 404],
    ['dispatch', users.riviere, 200],
    ['dispatch', users.sud, 404],
  ])('%s reads the user %s → %i', async (login, user, status) => {
    await api.as(login, 'get', `users/${user}`).expect(status);
  });

  it.each<[Login, readonly string[]]>([
    ['admin', ['Centre Mer', 'Centre Rivière']],
    ['referent', ['Centre Rivière']],
    ['dispatch', ['Centre Rivière']],
    ['agence', ['Centre Mer']],
  ])('%s is shown those of the centres of a user that are within reach: %j', async (login, names) => {
    const { body: user } = await api.as(login, 'get', `users/${users.riviere}`).expect(200);
    const { body: list } = await api.as(login, 'get', 'users?q=riviere').expect(200);
    for (const shown of [user, list[0]]) {
      expect(shown.centres.map(({ nom }: { nom: string }) => nom)).toEqual(names);
      expect(shown.centreIds).toEqual(shown.centres.map(({ id }: { id: string }) => id));
    }
  });

  it.each<[Login, string, number]>([
    ['admin', centres.centreMer, 200],
    ['referent', centres.plateformeSud, 404],
    ['dispatch', centres.plateformeSud, 404],
  ])('%s asks what may stand below %s → %i', async (login, centre, status) => {
    const query = `centerType=DISPATCH&existingCenter=${centre}`;
    await api.as(login, 'get', `centre/available?${query}`).expect(status);
  });

  describe('of a dispatch administrator', () => {
    const create = (body: object) => api.as('dispatch', 'post', 'centre', body);

    it('creates vaccination centres below the selected one', async () => {
      const { type: _, ...untyped } = NEW.centre;
      const { body } = await create(untyped).expect(201);
      const { body: centre } = await api.as('dispatch', 'get', `centre/${body.id}`).expect(200);
      expect(centre).toMatchObject({ type: 'VACCINATION', parentIds: [centres.plateformeNord] });
      await create({ ...NEW.centre, type: 'VACCINATION_POINT' }).expect(201);
    });

    it('gives a centre any carrier', async () => {
      const parentIds = [centres.plateformeNord];
      for (const given of [{}, { parentIds }]) {
        const { body } = await create({ ...NEW.centre, ...given, idTransporteur: carriers.sud }).expect(201);
        const { body: centre } = await api.as('dispatch', 'get', `centre/${body.id}`).expect(200);
        expect(centre).toMatchObject({ parentIds, idTransporteur: carriers.sud });
      }
    });

    it.each(['DISPATCH', 'REFERENT'])('creates no %s', async (type) => {
      await create({ ...NEW.centre, type }).expect(403);
    });

    it.each([
      ['parentIds', [centres.plateformeSud]],
      ['users', [users.sud]],
      ['childrenIds', [centres.centreMer]],
    ])('reaches nobody outside: %s', async (field, ids) => {
      const { body } = await create({ ...NEW.centre, [field]: ids }).expect(400);
      expect(body.fieldErrors).toMatchObject([{ field, code: 'global.error.unknownRecord' }]);
    });

    it('keeps the carriers of the selected centre', async () => {
      const { idCentre: _, ...carrier } = NEW['referentiel/transporteur'];
      const { body } = await api.as('dispatch', 'post', 'referentiel/transporteur', carrier).expect(201);
      const { body: created } = await api.as('admin', 'get', `referentiel/transporteur/${body.id}`);
      expect(created.centreDispatch).toMatchObject({ id: centres.plateformeNord, nom: 'Plateforme Nord' });
      for (const [siret, idCentre] of [
        ['9', centres.plateformeSud],
        ['10', 'x'],
      ]) {
        const foreign = { ...carrier, nom: `Autre ${siret}`, siret, idCentre };
        const { body: own } = await api
          .as('dispatch', 'post', 'referentiel/transporteur', foreign)
          .expect(201);
        expect((await api.as('admin', 'get', `referentiel/transporteur/${own.id}`)).body).toMatchObject({
          idCentre: centres.plateformeNord,
        });
      }
      const edit = { ...carrier, id: carriers.sud };
      await api.as('dispatch', 'put', 'referentiel/transporteur', edit).expect(400);
      await api.as('dispatch', 'put', `referentiel/transporteur/${carriers.sud}`, edit).expect(404);
    });
  });

  it('lets an administrator choose only carriers of the dispatch centre above', async () => {
    const { body: bellevue } = await api.as('admin', 'get', `centre/${centres.centreBellevue}`).expect(200);
    const put = (idTransporteur: string) =>
      api.as('admin', 'put', 'centre', { ...bellevue, version: undefined, idTransporteur });
    expect((await put(carriers.sud).expect(400)).body.fieldErrors).toMatchObject([
      { field: 'idTransporteur' },
    ]);
    await put(carriers.nord).expect(200);
  });

  it('does not know ids that are none', async () => {
    for (const path of ['centre', 'users', 'referentiel/produit', 'template', 'value-list']) {
      await api.as('admin', 'get', `${path}/${NOBODY}`).expect(404);
      await api.as('admin', 'get', `${path}/x`).expect(404);
    }
  });
});
