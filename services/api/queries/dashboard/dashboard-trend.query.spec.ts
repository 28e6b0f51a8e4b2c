import { centres, EXPIRY, products, StockApi } from '../../../../test/support/stock-api.js';
import type { DashboardTrend } from './dashboard-trend.dto.js';

const DAY = 24 * 3_600_000;

describe('the trend of the dashboard', () => {
  let stock: StockApi;
  const start = async () => {
    stock = await StockApi.start();
  };
  const close = () => stock.close();

  const trend = async () =>
    (await stock.nord().get('/dispatch/tdb/serie').expect(200)).body as DashboardTrend[];
  const quiet = { countStock: 0, countExit: 0, countDechet: 0 };

  describe('in one ledger, one spec after the other,', () => {
    beforeAll(start);
    afterAll(close);

    it('counts the last 30 business days, today last, each product on its own', async () => {
      const batch = await stock.batchAtNord(40, 'TR-1');
      await stock.noteTo(centres.centreBellevue, batch, 6);
      const cancelled = await stock.noteTo(centres.centreBellevue, batch, 5);
      const last = await stock.nord().put(`/dispatch/preparation/${cancelled}`).expect(200);
      const { body } = await stock.nord().get('/dispatch/tdb/serie', last).expect(200);

      expect(body).toEqual([{ idProduit: products.immunol, jours: expect.any(Array) }]);
      const { jours } = body[0] as DashboardTrend;
      expect(jours).toHaveLength(30);
      const date = expect.any(String);
      expect(jours.at(-1)).toEqual({ date, countStock: 40, countExit: 6, countDechet: 0, stock: 34 });
      expect(jours.at(-2)).toEqual({ date, ...quiet, stock: 0 });
      expect([...jours].sort((one, other) => one.date.localeCompare(other.date))).toEqual(jours);
    });

    it('is shown to the users who see the dashboard', async () => {
      await stock.bellevue().get('/dispatch/tdb/serie').expect(403);
      await stock.bellevue().get('/vaccination/tdb/serie').expect(200, []);
      await stock.referent().get('/referent/tdb/serie').expect(200, []);
    });
  });

  describe('in a ledger of its own', () => {
    beforeEach(start);
    afterEach(close);

    it('moves on with the days, and forgets what is older than the window', async () => {
      await stock.batchAtNord(40, 'TR-2');
      const entry = {
        idProduit: products.immunol,
        quantite: 2,
        lot: 'TR-3',
        peremption: EXPIRY,
        conforme: true,
      };
      const last = await stock.nord().post('/dispatch/entree-stock', entry).expect(201);
      await stock.nord().get('/dispatch/tdb/serie', last).expect(200);
      stock.api.advance(2 * DAY);
      const [product] = await trend();
      expect(product?.jours.at(-3)).toEqual(expect.objectContaining({ countStock: 42 }));
      expect(product?.jours.at(-1)).toEqual(expect.objectContaining(quiet));
      stock.api.advance(30 * DAY);
      // What is there is said of every day also where nothing moved it.
      const days = Array.from({ length: 30 }, () => ({ date: expect.any(String), ...quiet, stock: 42 }));
      expect(await trend()).toEqual([{ idProduit: products.immunol, jours: days }]);
    });

    it('says what was there at the end of each day, by everything that moved it', async () => {
      stock.api.stopClock();
      const batch = await stock.batchAtNord(40, 'TR-4');
      const note = await stock.noteTo(centres.centreBellevue, batch, 5);
      stock.api.advance(DAY);
      await stock
        .nord()
        .put('/dispatch/stock', { idStock: batch, quantite: -3, commentaire: 'compté' })
        .expect(200);
      stock.api.advance(DAY);
      // It counts as an exit in no window, but the goods are back only from now on.
      await stock.nord().put(`/dispatch/preparation/${note}`).expect(200);
      stock.api.advance(DAY);
      const left = async () => (await trend())[0]!.jours.slice(-5).map((day) => day.stock);
      expect(await left()).toEqual([0, 35, 32, 37, 37]);
      await stock
        .nord()
        .post('/dispatch/dechet', {
          idProduit: products.immunol,
          idStock: batch,
          quantite: 7,
          cause: 'CASSE',
        })
        .expect(201);
      expect(await left()).toEqual([0, 35, 32, 37, 30]);
    });
  });
});
