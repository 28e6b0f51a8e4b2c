/** How administered records are sent and answered, the same for each kind. */

import { MAX_URL_LENGTH } from '../../hooks.js';
import { MAX_FILE } from '../../http/forms/form.js';
import {
  type AdministrationApi,
  type Method,
  NEW,
  RESOURCES,
  type Resource,
  startAdministrationApi,
} from '../testing/administration-api.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What GET answers beside the fields of a body: sent back, it changes nothing. */
const READ_ONLY: Readonly<Record<Resource, object>> = {
  centre: { utilisateurs: [], centreEnfants: [], centreParents: [] },
  'referentiel/produit': {},
  'referentiel/tracker': {},
  'referentiel/contenant': {},
  'referentiel/transporteur': { centreDispatch: null },
  'value-list': {},
  users: { isAdmin: true, isAdminDispatch: true, centres: [], passwordChangedAt: null },
};

describe('the wire of administered records', () => {
  let api: AdministrationApi;
  const ids = new Map<Resource, string>();

  beforeAll(async () => {
    api = await startAdministrationApi();
    for (const resource of RESOURCES) ids.set(resource, await api.create(resource, NEW[resource]));
  });
  afterAll(() => api.close());

  const call = (method: Method, path: string, body?: object) => api.as('admin', method, path, body);
  const shown = async (resource: Resource) => {
    const { body } = await call('get', `${resource}/${ids.get(resource)}`).expect(200);
    return body as Record<string, unknown> & { version: number };
  };

  describe.each(RESOURCES)('%s', (resource) => {
    it('is created inactive, and only its id is answered', async () => {
      const unique: Partial<Record<Resource, object>> = {
        'referentiel/produit': { codeCip: 'WIRE' },
        'referentiel/transporteur': { siret: 'WIRE' },
        'value-list': { code: 'WIRE' },
        users: { login: 'wire', email: 'wire@example.org' },
      };
      const name = 'nom' in NEW[resource] && { nom: 'Wire' };
      const body = { ...NEW[resource], ...name, ...unique[resource] };
      const created = await call('post', resource, body).expect(201);
      expect(created.body).toEqual({ id: expect.stringMatching(UUID) });
      const { body: record } = await call('get', `${resource}/${created.body.id}`).expect(200);
      expect(record).toMatchObject({ actif: false, version: 1 });
    });

    it('takes back what it answered, and ignores what is only to be read', async () => {
      const before = await shown(resource);
      const history = { creationUser: 'Nobody', creationDate: '2000-01-01T00:00:00Z' };
      const sent = { ...before, ...READ_ONLY[resource], history, unheardOf: 1 };
      const { body: after } = await call('put', `${resource}/${before.id}`, sent).expect(200);
      const { history: was, version, ...same } = before;
      expect(after).toMatchObject(same);
      expect(after.version).toBe(version + 1);
      expect(after.history).toMatchObject({
        creationDate: (was as { creationDate: string }).creationDate,
        creationUser: 'Agnès Delmas',
      });
    });

    it('is the one of the address, whatever id the body has', async () => {
      const { version: _, ...before } = await shown(resource);
      const { body } = await call('put', `${resource}/${before.id}`, { ...before, id: NOBODY }).expect(200);
      expect(body.id).toBe(before.id);
    });

    it.each<[string, object, string, string]>([
      ['no id', { status: true }, 'id', 'global.error.required'],
      ['no status', { id: NOBODY }, 'status', 'global.error.required'],
      ['a status in letters', { id: NOBODY, status: 'true' }, 'status', 'global.error.notBoolean'],
      ['a status in figures', { id: NOBODY, status: 1 }, 'status', 'global.error.notBoolean'],
      ['what is no id', { id: 'x', status: true }, 'id', 'global.error.notUuid'],
      ['nobody’s id', { id: NOBODY, status: true }, 'id', 'global.error.notFound'],
    ])('is not switched with %s', async (_, body, field, code) => {
      const answer = await call('put', `${resource}/status`, body).expect(400);
      expect(answer.body.fieldErrors).toMatchObject([{ field, code }]);
    });

    it('is switched off and on again, and answered as it is', async () => {
      const id = ids.get(resource);
      for (const status of [true, false]) {
        const { body } = await call('put', `${resource}/status`, { id, status }).expect(200);
        expect(body).toMatchObject({ id, actif: status });
        expect(await shown(resource)).toEqual(body);
      }
    });

    it('is changed by an id in the address or in the body, else refused', async () => {
      const { version: _, ...body } = await shown(resource);
      await call('put', resource, body).expect(200);
      const without = await call('put', resource, { ...body, id: undefined }).expect(400);
      expect(without.body.fieldErrors).toMatchObject([{ field: 'id', code: 'global.error.required' }]);
      const unknown = await call('put', resource, { ...body, id: NOBODY }).expect(400);
      expect(unknown.body.fieldErrors).toMatchObject([{ field: 'id', code: 'global.error.notFound' }]);
      expect((await call('put', `${resource}/${NOBODY}`, body).expect(404)).body.code).toBe(
        'global.error.notFound',
      );
    });
  });

  it('leaves out what is absent, and empties what is null or blank', async () => {
    const id = ids.get('referentiel/transporteur');
    const put = (change: object) =>
      call('put', 'referentiel/transporteur', { ...NEW['referentiel/transporteur'], id, ...change });
    expect((await put({ telephone: '01', complementAdresse: 'Quai 2' }).expect(200)).body).toMatchObject({
      telephone: '01',
      complementAdresse: 'Quai 2',
    });
    expect((await put({ telephone: '  ' }).expect(200)).body).toMatchObject({
      telephone: null,
      complementAdresse: 'Quai 2',
    });
    expect((await put({ complementAdresse: null }).expect(200)).body.complementAdresse).toBeNull();
  });

  describe.each(['centre', 'referentiel/produit', 'users'] as const)('%s refuses', (resource) => {
    it('a body that is too large with 413', async () => {
      const body = { ...NEW[resource], nom: 'x'.repeat(1_048_577) };
      expect((await call('post', resource, body).expect(413)).body).toEqual({
        code: 'global.error.bodyTooLarge',
        message: expect.any(String),
      });
    });

    it('an endless address with 414', async () => {
      const { body } = await call('get', `${resource}?q=${'x'.repeat(MAX_URL_LENGTH)}`).expect(414);
      expect(body).toEqual({ code: 'global.error.uriTooLong', message: expect.any(String) });
    });

    it.each(['application/xml', 'text/plain', 'application/x-www-form-urlencoded'])(
      '%s with 415',
      async (type) => {
        const { body } = await call('post', resource).set('Content-Type', type).send('nom=x').expect(415);
        expect(body).toEqual({ code: 'global.error.unsupportedMediaType', message: expect.any(String) });
      },
    );

    it('a body that is no JSON with 400', async () => {
      const request = call('post', resource).set('Content-Type', 'application/json').send('{"nom":');
      expect((await request.expect(400)).body.globalErrors).toMatchObject([
        { code: 'global.error.malformed' },
      ]);
    });
  });

  it('takes no file that is too large', async () => {
    const file = { name: 'model.docx', content: Buffer.alloc(MAX_FILE + 1) };
    const { body } = await api
      .upload('admin', 'post', 'template', { nom: 'Large', type: 'DISPATCH_BL' }, file)
      .expect(413);
    expect(body).toMatchObject({ code: 'global.error.bodyTooLarge' });
  });
});
