/**
 * An auditor reads everything and writes nothing (docs/rules/access.md, AC-12): asked of every route that the document
 * of the API names, so that one that is added is asked too.
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Test } from 'supertest';
import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { demonstrationIds } from '../../demonstration/reference-data/demonstration.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { CommandsModule } from '../commands/commands.module.js';
import { DocumentsApiModule } from '../documents/documents-api.module.js';
import { ExportsApiModule } from '../exports/exports-api.module.js';
import { createOpenApiDocument } from '../http/openapi/openapi.js';
import { JobsApiModule } from '../jobs/jobs-api.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { QueriesModule } from '../queries/queries.module.js';

const { centres, users } = demonstrationIds;

/** No GET, and yet an auditor's: they read, print, or change nothing but the own account. */
const OPEN = [
  'post /api/admin/auth/logout',
  'post /api/admin/auth/logout/all',
  'put /api/admin/auth/password',
  'put /api/admin/utilisateurs/langue',
  'put /api/admin/utilisateurs/format-date',
  'put /api/admin/utilisateurs/recapitulatif',
  'delete /api/admin/exports/{id}',
  'post /api/admin/dispatch/preparation/{id}/etiquette',
  'post /api/admin/referent/preparation/{id}/etiquette',
  'post /api/admin/vaccination/utilisation/semaine',
  'post /api/admin/vaccination/utilisation/specific-jour',
];
/** Asked last: they end the session in which the others are asked. */
const SIGN_OUT = /logout/;

const UNKNOWN = '7d3f6a0e-54c1-4d8e-9a51-0f6c8b1d2e3f';

interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly name: string;
}

