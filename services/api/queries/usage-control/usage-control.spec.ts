import { centres, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import type { DailyUsage, WeeklyUsage } from './usage-control.dto.js';

const MONDAY = '2026-03-02';
const PATH = '/vaccination/utilisation';

describe('the usage control', () => {
  let api: StockApi;
  beforeAll(async () => {
    api = await StockApi.start();
    const declare = (user: StockUser, body: object) =>
      user.post(PATH, { idProduit: products.immunol, ...body }).expect(201);
    const day = (dayOfWeek: string, doses: readonly number[]) => ({
      modeAdministration: 'JOUR',
      dayOfWeek,
      ...counts(doses),
    });
    const counts = ([doseCount1, doseCount2, doseCount3, doseCountSingle]: readonly number[]) => ({
      doseCount1,
      doseCount2,
      doseCount3,
      doseCountSingle,
    });
    await declare(api.bellevue(), day('2026-03-02', [14, 6, 1, 2]));
    await declare(api.bellevue(), day('2026-03-08', [5, 0, 0, 0]));
    await declare(api.bellevue(), day('2026-03-10', [9, 9, 9, 9]));
    await declare(api.bellevue(), { ...day('2026-03-02', [3, 0, 0, 0]), idProduit: products.vaxilor });
    await declare(api.as('point', centres.pointBellevue), day('2026-03-03', [4, 2, 0, 0]));
    await declare(api.as('riviere', centres.centreRiviere), {
      modeAdministration: 'SEMAINE',
      endOfWeek: '2026-03-29',
      ...counts([34, 21, 6, 3]),
    });
  });
  afterAll(() => api.close());

  const daily = async (user: StockUser, query = ''): Promise<DailyUsage[]> =>
    (await user.get(`${PATH}/jour?week=${MONDAY}${query}`).expect(200)).body;
  const weekly = async (user: StockUser, body: object = {}): Promise<WeeklyUsage[]> =>
    (await user.post(`${PATH}/semaine`, { week: MONDAY, ...body }).expect(200)).body;
  const named = (rows: readonly { centre: { nom: string }; produit: { nomCommercial: string } }[]) =>
    rows.map(({ centre, produit }) => `${centre.nom}: ${produit.nomCommercial}`);

  it('counts a week day by day, four counts for each centre and product', async () => {
    const rows = await daily(api.nord());
    expect(named(rows)).toEqual([
      'Centre Bellevue: Immunol',
      'Centre Bellevue: Vaxilor',
      'Point Bellevue: Immunol',
    ]);
    expect(rows[0]).toMatchObject({ d1j1: 14, d2j1: 6, d3j1: 1, duj1: 2, d1j2: 0, d1j7: 5, d2j7: 0 });
    expect(rows[2]).toMatchObject({ d1j1: 0, d1j2: 4, d2j2: 2 });
    expect(Object.keys(rows[0]!)).toHaveLength(30);
  });

  it('counts five weeks, by the day and by the week together', async () => {
    const rows = await weekly(api.nord(), { idProduit: products.immunol });
    expect(named(rows)).toEqual([
      'Centre Bellevue: Immunol',
      'Centre Rivière: Immunol',
      'Point Bellevue: Immunol',
    ]);
    expect(rows[0]!.utilisations).toEqual([
      { week: '2026-03-02', d1: 19, d2: 6, d3: 1, du: 2 },
      { week: '2026-03-09', d1: 9, d2: 9, d3: 9, du: 9 },
      { week: '2026-03-16', d1: 0, d2: 0, d3: 0, du: 0 },
      { week: '2026-03-23', d1: 0, d2: 0, d3: 0, du: 0 },
      { week: '2026-03-30', d1: 0, d2: 0, d3: 0, du: 0 },
    ]);
    expect(rows[1]!.utilisations[3]).toEqual({ week: '2026-03-23', d1: 34, d2: 21, d3: 6, du: 3 });
    expect(await weekly(api.nord(), { modeAdministration: 'SEMAINE' })).toEqual(await weekly(api.nord()));
    expect(
      named(await weekly(api.nord(), { modeAdministration: 'JOUR', idCentre: centres.centreRiviere })),
    ).toEqual([]);
  });

  it('is filtered by product and centre, and takes any day of the week', async () => {
    expect(named(await daily(api.nord(), `&idProduit=${products.vaxilor}`))).toEqual([
      'Centre Bellevue: Vaxilor',
    ]);
    expect(named(await daily(api.nord(), `&idCentre=${centres.pointBellevue}&idProduit=all`))).toEqual([
      'Point Bellevue: Immunol',
    ]);
    const asJson = encodeURIComponent(JSON.stringify({ week: MONDAY, idProduit: products.vaxilor }));
    const ofReactAdmin = await api.nord().get(`${PATH}/jour?filter=${asJson}&range=[0,9]`).expect(200);
    expect(named(ofReactAdmin.body)).toEqual(['Centre Bellevue: Vaxilor']);
    expect(ofReactAdmin.headers['content-range']).toBe('jour 0-0/1');
    const nothing = { idProduit: null, idCentre: null, modeAdministration: null };
    expect(await weekly(api.nord(), nothing)).toEqual(await weekly(api.nord()));
    const { body } = await api.nord().get(`${PATH}/jour?week=2026-03-05`).expect(200);
    expect(body).toHaveLength(3);
    const { body: faulty } = await api.nord().get(`${PATH}/jour?week=demain`).expect(400);
    expect(faulty.fieldErrors).toMatchObject([{ field: 'week', code: 'global.error.dateForm' }]);
  });

  it('shows each role the selected centre and what is below it', async () => {
    const seen = async (user: StockUser) => (await daily(user)).length;
    expect(await seen(api.as('admin'))).toBe(3);
    expect(await seen(api.referent())).toBe(3);
    expect(await seen(api.bellevue())).toBe(3);
    expect(await seen(api.as('point', centres.pointBellevue))).toBe(1);
    expect(await seen(api.as('agence', centres.agenceRegionale))).toBe(0);
    await api.sud().get(`${PATH}/jour?idCentre=${centres.centreBellevue}`).expect(404);
    const { body } = await api
      .sud()
      .post(`${PATH}/semaine`, { idCentre: centres.centreBellevue })
      .expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'idCentre' }]);
  });
});
