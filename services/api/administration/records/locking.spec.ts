import {
  type AdministrationApi,
  NEW,
  RESOURCES,
  startAdministrationApi,
} from '../testing/administration-api.js';

describe('two editors of one record', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  it.each(RESOURCES)('do not overwrite each other: %s', async (resource) => {
    const id = await api.create(resource, NEW[resource]);
    const { body: loaded } = await api.as('admin', 'get', `${resource}/${id}`).expect(200);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => api.as('admin', 'put', n % 2 ? resource : `${resource}/${id}`, loaded)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toEqual({
      code: 'global.error.conflict',
      message: 'Somebody changed this meanwhile. Reload the page, then make your change again.',
    });
    const { body: now } = await api.as('admin', 'get', `${resource}/${id}`).expect(200);
    expect(now.version).toBe(2);
    await api.as('admin', 'put', resource, { ...loaded, version: undefined }).expect(200);
  });

  it('cannot both create what may exist once', async () => {
    const body = { ...NEW['referentiel/produit'], codeCip: 'RACE' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api.as('admin', 'post', 'referentiel/produit', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body.fieldErrors).toMatchObject([{ field: 'codeCip', code: 'product.error.cipTaken' }]);
  });

  it('get different codes for two new centres of one name', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api.as('admin', 'post', 'centre', { ...NEW.centre, nom: 'Vallon Clair' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { body } = await api.as('admin', 'get', 'centre?nom=vallon').expect(200);
    expect(new Set((body as { code: string }[]).map(({ code }) => code)).size).toBe(4);
  });

  it('cannot close a loop together', async () => {
    const referent = (nom: string) => api.create('centre', { ...NEW.centre, nom, type: 'REFERENT' });
    const [one, other] = [await referent('Un'), await referent('Autre')];
    const below = (id: string, parent: string) =>
      api.as('admin', 'put', `centre/${id}`, { ...NEW.centre, type: 'REFERENT', parentIds: [parent] });
    const answers = await Promise.all([below(one, other), below(other, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
