import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import { type AdministrationApi, type Login, startAdministrationApi } from '../testing/administration-api.js';

const { centres, products } = demonstrationIds;

const DEFAULTS = { seuils: [], joursPeremption: 30, heuresLimite: 48, joursReception: 3 };
const CHOSEN = {
  seuils: [
    { idProduit: products.vaxilor, stockBas: 12 },
    { idProduit: products.immunol, stockBas: 0 },
  ],
  joursPeremption: 0,
  heuresLimite: 24,
  joursReception: 1,
};

describe('when a centre is told about its stock', () => {
  let api: AdministrationApi;
  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const read = async (login: Login) => (await api.as(login, 'get', 'centre/seuils').expect(200)).body;
  const put = (login: Login, body: object) => api.as(login, 'put', 'centre/seuils', body);
  const faults = async (body: object) => {
    const answer = await put('bellevue', body).expect(400);
    return answer.body.fieldErrors.map(({ field }: { field: string }) => field);
  };

  it('is as nobody chose it, until somebody does; read and written in one shape', async () => {
    expect(await read('bellevue')).toEqual(DEFAULTS);
    expect((await put('bellevue', CHOSEN).expect(200)).body).toEqual(CHOSEN);
    expect(await read('bellevue')).toEqual(CHOSEN);
    expect(await read('riviere')).toEqual(DEFAULTS);
    const other = { ...CHOSEN, seuils: [{ idProduit: products.immunol, stockBas: 7 }] };
    await put('bellevue', other).expect(200);
    expect(await read('bellevue')).toEqual(other);
    await put('bellevue', {}).expect(200);
    expect(await read('bellevue')).toEqual(DEFAULTS);
  });

  it('names a product once, and one that exists', async () => {
    const immunol = { idProduit: products.immunol, stockBas: 1 };
    expect(await faults({ seuils: [immunol, immunol] })).toEqual(['seuils[1].idProduit']);
    expect(await faults({ seuils: [immunol, { ...immunol, idProduit: centres.centreMer }] })).toEqual([
      'seuils[1].idProduit',
    ]);
    expect(await faults({ seuils: [{ ...immunol, stockBas: -1 }] })).toEqual(['seuils[0].stockBas']);
    expect(await faults({ seuils: [{ ...immunol, stockBas: 1.5 }] })).toEqual(['seuils[0].stockBas']);
    expect(
      await faults({ seuils: 'none', joursPeremption: -1, heuresLimite: 'x', joursReception: 1e9 }),
    ).toEqual(expect.arrayContaining(['seuils', 'joursPeremption', 'heuresLimite', 'joursReception']));
    expect(await read('bellevue')).toEqual(DEFAULTS);
  });

  it.each<[Login, number]>([
    ['dispatch', 200],
    ['riviere', 200],
    ['sud', 403],
    ['referent', 403],
    ['agence', 403],
    ['point', 403],
    ['admin', 400],
  ])('is chosen by who may edit the stock of the centre: %s %i', async (login, status) => {
    await put(login, CHOSEN).expect(status);
  });

  it('is read by everybody at the centre', async () => {
    for (const login of ['sud', 'referent', 'agence', 'point'] as const) {
      expect(await read(login)).toEqual(DEFAULTS);
    }
    await api.as('admin', 'get', 'centre/seuils').expect(400);
  });
});
