import { centres, products, StockApi } from '../../../../test/support/stock-api.js';

describe('declared doses', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  }, 60_000);
  afterAll(() => stock.close());

  const path = '/vaccination/utilisation';
  const doses = { doseCount1: 14, doseCount2: 6, doseCount3: 1, doseCountSingle: 2 };
  const ask = (body: object, user = stock.bellevue()) => user.post(`${path}/specific-jour`, body);
  const declare = (body: object) =>
    stock
      .bellevue()
      .post(path, { ...body, ...doses })
      .expect(201);
  const asDeclared = { d1: 14, d2: 6, d3: 1, du: 2 };
  const nothing = { d1: 0, d2: 0, d3: 0, du: 0 };

  it('begin the form with what was declared for that day', async () => {
    const period = { idProduit: products.immunol, modeAdministration: 'JOUR', dayOfWeek: '2026-11-18' };
    await ask(period).expect(200, nothing);
    const declared = await declare(period);
    const position = declared.headers['x-ledger-position'] as string;
    await ask(period).set('X-Ledger-Position', position).expect(200, asDeclared);
    await ask({ ...period, dayOfWeek: '2026-11-19' }).expect(200, nothing);
    await ask({ ...period, idProduit: products.vaxilor }).expect(200, nothing);
    await ask(period, stock.as('riviere', centres.centreRiviere)).expect(200, nothing);
  });

  it('of a week are found by any day of it', async () => {
    const period = { idProduit: products.immunol, modeAdministration: 'SEMAINE', endOfWeek: '2026-11-22' };
    const declared = await declare(period);
    const position = declared.headers['x-ledger-position'] as string;
    await ask({ ...period, endOfWeek: '2026-11-17' })
      .set('X-Ledger-Position', position)
      .expect(200, asDeclared);
    await ask({ ...period, modeAdministration: 'JOUR', dayOfWeek: '2026-11-22' }).expect(200, nothing);
  });

  it('need a product and a period', async () => {
    const { body } = await ask({ modeAdministration: 'JOUR' }).expect(400);
    expect(body.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'dayOfWeek',
      'idProduit',
    ]);
  });
});