describe('an auditor', () => {
  let api: TestApi;
  let routes: readonly Route[];
  beforeAll(async () => {
    api = await startTestApi({
      readModels: true,
      imports: [
        JobsModule,
        AdministrationModule,
        CommandsModule,
        DocumentsApiModule,
        ExportsApiModule,
        JobsApiModule,
        OutboxModule,
        QueriesModule,
      ],
    });
    routes = routesOf(createOpenApiDocument(api.app));
  });
  afterAll(() => api.close());

  /** For a centre of the type that the path names; ids are of nothing. */
  const call = ({ method, path }: Pick<Route, 'method' | 'path'>, login = 'auditeur'): Test => {
    const request = api
      .http()
      [method](path.replace(/\{\w+\}/g, UNKNOWN))
      .set('Authorization', `Bearer ${api.tokenOf(login)}`)
      // Nobody makes the files here.
      .set('Prefer', 'respond-async');
    const centre = centreOf(path);
    return centre ? request.set('X-Centre-Id', centre) : request;
  };

  it('looks at a centre that has been disabled, which its own users cannot', async () => {
    const disabled = (active: boolean) =>
      api.pool.query('UPDATE reference.centre SET active = $2 WHERE id = $1', [
        centres.plateformeSud,
        active,
      ]);
    const look = (login: string) =>
      api
        .http()
        .get('/api/admin/dispatch/tdb')
        .set('Authorization', `Bearer ${api.tokenOf(login)}`)
        .set('X-Centre-Id', centres.plateformeSud);
    await disabled(false);
    await eventually(async () => (await look('sud')).status === 403);
    await look('auditeur').expect(200);
    await disabled(true);
    await eventually(async () => (await look('sud')).status === 200);
  });

  it('is refused every call that writes, whatever is in it', async () => {
    const writes = routes.filter(({ method, name }) => method !== 'get' && !OPEN.includes(name));
    expect(writes.length).toBeGreaterThan(60);
    const answers: string[] = [];
    for (const route of writes) {
      for (const body of [undefined, {}, []]) {
        const { status } = await (body ? call(route).send(body) : call(route));
        if (status !== 403) answers.push(`${route.name}: ${status}`);
      }
    }
    expect(answers).toEqual([]);
  });

  it('is let in wherever one reads', async () => {
    const reads = routes.filter(({ method, name }) => method === 'get' || OPEN.includes(name));
    expect(reads.length).toBeGreaterThan(90);
    const order = [...reads].sort((a, b) => Number(SIGN_OUT.test(a.path)) - Number(SIGN_OUT.test(b.path)));
    const refused: string[] = [];
    for (const route of order.filter(({ path }) => !SIGN_OUT.test(path))) {
      const { status } = await (route.method === 'get' ? call(route) : call(route).send({}));
      if (status === 401 || status === 403 || status >= 500) refused.push(`${route.name}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it('sees the records of every centre without choosing one, and any centre that is chosen', async () => {
    const lists = routes.filter(
      ({ method, path }) =>
        method === 'get' &&
        !path.includes('{') &&
        !/\/(auth|export|model|metrics|health|empreinte)/.test(path),
    );
    const same: string[] = [];
    for (const { method, path } of lists) {
      const read = (login: string) =>
        api
          .http()
          [method](path)
          .set('Authorization', `Bearer ${api.tokenOf(login)}`);
      const ofAdministrator = await read('admin');
      const ofAuditor = await read('auditeur');
      expect([path, ofAuditor.status, ofAuditor.body]).toEqual([
        path,
        ofAdministrator.status,
        ofAdministrator.body,
      ]);
      if (ofAdministrator.body.length > 0) same.push(path);
    }
    expect(same).toEqual(
      expect.arrayContaining(
        ['users', 'centre', 'referentiel/transporteur'].map((name) => `/api/admin/${name}`),
      ),
    );
    const { body } = await api
      .http()
      .get('/api/admin/centre/me')
      .set('Authorization', `Bearer ${api.tokenOf('auditeur')}`)
      .set('X-Centre-Id', centres.plateformeSud)
      .expect(200);
    expect(body.id).toBe(centres.plateformeSud);
  });

  it('says so of the account', async () => {
    const { body } = await call({ method: 'get', path: '/api/admin/auth/user' }).expect(200);
    expect(body).toMatchObject({ id: users.auditeur, isAuditor: true, isAdmin: false });
  });

  it('with another right beside keeps it', async () => {
    const { body } = await call({ method: 'get', path: `/api/admin/users/${users.sud}` }, 'admin').expect(
      200,
    );
    await call({ method: 'put', path: '/api/admin/users' }, 'admin')
      .send({ ...body, authorities: ['ROLE_DISPATCH_CENTER', 'ROLE_AUDITOR'] })
      .expect(200);
    const at = (method: Route['method'], centre: string) =>
      api
        .http()
        [method](`/api/admin/dispatch/${method === 'get' ? 'stock' : 'dechet'}`)
        .set('Authorization', `Bearer ${api.tokenOf('sud')}`)
        .set('X-Centre-Id', centre);
    await at('post', centres.plateformeSud).send({}).expect(400);
    await at('post', centres.plateformeNord).send({}).expect(403);
    await at('get', centres.plateformeNord).expect(200);
  });

  it('signs out', async () => {
    await call({ method: 'post', path: '/api/admin/auth/logout' }).expect(204);
    await call({ method: 'get', path: '/api/admin/auth/user' }).expect(401);
  });
});

const PUBLIC = /\/auth\/(login|password\/(forgotten|reset))$/;

const routesOf = (document: OpenAPIObject): Route[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter(() => !PUBLIC.test(path))
      .map((method) => ({ method: method as Route['method'], path, name: `${method} ${path}` })),
  );

function centreOf(path: string): string | undefined {
  if (/\/admin\/referent\//.test(path)) return centres.pharmacieCentrale;
  if (/\/admin\/dispatch\//.test(path)) return centres.plateformeNord;
  if (/\/admin\/(vaccination|centre\/me$)/.test(path)) return centres.centreBellevue;
  if (/\/admin\/point-vaccination\//.test(path)) return centres.pointBellevue;
  return undefined;
}
