/** Forty clients ask at the same time for one package of twenty-five: exactly twenty-five get one. */
import { StockApi } from '../support/stock-api.js';

describe('clients that ask for the last packages at the same time', () => {
  let api: StockApi;

  beforeAll(async () => {
    api = await StockApi.start();
  });
  afterAll(() => api.close());

  it('get exactly what is there', async () => {
    const lot = 'LAST';
    const idLigneBl = await api.lineAtBellevue(25, lot);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        api.bellevue().post('/vaccination/sortieFrigo', { idLigneBl, quantite: 1 }),
      ),
    );
    const served = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 400);
    expect([served.length, refused.length]).toEqual([25, 15]);
    expect(new Set(served.map(({ body }) => body.id)).size).toBe(25);
    for (const { body } of refused) expect(body.fieldErrors).toMatchObject([{ field: 'quantite' }]);

    const last = served.reduce((one, other) =>
      Number(one.headers['x-ledger-position']) > Number(other.headers['x-ledger-position']) ? one : other,
    );
    expect(await api.quantityOf(api.bellevue(), 'vaccination', lot, last)).toBe(0);
    const { body: movements } = await api
      .bellevue()
      .get(`/vaccination/mouvement?lot=${lot}`, last)
      .expect(200);
    const exits = (movements as { type: string; quantite: number }[]).filter(
      ({ type }) => type === 'SORTIE_FRIGO',
    );
    expect(exits).toHaveLength(25);
  });
});
