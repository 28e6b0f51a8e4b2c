import { products, StockApi } from '../../../../test/support/stock-api.js';

describe('a suggestion', () => {
  let stock: StockApi;
  let line: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    await stock.batchAtNord(4, 'SU-B');
    await stock.batchAtNord(3, 'SU-A');
    line = await stock.lineAtBellevue(2, 'SU-V');
  });
  afterAll(() => stock.close());

  const ask = (query: string, user = stock.nord(), prefix = 'dispatch') =>
    user.get(`/${prefix}/suggestion?${query}`);
  const of = (quantite: number | string) => `idProduit=${products.immunol}&quantite=${quantite}`;

  it('splits what is wanted over the batches, by lot where they end together', async () => {
    const { body } = await ask(of(5)).expect(200);
    expect(body).toEqual([
      {
        idStock: expect.any(String),
        lot: 'SU-A',
        limiteUtilisation: '2036-06-30T21:00:00.000Z',
        peremption: '2036-06-30',
        quantite: 3,
      },
      expect.objectContaining({ lot: 'SU-B', quantite: 2 }),
    ]);
  });

  it('names the line at a vaccination centre', async () => {
    const { body } = await ask(of(1), stock.bellevue(), 'vaccination').expect(200);
    expect(body).toEqual([expect.objectContaining({ idStock: line, idLigneBl: line, quantite: 1 })]);
  });

  it('is refused on the quantity where there is not enough', async () => {
    const { body } = await ask(of(8)).expect(400);
    expect(body.fieldErrors).toEqual([
      expect.objectContaining({ field: 'quantite', code: 'global.error.quantityMax', arguments: { max: 7 } }),
    ]);
  });

  it.each([
    ['quantite', of(0)],
    ['quantite', of(1.5)],
    ['quantite', of('many')],
    ['quantite', `idProduit=${products.immunol}`],
    ['idProduit', 'idProduit=7&quantite=1'],
    ['idProduit', 'quantite=1'],
  ])('is refused on %s for %s', async (field, query) => {
    const { body } = await ask(query).expect(400);
    expect(body.fieldErrors[0].field).toBe(field);
  });

  it('belongs to the centre side', async () => {
    await ask(of(1), stock.bellevue()).expect(403);
  });
});
