import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import type { DashboardRow } from './dashboard-row.dto.js';

const HOUR = 3_600_000;
const window = (countStock: number, countExit: number, countDechet: number) => ({
  countStock,
  countExit,
  countDechet,
});

describe('the dashboard', () => {
  let stock: StockApi;
  const start = async () => {
    stock = await StockApi.start();
  };
  const close = () => stock.close();

  const immunol = async (path: string, user = stock.nord()) =>
    ((await user.get(path).expect(200)).body as DashboardRow[]).find(
      ({ idProduit }) => idProduit === products.immunol,
    );

  describe('in one ledger, one spec after the other,', () => {
    beforeAll(start);
    afterAll(close);

    it('counts what came, left and was scrapped, and what remains', async () => {
      const batch = await stock.batchAtNord(40, 'TB-1');
      await stock.batchAtNord(10, 'TB-1');
      await stock.noteTo(centres.centreBellevue, batch, 6);
      const note = await stock.noteTo(centres.centreBellevue, batch, 5);
      await stock.nord().put(`/dispatch/preparation/${note}`).expect(200);
      await stock
        .nord()
        .put('/dispatch/stock', { idStock: batch, quantite: -3, commentaire: 'Inventaire' })
        .expect(200);
      const last = await stock
        .nord()
        .post('/dispatch/dechet', {
          idProduit: products.immunol,
          idStock: batch,
          quantite: 1,
          cause: 'CASSE',
        })
        .expect(201);
      const { body } = await stock.nord().get('/dispatch/tdb', last).expect(200);
      const now = window(50, 6, 1);
      expect(body).toEqual([
        {
          idProduit: products.immunol,
          nomCommercial: 'Immunol',
          produit: expect.objectContaining({ typeConditionnement: 'FLACON', nbDoses: 10 }),
          day: now,
          week: now,
          month: now,
          countStockRestant: 40,
        },
      ]);
    });

    it('counts fridge exits at a vaccination centre', async () => {
      const line = await stock.lineAtBellevue(9, 'TB-2');
      const exit = await stock
        .bellevue()
        .post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 2 })
        .expect(201);
      const { body } = await stock.bellevue().get('/vaccination/tdb', exit).expect(200);
      expect(body).toEqual([expect.objectContaining({ day: window(9, 2, 0), countStockRestant: 7 })]);
    });

    it('holds sums of hundreds of the largest movements', async () => {
      const largest = 9_999_999;
      const entry = (n: number) => ({
        idProduit: products.immunol,
        quantite: largest,
        lot: `TB-BIG-${n % 3}`,
        peremption: '2036-06-30',
      });
      const entries = Array.from({ length: 220 }, (_, n) =>
        stock.sud().post('/dispatch/entree-stock', entry(n)),
      );
      const answers = await Promise.all(entries.map((sent) => sent.expect(201)));
      const { body } = await stock.sud().get('/dispatch/tdb', answers.at(-1)).expect(200);
      expect(body).toEqual([
        expect.objectContaining({ day: window(220 * largest, 0, 0), countStockRestant: 220 * largest }),
      ]);
      const { body: trend } = await stock.sud().get('/dispatch/tdb/serie').expect(200);
      expect(trend[0].jours.at(-1)).toMatchObject({ countStock: 220 * largest });
    });
  });

  describe('in a ledger of its own', () => {
    beforeEach(start);
    afterEach(close);

    it('lets windows slide with the clock, to the second', async () => {
      stock.api.stopClock();
      const batch = await stock.batchAtNord(40, 'TB-3');
      await stock.noteTo(centres.centreBellevue, batch, 6);
      stock.api.advance(2 * HOUR);
      const cancelled = await stock.noteTo(centres.centreBellevue, batch, 5);
      stock.api.advance(24 * HOUR - 2 * HOUR - 1_000);
      const settled = await stock.nord().put(`/dispatch/preparation/${cancelled}`).expect(200);
      const before = (await stock.nord().get('/dispatch/tdb', settled).expect(200)).body as DashboardRow[];
      expect(before[0]).toEqual(expect.objectContaining({ day: window(40, 6, 0), countStockRestant: 34 }));
      stock.api.advance(2_000);
      expect(await immunol('/dispatch/tdb')).toEqual(
        expect.objectContaining({ day: window(0, 0, 0), week: window(40, 6, 0), month: window(40, 6, 0) }),
      );
      stock.api.advance(7 * 24 * HOUR);
      expect(await immunol('/dispatch/tdb')).toEqual(
        expect.objectContaining({ week: window(0, 0, 0), month: window(40, 6, 0), countStockRestant: 34 }),
      );
    });

    it('is that of the selected centre; without one an administrator sees the sums', async () => {
      await stock.batchAtNord(40, 'TB-4');
      const entry = {
        idProduit: products.immunol,
        quantite: 2,
        lot: 'TB-5',
        peremption: '2036-06-30',
        conforme: true,
      };
      await stock.sud().post('/dispatch/entree-stock', entry).expect(201);
      const position = await stock.sud().post('/dispatch/entree-stock', entry).expect(201);
      const { body } = await stock.as('admin').get('/dispatch/tdb', position).expect(200);
      expect(body).toEqual([expect.objectContaining({ countStockRestant: 44 })]);
      expect(await immunol('/dispatch/tdb', stock.sud())).toEqual(
        expect.objectContaining({ countStockRestant: 4 }),
      );
      await stock.bellevue().get('/dispatch/tdb').expect(403);
    });
  });
});
