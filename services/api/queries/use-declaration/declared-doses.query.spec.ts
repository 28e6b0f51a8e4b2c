import { centres, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';

describe('declared doses', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  });
  afterAll(() => stock.close());

  const path = '/vaccination/utilisation';
  const doses = { doseCount1: 14, doseCount2: 6, doseCount3: 1, doseCountSingle: 2 };
  const ask = (body: object, user = stock.bellevue()) => user.post(`${path}/specific-jour`, body);
  const declare = (body: object) =>
    stock
      .bellevue()
      .post(path, { ...body, ...doses })
      .expect(201);
  const declaredDoses = { d1: 14, d2: 6, d3: 1, du: 2 };
  const noDoses = { d1: 0, d2: 0, d3: 0, du: 0 };
  const asDeclared = { ...declaredDoses, autreMode: noDoses };
  const nothing = { ...noDoses, autreMode: noDoses };

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
    const period = { idProduit: products.immunol, modeAdministration: 'SEMAINE', endOfWeek: '2026-11-29' };
    const declared = await declare(period);
    const position = declared.headers['x-ledger-position'] as string;
    await ask({ ...period, endOfWeek: '2026-11-24' })
      .set('X-Ledger-Position', position)
      .expect(200, asDeclared);
  });

  it('come with what the same week has in the other mode, which counts beside them', async () => {
    const declared = async (user: StockUser, period: object, doseCount1: number) => {
      const { headers } = await user
        .post(path, { idProduit: products.vaxilor, ...period, doseCount1, doseCount2: 1 })
        .expect(201);
      return headers['x-ledger-position'] as string;
    };
    const byDay = (dayOfWeek: string) => ({ modeAdministration: 'JOUR', dayOfWeek });
    const byWeek = (endOfWeek: string) => ({ modeAdministration: 'SEMAINE', endOfWeek });
    const riviere = stock.as('riviere', centres.centreRiviere);
    await declared(stock.bellevue(), byDay('2026-12-06'), 100);
    await declared(stock.bellevue(), byDay('2026-12-14'), 100);
    await declared(riviere, byDay('2026-12-08'), 100);
    await declared(stock.bellevue(), byDay('2026-12-07'), 10);
    const position = await declared(stock.bellevue(), byDay('2026-12-13'), 20);
    const found = async (period: object, after: string) =>
      (
        await ask({ idProduit: products.vaxilor, ...period })
          .set('X-Ledger-Position', after)
          .expect(200)
      ).body;
    const ofDays = { d1: 30, d2: 2, d3: 0, du: 0 };
    expect(await found(byWeek('2026-12-13'), position)).toEqual({ ...noDoses, autreMode: ofDays });
    const later = await declared(stock.bellevue(), byWeek('2026-12-13'), 5);
    const ofWeek = { d1: 5, d2: 1, d3: 0, du: 0 };
    expect(await found(byWeek('2026-12-13'), later)).toEqual({ ...ofWeek, autreMode: ofDays });
    expect(await found(byDay('2026-12-07'), later)).toEqual({
      d1: 10,
      d2: 1,
      d3: 0,
      du: 0,
      autreMode: ofWeek,
    });
    expect(await found(byDay('2026-12-08'), later)).toEqual({ ...noDoses, autreMode: ofWeek });
    expect(await found(byDay('2026-12-06'), later)).toMatchObject({ autreMode: noDoses });
  });

  it('need a product and a period', async () => {
    const { body } = await ask({ modeAdministration: 'JOUR' }).expect(400);
    expect(body.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'dayOfWeek',
      'idProduit',
    ]);
  });
});
